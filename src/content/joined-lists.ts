import type { KeyPath } from '../../packages/content';
import type { EntryFacts } from './collection-facts';
import { joinedLists } from './sections';

/**
 * The lists of facts in their file: one, or one for each entry of the list above it.
 * @param value what the file holds
 * @param keys see `JoinedList`
 * @param isShown leaves out lists in other entries
 */
export function listsIn(
  value: unknown,
  [first = '', ...rest]: readonly string[],
  isShown: (entry: EntryFacts) => boolean = () => true,
): { key: KeyPath; entries: readonly EntryFacts[] }[] {
  const entries = (value as Record<string, EntryFacts[] | undefined>)[first] ?? [];
  if (rest.length === 0) return [{ key: [first], entries: entries.filter(isShown) }];
  return entries.flatMap((entry, index) =>
    isShown(entry) ? listsIn(entry, rest, isShown).map((list) => ({ ...list, key: [first, index, ...list.key] })) : [],
  );
}

/**
 * The facts of a file, each with its texts as `text`.
 * @param kind GraphQL type of the file
 * @param facts what it holds
 * @param textsOf the texts of a list in one language
 */
export function withTexts(
  kind: string,
  facts: object,
  textsOf: (texts: string, key: string) => readonly { id: string }[],
): object {
  const own = joinedLists.filter((list) => list.facts === kind);
  return own.reduce((joined, { keys, texts, key }) => joinAt(joined, keys, textsOf(texts, key)), facts);
}

function joinAt(value: object, [first = '', ...rest]: readonly string[], texts: readonly { id: string }[]): object {
  const entries = (value as Record<string, EntryFacts[]>)[first] ?? [];
  const join = (entry: EntryFacts) =>
    rest.length > 0 ? joinAt(entry, rest, texts) : { ...entry, text: texts.find(({ id }) => id === entry.id) };
  return { ...value, [first]: entries.map(join) };
}
