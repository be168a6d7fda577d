import { type EditedData, entryAt, type FileOf, type Recipe } from '../edited-data';

/** The third feature goes: its line, its files, its pictures; its addresses lead on, as the check asks. */
export const recipe: Recipe = (data) => {
  const { id } = entryAt(data.read<FileOf<'FeatureCatalogue'>>('features.json').features, 2);
  for (const language of data.languages) {
    const path = `locales/${language}/content/features/${id}.json`;
    if (!data.has(path)) continue;
    const { src, portrait } = data.read<FileOf<'Feature'>>(path).image;
    data.removePicture(src);
    if (portrait !== undefined) data.removePicture(portrait);
    data.remove(path);
  }
  data.edit<FileOf<'FeatureCatalogue'>>('features.json', (value) => {
    value.features = value.features.filter((feature) => feature.id !== id);
  });
  data.markTranslated();
  leadLostAddressesOn(data);
};

/** Adds the lines that the check writes down for addresses that would be lost. */
function leadLostAddressesOn(data: EditedData): void {
  const lost = data.problems.filter(({ kind }) => kind === 'address-lost');
  const lines = lost.map(({ fix }) => JSON.parse(/\{.*\}/.exec(fix)?.[0] ?? ''));
  data.edit<FileOf<'Redirects'>>('redirects.json', ({ redirects }) => redirects.push(...lines));
}
