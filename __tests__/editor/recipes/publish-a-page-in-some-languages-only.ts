import { cookiePolicy } from '../../../src/content/collections';
import { dispensableFeatures, entryAt, type FileOf, type Recipe } from '../edited-data';

/** The last feature but one and the second legal page are not published in the last translated language; of fewer, the last one. */
export const recipe: Recipe = (data) => {
  const taken = data.languages.filter((code) => code !== data.source).at(-1);
  const without = (languages = data.languages) => languages.filter((code) => code !== taken);
  data.edit<FileOf<'FeatureCatalogue'>>('features.json', ({ features }) => {
    const others = dispensableFeatures(features);
    const feature = others.at(-2) ?? entryAt(others, -1);
    feature.languages = without(feature.languages);
    data.removePage(`locales/${taken}/content/features/${feature.id}.json`);
  });
  data.edit<FileOf<'LegalCatalogue'>>('legal.json', ({ pages }) => {
    const others = pages.filter(({ id }) => id !== cookiePolicy.id);
    const page = others[1] ?? entryAt(others, -1);
    page.languages = without(page.languages);
    data.removePage(`locales/${taken}/content/legal/${page.id}.json`);
  });
  data.redirectLostAddresses();
};
