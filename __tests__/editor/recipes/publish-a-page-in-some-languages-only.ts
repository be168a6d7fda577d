import { cookiePolicy } from '../../../src/content/collections';
import { type EditedData, entryAt, type FileOf, type Recipe } from '../edited-data';

/** The last feature but one and the second legal page are not published in the last language that others translate. */
export const recipe: Recipe = (data) => {
  const taken = data.languages.filter((code) => code !== data.source).at(-1);
  const without = (languages = data.languages) => languages.filter((code) => code !== taken);
  data.edit<FileOf<'FeatureCatalogue'>>('features.json', ({ features }) => {
    const feature = entryAt(features, -2);
    feature.languages = without(feature.languages);
    removeFile(data, `locales/${taken}/content/features/${feature.id}.json`);
  });
  data.edit<FileOf<'LegalCatalogue'>>('legal.json', ({ pages }) => {
    const page = entryAt(
      pages.filter(({ id }) => id !== cookiePolicy.id),
      1,
    );
    page.languages = without(page.languages);
    removeFile(data, `locales/${taken}/content/legal/${page.id}.json`);
  });
};

/** A file goes, and the pictures that it alone names. */
function removeFile(data: EditedData, path: string): void {
  const image = data.has(path) ? data.read<Partial<FileOf<'Feature'>>>(path).image : undefined;
  data.remove(path);
  const others = data.filesBelow('locales').map((file) => JSON.stringify(data.read(file)));
  for (const picture of [image?.src, image?.portrait]) {
    if (picture && !others.some((text) => text.includes(picture))) data.removePicture(picture);
  }
}
