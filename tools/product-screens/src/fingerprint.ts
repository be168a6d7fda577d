import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/**
 * The note in a generated picture or page: a hash of its source, by which a test checks whether the file is up to date. Files from
 * editors have no such note.
 */
export const noteOf = (source: string): string =>
  `product-screens ${createHash('sha256').update(source).digest('hex').slice(0, 16)}`;

/** The note in a file's text, if there is one. */
export const noteIn = (text: string): string | undefined => /product-screens [0-9a-f]{16}/.exec(text)?.[0];

/**
 * Whether a tool may write a picture or page. Says so if it may not, because the file exists and has no note.
 * @param force whether to replace a file without a note, too
 */
export function mayWrite(file: string, force: boolean): boolean {
  const isAllowed = force || !existsSync(file) || noteIn(readFileSync(file, 'latin1')) !== undefined;
  if (!isAllowed) console.log(`${file}: not written, because an editor may have added this file. --force replaces it.`);
  return isAllowed;
}
