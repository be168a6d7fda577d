import type { FileOf, Recipe } from '../edited-data';

/** One word more in every language, and the word that it is translated. */
export const recipe: Recipe = (data) => {
  const file = 'content/pages.json';
  data.editInEveryLanguage<FileOf<'PageTexts'>>(file, ({ root }) => {
    root.title = `${root.title} · UE`;
  });
  data.markTranslated(file);
};
