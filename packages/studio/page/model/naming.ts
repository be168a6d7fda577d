import type { FieldsAnswer } from '../../src/server/page-answers';
import type { Content } from '../session/content';
import { type Field, valueAt } from '../site';
import { fileInWords, inWords, labelOf } from './in-words';
import { idOf, type Place, type Spot } from './keys';
import { entryParts, fieldAt, type Part } from './subject';

/** Words with their language. */
export interface Words {
  text: string;
  /** Names of fields and files are in English. */
  language?: string;
}

/** The name of something in the content: what visitors read of it; its id is secondary. */
export interface Name {
  words: readonly Words[];
  /** The id of an entry or a page, unless the words are made from it. */
  id?: string;
  /** Whether it is an entry or a page that visitors do not see. */
  isHidden?: true;
}

/** Returns the words of a name as one text. */
export const wordsOf = ({ words }: Name): string => words.map(({ text }) => text).join(' › ');

/** Returns a name as one text, with its id. */
export const nameInFull = (name: Name): string => [wordsOf(name), ...(name.id === undefined ? [] : [name.id])].join(' ');

/** The length at which the name of an entry is cut, in characters. */
const most = 60;

const cut = (text: string) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** Names the parts of the content for editors: by what visitors read in one language, or else in the source language. */
export interface Names {
  /** Returns the name of a file; a page of a collection has the name that visitors read. */
  file(path: string): Name;
  /** Returns the name of an entry of a list. */
  entry(place: Place): Name;
  /** Returns where a value is, from its file to its field. */
  place(place: Place): Name;
  /** Returns where an entry was, which is named by what it held. */
  removed(place: Place, value: unknown): Name;
}

/** @param language the language to prefer, such as that of the studio */
export function namesOf(content: Content, known: FieldsAnswer, language: string): Names {
  const told = (place: Place) => {
    const parts = entryParts(content, known, place);
    const isHidden = parts.some(({ spots }) => spots.some(({ value }) => valueAt(value, ['published']) === false));
    return { title: firstTitle(parts, language), hidden: isHidden ? { isHidden } : {} };
  };
  const file = (path: string): Name => {
    const { inner = path } = content.files.get(path) ?? {};
    const collection = known.collections.find(({ folder }) => inner.startsWith(`${folder}/`));
    const { title, hidden } = collection ? told({ path, key: [] }) : {};
    if (!collection || !title) return { words: [english(fileInWords(inner))] };
    const id = inner.slice(collection.folder.length + 1, -'.json'.length);
    return { words: [english(fileInWords(collection.folder)), title], id, ...hidden };
  };
  const entry = ({ path, key }: Place): Name => {
    const value = valueAt(content.files.get(path)?.value, key);
    const [id, { title, hidden }] = [idOf(value), told({ path, key })];
    if (title) return { words: [title], ...(id !== undefined && { id }), ...hidden };
    const numbered = `${labelOf(String(key.at(-2) ?? ''))} ${Number(key.at(-1)) + 1}`.trim();
    return { ...hidden, words: [english(id === undefined ? (anyText(value) ?? numbered) : inWords(id))] };
  };
  const place = ({ path, key }: Place): Name => {
    const { words, id } = file(path);
    const steps = key.flatMap((step, at) =>
      typeof step === 'string' ? english(labelOf(step)) : entry({ path, key: key.slice(0, at + 1) }).words,
    );
    return { words: [...words, ...steps], ...(id !== undefined && { id }) };
  };
  const removed = ({ path, key }: Place, value: unknown): Name => {
    const field = fieldAt(known.fields[content.files.get(path)?.schema ?? ''], key);
    const id = idOf(value);
    const title = (field && titleOf(field, value)) ?? (id === undefined ? anyText(value) : inWords(id));
    const { words, ...name } = place({ path, key: key.slice(0, -1) });
    return { ...name, words: [...words, ...(title === undefined ? [] : [{ text: cut(title) }])] };
  };
  return { file, entry, place, removed };
}

const english = (text: string): Words => ({ text, language: 'en' });

/** Returns the first title of the parts of an entry, in a language or else in the first one that has it. */
function firstTitle(parts: readonly Part[], wanted: string): Words | undefined {
  const isWanted = (spot: Spot) => Number(spot.language === wanted);
  for (const { field, spots } of parts) {
    for (const { value, language } of spots.toSorted((one, other) => isWanted(other) - isWanted(one))) {
      const text = titleOf(field, value);
      if (text) return { text: cut(text), ...(language !== undefined && { language }) };
    }
  }
  return undefined;
}

/** Returns the text that names a value: the value itself, or the first text of a group that visitors read. */
function titleOf(field: Field, value: unknown): string | undefined {
  if (typeof value === 'string') return field.kind === 'choice' ? inWords(value) : value;
  if (field.kind !== 'group') return undefined;
  const titles = Object.entries(field.fields).map(([name, part]) => {
    const text = part.kind === 'text' && part.isCopy ? valueAt(value, [name]) : undefined;
    return typeof text === 'string' ? text : '';
  });
  return titles.find((text) => text !== '');
}

function anyText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.values(value).find((part): part is string => typeof part === 'string' && part !== '');
}
