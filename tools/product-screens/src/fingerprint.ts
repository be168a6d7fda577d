import { createHash } from 'node:crypto';

/**
 * The note in a generated picture or page: a hash of its source, by which a test checks whether the file is up to date. Files from
 * editors have no such note.
 */
export const noteOf = (source: string): string =>
  `product-screens ${createHash('sha256').update(source).digest('hex').slice(0, 16)}`;

/** The note in a file's text, if there is one. */
export const noteIn = (text: string): string | undefined => /product-screens [0-9a-f]{16}/.exec(text)?.[0];
