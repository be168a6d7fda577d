import { entryAt, type FileOf, type Recipe } from '../edited-data';

/** Another slug for the second feature and for the last legal page, another segment for the lists. */
export const recipe: Recipe = (data) => {
  const feature = entryAt(data.read<FileOf<'FeatureCatalogue'>>('features.json').features, 1);
  const page = entryAt(data.read<FileOf<'LegalCatalogue'>>('legal.json').pages, -1);
  for (const file of [`content/features/${feature.id}.json`, `content/legal/${page.id}.json`]) {
    data.editInEveryLanguage<FileOf<'Feature'> | FileOf<'LegalPage'>>(file, (value) => {
      value.previousSlugs.push(value.slug);
      value.slug = `${value.slug}-renamed`;
    });
  }
  data.editInEveryLanguage<FileOf<'Language'>>('language.json', ({ segments, previousSegments }) => {
    previousSegments.features.push(segments.features);
    segments.features = `${segments.features}-renamed`;
  });
};
