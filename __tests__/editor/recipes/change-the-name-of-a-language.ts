import type { FileOf, Recipe } from '../edited-data';

/** Another name and short form for the source language. */
export const recipe: Recipe = (data) => {
  data.edit<FileOf<'Language'>>(`locales/${data.source}/language.json`, (language) => {
    language.name = `${language.name} (Europe)`;
  });
};
