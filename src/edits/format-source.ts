import { parseDocument } from '../content/data-document';
import { unformattedIn } from '../content/formatted';
import { formatKey } from '../content/problem';
import { applyEdits } from './apply-edit';

/** A file whose texts are formatted. */
export interface FormattedFile {
  /** Its text with all changes. */
  source: string;
  /** What was changed: the key as messages show it, and the text before and after. */
  changes: readonly { key: string; text: string; formatted: string }[];
}

/**
 * Formats the texts of a file that visitors read, in place: everything else stays, byte for byte.
 * @param path path below `data/`
 * @param source its text
 * @returns the file, whether anything changes or not; undefined if it cannot be read
 */
export function formatSource(path: string, source: string): FormattedFile | undefined {
  const document = parseDocument(path, source);
  if (Array.isArray(document)) return undefined;
  const changes = unformattedIn(path, document.value);
  const edits = changes.map(({ key, formatted }) => ({ kind: 'set', key, value: formatted }) as const);
  return {
    source: applyEdits(source, edits),
    changes: changes.map(({ key, ...change }) => ({ key: formatKey(key), ...change })),
  };
}
