import { entryAt, firstOf, legalPagesOf, listPath, wordsOf } from './site';

/** The address of one page of every kind. */
export const kindsOfPage = (language: string) => [
  `/${language}`,
  listPath(language),
  firstOf(wordsOf(language).features).path,
  entryAt(legalPagesOf(language), -1).path,
  `/${language}/nowhere`,
];
