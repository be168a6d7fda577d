import { entryAt, type FileOf, type Recipe } from '../edited-data';

/** One more question at the end. */
export const recipe: Recipe = (data) => {
  data.editInEveryLanguage<FileOf<'Faq'>>('content/faq.json', ({ entries }) => {
    entries.push({ ...entryAt(entries, 0), id: 'addedByTheGuide' });
  });
  data.markTranslated('content/faq.json');
};
