import {
  type Finding as FindingOf,
  problemKinds as kindsOfAnyContent,
  problemsOf,
  type Severity,
} from '../../packages/content';

/** The kinds of problems that only this site can have, with their severity. */
const ownKinds = {
  // The file itself
  'file-unknown': 'error',
  'file-missing': 'error',
  'file-link': 'warning',
  // Keys and values
  'schema-reference': 'warning',
  // Between files
  'language-unknown': 'error',
  'language-data': 'error',
  'language-without-folder': 'error',
  'language-source-missing': 'error',
  'folder-without-language': 'error',
  'id-unknown': 'error',
  'id-missing': 'error',
  'entry-unknown': 'error',
  'text-left-over': 'warning',
  'slug-taken': 'error',
  'slug-reserved': 'error',
  'slug-twice': 'error',
  'parity-length': 'error',
  'parity-missing': 'error',
  'parity-order': 'error',
  'parity-placeholders': 'warning',
  'parity-published': 'error',
  'published-none': 'error',
  'placeholder-unknown': 'error',
  'placeholder-broken': 'error',
  // Texts
  'name-twice': 'error',
  'locale-wrong': 'error',
  'text-copied': 'error',
  'entry-copied': 'error',
  'text-twice': 'warning',
  'word-twice': 'warning',
  'letter-not-on-card': 'warning',
  'letter-not-in-font': 'warning',
  // Facts
  'fact-repeated': 'warning',
  'currency-unusual': 'warning',
  'price-unusual': 'warning',
  'price-changed': 'warning',
  'date-left': 'warning',
  'picture-left': 'warning',
  'consent-policy-left': 'warning',
  'quote-left': 'warning',
  'date-future': 'warning',
  'date-unusual': 'warning',
  'fact-missing': 'error',
  'stat-unusual': 'warning',
  'stat-incomplete': 'error',
  'hero-not-first': 'error',
  'third-party-undisclosed': 'error',
  'third-party-unnamed': 'error',
  'source-shared': 'warning',
  'address-unreachable': 'warning',
  'address-lookalike': 'warning',
  'cookie-undisclosed': 'error',
  'storage-undisclosed': 'error',
  'policy-missing': 'error',
  'consent-language': 'warning',
  'security-date': 'warning',
  // Search results
  'seo-title-length': 'warning',
  'seo-description-length': 'warning',
  'seo-title-twice': 'error',
  'seo-description-twice': 'error',
  // Hosts and the demo
  'host-unknown': 'error',
  'host-excluded': 'error',
  'host-limit': 'error',
  'demo-untranslated': 'warning',
  'demo-missing': 'error',
  'demo-elsewhere': 'error',
  // Addresses
  'address-lost': 'error',
  'address-unrecorded': 'warning',
  'redirect-twice': 'error',
  'redirect-shadowed': 'error',
  'redirect-loop': 'error',
  'redirect-without-target': 'error',
  'redirect-unpublished': 'error',
} as const satisfies Record<string, Severity>;

/**
 * Every kind of problem that the check reports, with its severity. `__tests__/content/fixtures/` has examples of each,
 * with the exact messages.
 */
export const problemKinds = { ...kindsOfAnyContent, ...ownKinds };

/** The name of a kind of problem. */
export type ProblemKind = keyof typeof problemKinds;

/** What is wrong, in the words of the message. */
export type Finding = FindingOf<ProblemKind>;

export const { fileProblem, problem, problemAt } = problemsOf(problemKinds);
