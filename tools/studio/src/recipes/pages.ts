import {
  type Collection,
  type CollectionName,
  collections,
  entryPath,
  isOfEntry,
  picturesIn,
  removeSamples,
  removeUnnamed,
  type Worksheet,
} from '../site';
import { idsIn, moveIn } from './entries';

/** A new page of a collection. */
export interface NewPage {
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
  for (const [language, text] of Object.entries(texts)) sheet.bring(entryPath(language, collection, facts.id), text);
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
