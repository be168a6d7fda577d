import type { FileOf, Recipe } from '../edited-data';

/** One question less. */
export const recipe: Recipe = (data) => {
  data.editInEveryLanguage<FileOf<'Faq'>>('content/faq.json', ({ entries }) => entries.splice(1, 1));
};
