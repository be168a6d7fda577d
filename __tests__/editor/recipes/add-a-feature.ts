import { entryAt, type FileOf, isInEveryLanguage, type Recipe } from '../edited-data';

const id = 'addedByTheGuide';

/** One more feature at the end, with words, address and picture in every language. */
export const recipe: Recipe = (data) => {
  const first = entryAt(data.read<FileOf<'FeatureCatalogue'>>('features.json').features.filter(isInEveryLanguage), 0);
  data.edit<FileOf<'FeatureCatalogue'>>('features.json', ({ features }) =>
    features.push({ id, icon: first.icon, listed: true, listId: id }),
  );
  for (const language of data.languages) {
    const feature = data.read<FileOf<'Feature'>>(`locales/${language}/content/features/${first.id}.json`);
    const code = language.toUpperCase();
    const src = data.addPicture(`features/${language}/${id}`, feature.image.src);
    data.write(`locales/${language}/content/features/${id}.json`, {
      ...feature,
      slug: `added-by-the-guide-${language}`,
      previousSlugs: [],
      name: 'Guide',
      // Of a known length: titles have limits, and the feature's own may be as long as allowed.
      title: `Guide ${code}`,
      summary: `Guide – ${feature.summary}`,
      description: `Guide – ${feature.description}`,
      benefits: feature.benefits.map((benefit) => `Guide – ${benefit}`),
      image: { src, alt: feature.image.alt },
      seo: {
        title: `Guide ${code} – added | {{name}}`,
        description: Array(10).fill(`Guide ${code}`).join(', '),
      },
    });
  }
  data.markTranslated(`content/features/${id}.json`);
};
