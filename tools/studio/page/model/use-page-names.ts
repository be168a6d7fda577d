import type { SitePage } from '../../src/server/page-answers';
import { useContent } from '../session/use-session';
import { useWords } from '../words';
import { wordsOf } from './naming';
import { pagePlace } from './subject';
import { useNames } from './use-names';

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
