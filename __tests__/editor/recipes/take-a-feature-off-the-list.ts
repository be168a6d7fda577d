import { entryAt, type FileOf, type Recipe } from '../edited-data';

/** The first feature that has a card loses it, and the ones without get one. */
export const recipe: Recipe = (data) =>
  data.edit<FileOf<'FeatureCatalogue'>>('features.json', ({ features }) => {
    const first = entryAt(
      features.filter(({ listed }) => listed),
      0,
    );
    for (const feature of features) feature.listed = true;
    first.listed = false;
  });
