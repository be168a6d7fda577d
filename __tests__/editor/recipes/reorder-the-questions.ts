import type { FileOf, Recipe } from '../edited-data';

/** The questions the other way round, in every language. */
export const recipe: Recipe = (data) => {
  data.editInEveryLanguage<FileOf<'Faq'>>('content/faq.json', ({ entries }) => entries.reverse());
};
