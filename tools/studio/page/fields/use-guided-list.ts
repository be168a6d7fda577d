import { blankOf } from '../model/blank';
import type { Spot } from '../model/place';
import { fieldAt } from '../model/subject';
import { useContent } from '../session/use-session';

/** The data that the guided steps need about a list. */
interface Guided {
  requests: { move: string; remove: string };
  /** The part of the request body that identifies the list. */
  body: object;
}

/** A list of entries with texts in every language, such as questions. */
export interface GuidedEntries extends Guided {
  entry: string;
  blankWords(id: string): unknown;
  blankFacts?(id: string): unknown;
}

/** The list of the pages of a collection. */
export interface GuidedPages extends Guided {
  page: string;
}

/** Returns the guided steps of a list, if it has any: its entries can be in several lists, or have their own files. */
export function useGuidedList(spot: Spot | undefined): GuidedEntries | GuidedPages | undefined {
  const { content, known } = useContent();
  const guidedEntries = useGuidedEntries();
  if (spot?.key.length !== 1) return undefined;
  const [list] = spot.key;
  const inner = content.files.get(spot.path)?.inner;
  const page = known.collections.find((collection) => collection.path === spot.path && collection.list === list);
  if (page)
    return { page: page.name, body: { collection: page.name }, requests: { move: 'movepage', remove: 'removepage' } };
  const found = Object.entries(known.entries).find(([, lists]) => {
    const facts = 'facts' in lists ? lists.facts : undefined;
    return (lists.words.path === inner && lists.words.list === list) || (facts?.path === spot.path && facts.list === list);
  });
  return found && guidedEntries(found[0] as keyof typeof known.entries);
}

/** Returns a function that finds the data of the guided steps for a kind of entries. */
function useGuidedEntries() {
  const { content, known } = useContent();
  return (entry: keyof typeof known.entries): GuidedEntries => {
    const lists: { words: { path: string; list: string }; facts?: { path: string; list: string } } = known.entries[entry];
    const wordsPath = [...content.files.values()].find(({ inner }) => inner === lists.words.path)?.path;
    const blank = (path: string | undefined, list: string) => (id: string) => {
      const field = fieldAt(known.fields[content.files.get(path ?? '')?.schema ?? ''], [list, 0]);
      return field && { ...(blankOf(field, id) as object), id };
    };
    const { facts, words } = lists;
    return {
      entry,
      body: { kind: entry },
      requests: { move: 'moveentry', remove: 'removeentry' },
      blankWords: blank(wordsPath, words.list),
      ...(facts && { blankFacts: blank(facts.path, facts.list) }),
    };
  };
}
