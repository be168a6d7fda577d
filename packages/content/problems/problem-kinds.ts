import { type Finding as FindingOf, problemsOf, type Severity } from './problem';

/** The kinds of problems that any content can have, with their severity. */
export const problemKinds = {
  // The file itself
  'file-too-large': 'error',
  'file-not-utf8': 'error',
  'file-empty': 'error',
  'file-unknown': 'error',
  'file-missing': 'error',
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
  'schema-reference': 'warning',
  // Between files
  'id-twice': 'error',
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
  'text-encoding': 'error',
  'text-markup': 'error',
  'text-markdown': 'error',
  'text-invisible': 'error',
  'text-decomposed': 'error',
  'text-mixed': 'error',
  'text-alphabet': 'warning',
  'text-unfinished': 'error',
  'text-doubtful': 'warning',
  'name-twice': 'error',
  'locale-wrong': 'error',
  'text-copied': 'error',
  'entry-copied': 'error',
  'text-twice': 'warning',
  'word-twice': 'warning',
  // Facts
  'sample-value': 'warning',
  'sample-left-over': 'warning',
  'date-left': 'warning',
  'picture-left': 'warning',
  'quote-left': 'warning',
  'date-future': 'warning',
  'date-unusual': 'warning',
  'source-shared': 'warning',
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
  // Addresses
  'address-lost': 'error',
  'redirect-twice': 'error',
  'redirect-shadowed': 'error',
  'redirect-loop': 'error',
  'redirect-without-target': 'error',
  'redirect-unpublished': 'error',
  'address-unrecorded': 'warning',
} as const satisfies Record<string, Severity>;

/** The name of one of these kinds. */
export type ProblemKind = keyof typeof problemKinds;

/** What is wrong, in the words of the message. */
export type Finding = FindingOf<ProblemKind>;

export const { fileProblem, problem, problemAt } = problemsOf(problemKinds);
