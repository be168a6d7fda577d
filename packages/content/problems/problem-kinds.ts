import { type Finding as FindingOf, problemsOf, type Severity } from './problem';

/** The kinds of problems that any content can have, with their severity. */
export const problemKinds = {
  // The file itself
  'file-too-large': 'error',
  'file-not-utf8': 'error',
  'file-empty': 'error',
  // Its JSON
  'json-merge': 'error',
  'json-syntax': 'error',
  'json-duplicate-key': 'error',
  // Keys and values
  'key-unknown': 'error',
  'key-missing': 'error',
  'value-type': 'error',
  'value-choice': 'error',
  'value-range': 'error',
  'value-form': 'error',
  // Between files
  'id-twice': 'error',
  // Texts
  'text-encoding': 'error',
  'text-markup': 'error',
  'text-markdown': 'error',
  'text-invisible': 'error',
  'text-decomposed': 'error',
  'text-mixed': 'error',
  'text-alphabet': 'warning',
  'text-unfinished': 'error',
  'text-doubtful': 'warning',
  // Facts
  'sample-value': 'warning',
  'sample-left-over': 'warning',
  // Pictures
  'image-missing': 'error',
  'image-unreadable': 'error',
  'image-type': 'error',
  'image-elsewhere': 'warning',
  'image-too-small': 'error',
  'image-too-large': 'error',
  'image-too-heavy': 'warning',
  'image-shape': 'warning',
  'image-not-described': 'warning',
  'image-unused': 'warning',
  // Signs
  'sign-unclosed': 'warning',
  'sign-unopened': 'warning',
  // Translations
  'translation-stale': 'warning',
  'translation-unmarked': 'warning',
  'record-missing': 'warning',
  'text-untranslated': 'warning',
} as const satisfies Record<string, Severity>;

/** The name of one of these kinds. */
export type ProblemKind = keyof typeof problemKinds;

/** What is wrong, in the words of the message. */
export type Finding = FindingOf<ProblemKind>;

export const { fileProblem, problem, problemAt } = problemsOf(problemKinds);
