import type { Alternate } from '../../packages/addresses';
import type { NearestPage, PageContext } from './page-context';

/** The target of a language link: a translation, or another page with a text that says so. */
export type LanguageLink = Alternate & Partial<Pick<NearestPage, 'explanation'>>;

/** The links of a page to every language of the site, its own included, in the order of the site (decision 8). */
export const languageLinks = ({ languages, alternates, nearest }: PageContext): LanguageLink[] =>
  [...alternates, ...nearest].sort((one, other) => languages.indexOf(one.language) - languages.indexOf(other.language));
