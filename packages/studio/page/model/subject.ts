import type { FieldsAnswer } from '../../src/server/page-answers';
import type { Content, OpenFile } from '../session/content';
import { type Field, type KeyPath, valueAt } from '../site';
import { idOf, keyIn, type Place, type Spot } from './keys';

/** A part of the content that is edited together: a field, and its spots in every language. */
export interface Part {
  field: Field;
  spots: Spot[];
}

/** The content to edit after a selection: the texts in every language, and the facts. */
interface Subject {
  path: string;
  /** The key of the selected entry; empty for a whole file. */
  key: KeyPath;
  parts: Part[];
}

type List = Extract<Field, { kind: 'list' }>;

/** The place of an entry: its list, and its id in that list. */
interface EntryPlace {
  path: string;
  list: KeyPath;
  id: string;
}

/** Returns the content to edit at a place: its entry, or else its file, and the entries with the same id in other files. */
export function subjectAt(content: Content, known: FieldsAnswer, { path, key }: Place): Subject | undefined {
  const file = content.files.get(path);
  if (!file) return undefined;
  const entry = entryAround(file.value, key);
  const parts = entryParts(content, known, { path, key: entry });
  return parts.length > 0 ? { path, key: entry, parts } : undefined;
}

/** Returns the parts of an entry or of a file: its own values, and those of the entries with the same id in other files. */
export function entryParts(content: Content, known: FieldsAnswer, { path, key }: Place): Part[] {
  const file = content.files.get(path);
  const own = file && partAt(content, known, file, key);
  if (!own) return [];
  const page = content.files.get(pageOf(content, known, { path, key })?.path ?? '');
  const texts = page && partAt(content, known, page, []);
  const relatives = relativesOf(content, known, file, key).flatMap((place) => partOfEntry(content, known, place));
  return [own, ...(texts ? [texts] : []), ...relatives];
}

/** Returns the texts of the page whose facts are at a place, if it is an entry of the list of a collection. */
function pageOf(content: Content, known: FieldsAnswer, { path, key }: Place): Place | undefined {
  const collection = known.collections.find((one) => one.path === path && key.length === 2 && one.list === key[0]);
  const id = idOf(valueAt(content.files.get(path)?.value, key));
  return collection && id !== undefined ? pagePlace(content, known, collection.name, id) : undefined;
}

/** Returns the key of the innermost entry with an id that contains a key. */
function entryAround(value: unknown, key: KeyPath): KeyPath {
  const length = key.findLastIndex(
    (step, index) => typeof step === 'number' && idOf(valueAt(value, key.slice(0, index + 1))) !== undefined,
  );
  return key.slice(0, length + 1);
}

/** Returns the field at a key. */
export function fieldAt(field: Field | undefined, [step, ...rest]: KeyPath): Field | undefined {
  if (!field || step === undefined) return field;
  if (field.kind === 'group') return fieldAt(field.fields[step], rest);
  if (field.kind === 'list') return fieldAt(field.entry, rest);
  return field.kind === 'map' ? fieldAt(field.value, rest) : undefined;
}

function partAt(content: Content, known: FieldsAnswer, file: OpenFile, key: KeyPath): Part | undefined {
  const field = fieldAt(known.fields[file.schema], key);
  if (!field) return undefined;
  const spots = sameFiles(content, file).map((other): Spot => {
    const there = keyIn(other.value, file.value, key);
    return { path: other.path, key: there, value: valueAt(other.value, there), language: other.language };
  });
  return { field, spots };
}

/** Returns a file in every language that has it, the source language first; only the file itself if it has no language. */
function sameFiles(content: Content, file: OpenFile): OpenFile[] {
  if (file.inner === undefined) return [file];
  const codes = [content.source, ...content.languages.filter((code) => code !== content.source)];
  return codes.flatMap((code) => {
    const path = file.path.replace(/(?<=\/)[a-z]{2}(?=\/)/, code);
    return content.files.get(path) ?? [];
  });
}

