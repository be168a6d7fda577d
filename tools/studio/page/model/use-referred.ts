import type { ReferenceTarget } from '../../src/site';
import { useContent } from '../session/use-session';
import { valueAt } from '../site';
import { idOf } from './keys';
import { wordsOf } from './naming';
import { referredPath } from './subject';
import { useNames } from './use-names';

/**
 * Returns a function that lists the possible values of a reference, with the words for each: the ids of the entries of a list with
 * their names, or the values themselves.
 */
export function useReferred(): (to: ReferenceTarget, language?: string) => { value: string; words: string }[] {
  const { content } = useContent();
  const names = useNames();
  return (to, language) => {
    const path = referredPath(content, to, language);
    const list = valueAt(content.files.get(path)?.value, [to.list]);
    if (!Array.isArray(list)) return [];
    return list.flatMap((entry: unknown, index) => {
      const value = idOf(entry) ?? entry;
      return typeof value === 'string' ? [{ value, words: wordsOf(names.entry({ path, key: [to.list, index] })) }] : [];
    });
  };
}
