import {
  type Finding as FindingOf,
  problemKinds as kindsOfAnyContent,
  problemsOf,
  type Severity,
} from '../../packages/content';

/** The kinds of problems that only this site can have, with their severity. */
const ownKinds = {
  // The file itself
  'file-link': 'warning',
  // Texts
  'letter-not-on-card': 'warning',
  'letter-not-in-font': 'warning',
  // Facts
  'fact-repeated': 'warning',
  'currency-unusual': 'warning',
  'price-unusual': 'warning',
  'price-changed': 'warning',
  'consent-policy-left': 'warning',
  'fact-missing': 'error',
  'stat-unusual': 'warning',
  'stat-incomplete': 'error',
  'hero-not-first': 'error',
  'third-party-undisclosed': 'error',
  'third-party-unnamed': 'error',
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
