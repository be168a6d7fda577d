import type { z } from 'zod';
import type { KeyPath } from '../problems/problem';
import { childSchema, defOf, type ReferenceTarget, referenceRegistry, unwrapped } from '../schema/schema-walk';
import type { EntryFacts } from './collections';
import type { FileKinds } from './file-kinds';

/** A list of facts whose words stand in a list of texts in every language, under the same ids. */
export interface JoinedList {
  /** GraphQL type of the file of facts. */
  facts: string;
  /** The key of the list; then that of the list in each of its entries, and so on. */
  keys: readonly string[];
  /** GraphQL type of the file of texts. */
  texts: string;
  /** The key of the list of texts. */
  key: string;
}

/** A list of entries with ids in a schema: its keys, and the list that its ids refer to. */
interface ListInSchema {
  keys: readonly string[];
  to: ReferenceTarget | undefined;
}

function listsWithIds(schema: z.ZodType, keys: readonly string[] = []): ListInSchema[] {
  return Object.entries(defOf(unwrapped(schema)).shape ?? {}).flatMap(([key, field]) => {
    const { element } = defOf(unwrapped(field));
    const id = element && childSchema(element, ['id']);
    if (!element || !id) return [];
    const list = { keys: [...keys, key], to: referenceRegistry.get(unwrapped(id)) };
    return [list, ...listsWithIds(element, list.keys)];
  });
}

/** Every list of facts whose words stand in a list of texts: the ids of one refer to the other. */
export const joinedListsOf = ({ sectionFacts, sectionTexts }: FileKinds): JoinedList[] =>
  Object.entries(sectionFacts).flatMap(([facts, { path, schema }]) =>
    listsWithIds(schema).flatMap(({ keys, to }) =>
      Object.entries(sectionTexts).flatMap(([texts, file]) =>
        listsWithIds(file.schema).flatMap((words): JoinedList[] => {
          const [key = ''] = words.keys;
          const isNamed = to?.ofLanguage && to.file === file.path && to.list === key;
          const names = words.to?.file === path && words.to.list === keys.at(-1);
          return isNamed || names ? [{ facts, keys, texts, key }] : [];
        }),
      ),
    ),
  );

/** Where the entries of a list stand: their texts, once per language, and their facts, if they have any. */
export interface EntryLists {
  facts?: { path: string; list: string };
  /** The path is below the folder of a language. */
  words: { path: string; list: string };
}

/** The lists of sections to which editors add entries in all languages at once, such as questions, by the name of their file of texts. */
export const entryListsOf = (
  { sectionFacts, sectionTexts }: FileKinds,
  joinedLists: readonly JoinedList[],
): Readonly<Record<string, EntryLists>> =>
  Object.fromEntries(
    Object.entries(sectionTexts).flatMap(([texts, { path, schema }]) =>
      listsWithIds(schema).flatMap(({ keys: [list = '', ...inner] }): [string, EntryLists][] => {
        const joined = joinedLists.find((one) => one.texts === texts && one.key === list);
        const [key = '', ...deeper] = joined?.keys ?? [];
        if (inner.length > 0 || deeper.length > 0) return [];
        const facts = joined && { path: sectionFacts[joined.facts]?.path ?? '', list: key };
        return [[path.replace(/^.*\/|\.json$/g, ''), { ...(facts && { facts }), words: { path, list } }]];
      }),
    ),
  );

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
  joinedLists: readonly JoinedList[],
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
