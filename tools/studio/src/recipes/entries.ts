import { factFiles, languageFiles } from '../site';
import type { Worksheet } from './worksheet';

/** An entry of a list; its id is the same in all lists that it stands in. */
interface Entry {
  id: string;
}

/** The lists in which something stands under one id: facts once, words in every language. */
interface Lists {
  facts?: { path: string; list: string };
  words: { path: string; list: string };
}

/** What can be added, moved and removed as an entry of lists. */
export const entryLists = {
  question: { words: { path: languageFiles.Faq.path, list: 'entries' } },
  testimonial: {
    facts: { path: factFiles.Testimonials.path, list: 'testimonials' },
    words: { path: languageFiles.TestimonialTexts.path, list: 'testimonials' },
  },
} as const satisfies Record<string, Lists>;

/** The name of such a thing. */
export type EntryKind = keyof typeof entryLists;

/** What a new entry says. */
export interface NewEntry {
  /** What stands once, if the kind has such facts. */
  facts?: Entry;
  /** The words, by language. */
  words: Readonly<Record<string, Entry>>;
}

/** Adds an entry to all its lists, at a place or at the end. */
export function addEntry(sheet: Worksheet, kind: EntryKind, { facts, words }: NewEntry, at?: number): void {
  for (const { path, list, language } of listsOf(sheet, kind)) {
    const value = language === undefined ? facts : words[language];
    if (!value) throw new Error(`data/${path} needs its part of the new ${kind}.`);
    const length = idsIn(sheet, path, list).length;
    sheet.edit(path, { kind: 'insert', key: [list], at: Math.min(at ?? length, length), value });
  }
}

/** Takes an entry out of all its lists. */
export function removeEntry(sheet: Worksheet, kind: EntryKind, id: string): void {
  for (const { path, list } of listsOf(sheet, kind)) {
    const index = idsIn(sheet, path, list).indexOf(id);
    if (index >= 0) sheet.edit(path, { kind: 'remove', key: [list, index] });
  }
}

/** Moves an entry to a place, in all its lists. */
export function moveEntry(sheet: Worksheet, kind: EntryKind, id: string, to: number): void {
  for (const { path, list } of listsOf(sheet, kind)) moveIn(sheet, path, list, id, to);
}

/** Moves an entry of one list to a place. */
export function moveIn(sheet: Worksheet, path: string, list: string, id: string, to: number): void {
  const ids = idsIn(sheet, path, list);
  if (!ids.includes(id)) throw new Error(`data/${path} has no "${id}".`);
  sheet.edit(path, { kind: 'move', key: [list], from: ids.indexOf(id), to: Math.min(to, ids.length - 1) });
}

function listsOf(sheet: Worksheet, kind: EntryKind): { path: string; list: string; language?: string }[] {
  const { facts, words }: Lists = entryLists[kind];
  const texts = sheet.inEveryLanguage(words.path).map((file) => ({ ...file, list: words.list }));
  return facts ? [facts, ...texts] : texts;
}

/** The ids of a list, in its order. */
export const idsIn = (sheet: Worksheet, path: string, list: string): string[] =>
  (sheet.value<Record<string, Entry[]>>(path)[list] ?? []).map(({ id }) => id);
