import { entryAt, type FileOf, isInEveryLanguage, type Recipe } from '../edited-data';

const id = 'addedTerms';

/** One more legal page, at the end of the footer's list. */
export const recipe: Recipe = (data) => {
  const first = entryAt(data.read<FileOf<'LegalCatalogue'>>('legal.json').pages.filter(isInEveryLanguage), 0);
  data.edit<FileOf<'LegalCatalogue'>>('legal.json', ({ pages }) =>
    pages.push({ id, updated: new Date().toISOString().slice(0, 10) }),
  );
  for (const language of data.languages) {
    const code = language.toUpperCase();
    const page = data.read<FileOf<'LegalPage'>>(`locales/${language}/content/legal/${first.id}.json`);
    data.write(`locales/${language}/content/legal/${id}.json`, {
      ...page,
      slug: `terms-${language}`,
      previousSlugs: [],
      // Of a known length: titles have limits, and the page's own may be as long as allowed.
      title: `Terms ${code}`,
      seo: { title: `Terms ${code} – added | {{name}}`, description: Array(10).fill(`Terms ${code}`).join(', ') },
    });
  }
  data.markTranslated(`content/legal/${id}.json`);
};
