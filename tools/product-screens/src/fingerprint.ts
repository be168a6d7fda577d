import { createHash } from 'node:crypto';

/**
 * The note that a picture or page of this tool carries: a digest of what it was made from, by which a test knows whether it was made
 * again since its source changed. What an editor brings has no such note.
 */
export const noteOf = (source: string): string =>
  `product-screens ${createHash('sha256').update(source).digest('hex').slice(0, 16)}`;

/** The note in a file's text, if there is one. */
export const noteIn = (text: string): string | undefined => /product-screens [0-9a-f]{16}/.exec(text)?.[0];
