import type { WordSource } from '../define/collection';

/**
 * A text of the interface or of an entry.
 * @param own the texts of the entry
 * @param wordsOf finds the words of a namespace
 * @throws Error if there is no such text
 */
export function wordFrom(
  source: WordSource,
  own: object | undefined,
  wordsOf: (namespace: string) => object | undefined,
): string {
  const [namespace = '', key] = source.split(':');
  const words = key === undefined ? own : wordsOf(namespace);
  const word: unknown = (words as Record<string, unknown> | undefined)?.[key ?? source];
  if (typeof word !== 'string') throw new Error(`A page names the text "${source}", which is not there.`);
  return word;
}
