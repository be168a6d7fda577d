import type { Change } from '../../src/changes/changes';

/** A change with its language. */
export interface LanguageChange {
  change: Change;
  language?: string;
  /** Whether it only records that a translation is right. */
  isMark: boolean;
}

/** A change, what it changes, and the file of the language without the language's folder. */
export interface Target extends LanguageChange {
  inner: string;
  name: string;
}
