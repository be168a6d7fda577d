import { entryAt, type FileOf, type Recipe } from '../edited-data';

/** Another figure of the first feature; none at all for the last. */
export const recipe: Recipe = (data) => {
  const { features } = data.read<FileOf<'FeatureCatalogue'>>('features.json');
  data.editInEveryLanguage<FileOf<'Feature'>>(`content/features/${entryAt(features, 0).id}.json`, (feature) => {
    const { stat } = feature;
    feature.stat = stat !== null && stat > 50 ? stat - 3 : (stat ?? 40) + 3;
    feature.statDescription ??= feature.label;
  });
  data.editInEveryLanguage<FileOf<'Feature'>>(`content/features/${entryAt(features, -1).id}.json`, (feature) => {
    feature.stat = null;
    feature.statDescription = null;
  });
  data.markTranslated();
};
