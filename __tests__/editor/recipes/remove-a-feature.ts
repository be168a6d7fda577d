import { dispensableFeatures, entryAt, type FileOf, type Recipe } from '../edited-data';

/** The third feature goes, or the last of fewer: its line, its files, its pictures; its addresses lead on, as the check asks. */
export const recipe: Recipe = (data) => {
  const { features } = data.read<FileOf<'FeatureCatalogue'>>('features.json');
  const others = dispensableFeatures(features);
  const { id } = others.find((feature) => feature === features[2]) ?? entryAt(others, -1);
  for (const language of data.languages) data.removePage(`locales/${language}/content/features/${id}.json`);
  data.edit<FileOf<'FeatureCatalogue'>>('features.json', (value) => {
    value.features = value.features.filter((feature) => feature.id !== id);
  });
  data.markTranslated();
  data.redirectLostAddresses();
};
