import type { ReferenceTarget } from '../../src/site';
import { useContent } from '../session/use-session';
import { valueAt } from '../site';
import { idOf } from './keys';
import { referredPath } from './subject';

/** Returns a function that lists the possible values of a reference: the ids of the entries of a list, or the values themselves. */
export function useReferred(): (to: ReferenceTarget, language?: string) => string[] {
  const { content } = useContent();
  return (to, language) => {
    const list = valueAt(content.files.get(referredPath(content, to, language))?.value, [to.list]);
    return Array.isArray(list)
      ? list.flatMap((entry: unknown) => idOf(entry) ?? (typeof entry === 'string' ? entry : []))
      : [];
  };
}
