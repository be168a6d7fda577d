import type { NearestPage, PageContext } from './page-context';
import type { Alternate } from './types';

/** Where a change of language leads: to a translation, or to a page that says that it is none. */
export type LanguageLink = Alternate & Partial<Pick<NearestPage, 'said'>>;

/** Where a page leads in every language of the site, its own included, in the order of the site (decision 8). */
export const languageLinks = ({ languages, alternates, nearest }: PageContext): LanguageLink[] =>
  [...alternates, ...nearest].sort((one, other) => languages.indexOf(one.language) - languages.indexOf(other.language));
