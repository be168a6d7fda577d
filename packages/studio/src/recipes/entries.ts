import {
  type Collection,
  type CollectionName,
  collections,
  entryLists,
  entryPath,
  isOfEntry,
  picturesIn,
  removeSamples,
  removeUnnamed,
  schemaReference,
  type Worksheet,
} from '../site';

/** An entry of a list; it has the same id in all its lists. */
interface Entry {
  id: string;
}

/** The content of a new entry. */
interface NewEntry {
  /** Its facts, which are the same in all languages, if the kind has any. */
  facts?: Entry;
  /** Its texts, by language. */
  words: Readonly<Record<string, Entry>>;
}

/**
 * Adds an entry to all its lists, at an index or at the end.
 * @param kind a key of `entryLists`
 */
export function addEntry(sheet: Worksheet, kind: string, { facts, words }: NewEntry, at?: number): void {
  for (const { path, list, language } of listsOf(sheet, kind)) {
    const value = language === undefined ? facts : words[language];
    if (!value) throw new Error(`data/${path} needs its part of the new ${kind}.`);
    const length = idsIn(sheet, path, list).length;
    sheet.edit(path, { kind: 'insert', key: [list], at: Math.min(at ?? length, length), value });
  }
}

/** Removes an entry from all its lists. */
export function removeEntry(sheet: Worksheet, kind: string, id: string): void {
  for (const { path, list } of listsOf(sheet, kind)) {
    const index = idsIn(sheet, path, list).indexOf(id);
    if (index >= 0) sheet.edit(path, { kind: 'remove', key: [list, index] });
    removeSamples(sheet, isOfEntry(path, list, id));
  }
}

/** Moves an entry to an index, in all its lists. */
export function moveEntry(sheet: Worksheet, kind: string, id: string, to: number): void {
  for (const { path, list } of listsOf(sheet, kind)) moveIn(sheet, path, list, id, to);
}

/** Moves an entry of one list to an index. */
function moveIn(sheet: Worksheet, path: string, list: string, id: string, to: number): void {
  const ids = idsIn(sheet, path, list);
  if (!ids.includes(id)) throw new Error(`data/${path} has no "${id}".`);
  sheet.edit(path, { kind: 'move', key: [list], from: ids.indexOf(id), to: Math.min(to, ids.length - 1) });
}

function listsOf(sheet: Worksheet, kind: string): { path: string; list: string; language?: string }[] {
  const lists = entryLists[kind];
  if (!lists) throw new Error(`There are no entries called ${kind}.`);
  const { facts, words } = lists;
  const texts = sheet.inEveryLanguage(words.path).map((file) => ({ ...file, list: words.list }));
  return facts ? [facts, ...texts] : texts;
}

/** Returns the ids of a list, in order. */
const idsIn = (sheet: Worksheet, path: string, list: string): string[] =>
  (sheet.value<Record<string, Entry[]>>(path)[list] ?? []).map(({ id }) => id);

/** A new page of a collection. */
interface NewPage {
  facts: { id: string };
  /** Its texts, by language; a language without texts does not have the page. */
  texts: Readonly<Record<string, object>>;
  /** New pictures, by path below `data/`. */
  pictures?: ReadonlyMap<string, Uint8Array>;
}

/** Adds a page to a collection, such as a feature or a legal page. */
export function addPage(sheet: Worksheet, name: CollectionName, { facts, texts, pictures }: NewPage, at?: number): void {
  const collection: Collection = collections[name];
  const { path, list } = collection.catalogue;
  const { length } = idsIn(sheet, path, list);
  sheet.edit(path, { kind: 'insert', key: [list], at: Math.min(at ?? length, length), value: facts });
  for (const [language, text] of Object.entries(texts)) {
    const file = entryPath(language, collection, facts.id);
    sheet.bring(file, { $schema: schemaReference(file), ...text });
  }
  for (const [picture, bytes] of pictures ?? []) sheet.put(picture, bytes);
}

/** Moves a page to an index in its list. */
export function movePage(sheet: Worksheet, name: CollectionName, id: string, to: number): void {
  const { path, list } = collections[name].catalogue;
  moveIn(sheet, path, list, id, to);
}

/**
 * Removes a page: its entry in the list, its files, and the pictures that no other file uses. The content check then reports the
 * addresses that no longer exist.
 */
export function removePage(sheet: Worksheet, name: CollectionName, id: string): void {
  const collection: Collection = collections[name];
  const { path, list } = collection.catalogue;
  const index = idsIn(sheet, path, list).indexOf(id);
  if (index < 0) throw new Error(`data/${path} has no "${id}".`);
  sheet.edit(path, { kind: 'remove', key: [list, index] });
  removeSamples(sheet, isOfEntry(path, list, id));
  for (const language of sheet.languages) removeFile(sheet, entryPath(language, collection, id));
}

/** Removes a file and the pictures that only this file uses. */
export function removeFile(sheet: Worksheet, path: string): void {
  if (sheet.read(path) === undefined) return;
  const pictures = picturesIn(sheet, path);
  sheet.put(path, undefined);
  removeUnnamed(sheet, pictures);
  removeSamples(sheet, ({ file }) => file === path);
}
