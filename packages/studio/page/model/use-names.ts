import { useMemo } from 'react';
import type { SitePage } from '../../src/server/page-answers';
import type { ReferenceTarget } from '../../src/site';
import { useContent } from '../session/use-session';
import { valueAt } from '../site';
import { useWords } from '../words';
import { idOf } from './keys';
import { type Names, namesOf, wordsOf } from './naming';
import { pagePlace, referredPath } from './subject';

/** Returns the names of the parts of the content, in the language of the studio if the content has it. */
export function useNames(): Names {
  const { content, known } = useContent();
  const { locale } = useWords();
  return useMemo(() => namesOf(content, known, locale), [content, known, locale]);
}

/** Returns a function that names a page of the site: by its kind, and by the name that visitors read. */
export function usePageNames(): (page: SitePage) => string {
  const { say } = useWords();
  const { content, known } = useContent();
  const names = useNames();
  return ({ kind, id }) => {
    const collection = known.collections.find((one) => one.kind === kind);
    const place = collection && pagePlace(content, known, collection.name, id);
    if (!place) return say.kind(kind);
    return wordsOf({ words: names.file(place.path).words.slice(-1) });
  };
}

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
