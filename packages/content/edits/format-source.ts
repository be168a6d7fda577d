import type { DataFile } from '../define/data-file';
import { formatKey } from '../problems/problem';
import { parseDocument } from '../reading/data-document';
import { unformattedIn } from '../texts/formatted';
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
 * @param file what it is
 * @returns the file, whether anything changes or not; undefined if it cannot be read
 */
export function formatSource(path: string, source: string, file: DataFile | undefined): FormattedFile | undefined {
  const document = parseDocument(path, source, file);
  if (Array.isArray(document)) return undefined;
  const changes = unformattedIn(file, document.value);
  const edits = changes.map(({ key, formatted }) => ({ kind: 'set', key, value: formatted }) as const);
  return {
    source: applyEdits(source, edits),
    changes: changes.map(({ key, ...change }) => ({ key: formatKey(key), ...change })),
  };
}
