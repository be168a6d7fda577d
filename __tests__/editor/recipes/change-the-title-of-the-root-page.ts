import type { FileOf, Recipe } from '../edited-data';

/** Another title in every language, and the word that it is translated. */
export const recipe: Recipe = (data) => {
  const file = 'content/pages.json';
  data.editInEveryLanguage<FileOf<'PageTexts'>>(file, ({ root }, language) => {
    // Of a known length: titles have limits.
    root.title = `{{name}} – Guide ${language.toUpperCase()}, root page`;
  });
  data.markTranslated(file);
};