function partOfEntry(content: Content, known: FieldsAnswer, { path, list, id }: EntryPlace): Part[] {
  const file = content.files.get(path);
  const entries = valueAt(file?.value, list);
  const at = Array.isArray(entries) ? entries.findIndex((entry) => idOf(entry) === id) : -1;
  const part = file && at >= 0 ? partAt(content, known, file, [...list, at]) : undefined;
  return part ? [part] : [];
}

function relativesOf(content: Content, known: FieldsAnswer, file: OpenFile, key: KeyPath): EntryPlace[] {
  const collection = known.collections.find(({ folder }) => file.inner?.startsWith(`${folder}/`));
  if (collection && file.inner) {
    const id = file.inner.slice(collection.folder.length + 1, -'.json'.length);
    return [{ path: collection.path, list: [collection.list], id }];
  }
  const id = idOf(valueAt(file.value, key));
  if (id === undefined) return [];
  return [...referred(content, known, file, key, id), ...referring(content, known, file, key, id)];
}

const idField = (field: Field | undefined) => (field?.kind === 'group' ? field.fields.id : undefined);

/** Returns the entry that an entry's id refers to. */
function referred(content: Content, known: FieldsAnswer, file: OpenFile, key: KeyPath, id: string): EntryPlace[] {
  const field = idField(fieldAt(known.fields[file.schema], key));
  if (field?.kind !== 'reference') return [];
  return [{ path: referredPath(content, field.to, file.language), list: [field.to.list], id }];
}

/** Returns the path of the file that a reference points to, in a language. */
export const referredPath = (
  { files, source }: Pick<Content, 'files' | 'source'>,
  { file, ofLanguage }: { file: string; ofLanguage?: true },
  language = source,
): string => {
  if (!ofLanguage) return file;
  return [...files.values()].find((other) => other.inner === file && other.language === language)?.path ?? file;
};

/** Returns the texts of an entry of facts: the entries in the files of the source language that refer to it. */
function referring(content: Content, known: FieldsAnswer, file: OpenFile, key: KeyPath, id: string): EntryPlace[] {
  const list = key.slice(0, -1);
  return [...content.files.values()]
    .filter(({ language }) => language === content.source)
    .flatMap(({ path, schema }) =>
      listsOf(known.fields[schema]).flatMap(([name, { entry }]) => {
        const field = idField(entry);
        const refers = field?.kind === 'reference' && field.to.file === file.path && list[0] === field.to.list;
        return refers && list.length === 1 ? [{ path, list: [name], id }] : [];
      }),
    );
}

const listsOf = (field: Field | undefined): [string, List][] =>
  field?.kind === 'group'
    ? Object.entries(field.fields).flatMap(([name, part]) => (part.kind === 'list' ? [[name, part] as [string, List]] : []))
    : [];

/** Returns where the fact is that a placeholder stands for; undefined for one that stands for no fact of the site. */
export function factPlace({ files }: Content, { facts }: FieldsAnswer, name: string): Place | undefined {
  if (!Object.hasOwn(facts, name)) return undefined;
  const { path, list, key } = facts[name as keyof typeof facts];
  if (list === undefined) return { path, key };
  const entries = valueAt(files.get(path)?.value, [list]);
  const first = Array.isArray(entries) ? entries.findIndex((entry) => valueAt(entry, ['published']) !== false) : -1;
  return first < 0 ? undefined : { path, key: [list, first, ...key] };
}

/** Returns the place of the texts of a page of a collection, in the source language. */
export function pagePlace(
  { files, source }: Content,
  known: FieldsAnswer,
  collection: string,
  id: string,
): Place | undefined {
  const folder = known.collections.find(({ name }) => name === collection)?.folder;
  const file = [...files.values()].find(({ inner, language }) => inner === `${folder}/${id}.json` && language === source);
  return file && { path: file.path, key: [] };
}
