import type { FileOf, Recipe } from '../edited-data';

/** Another text in the source language, its translations, and the word that they are translated. */
export const recipe: Recipe = (data) => {
  data.editInEveryLanguage<FileOf<'Hero'>>('hero.json', (hero, language) => {
    hero.badge = `${hero.badge} – ${language.toUpperCase()}`;
  });
  data.markTranslated('hero.json');
};
