import type { ContentAnswer, ContentFile } from '../../src/server/page-answers';
import type { KeyPath } from '../site';

/** A file of the content with its parsed value. */
export interface OpenFile extends Omit<ContentFile, 'text'> {
  /** Undefined if the file is not valid JSON. */
  value: unknown;
}

/** All content, including the edits typed so far. */
export interface Content extends Omit<ContentAnswer, 'files'> {
  files: ReadonlyMap<string, OpenFile>;
}

/** An edit: a typed value and its place; undefined removes the key. */
export interface Typed {
  path: string;
  key: KeyPath;
  value: unknown;
  /** The key that a new key is inserted before. */
  before?: string;
}

const parsed = new Map<string, { text: string; file: OpenFile }>();

/** Parses a file. An unchanged file keeps its value object, so that nothing that shows it renders again. */
function openFile({ text, ...file }: ContentFile): OpenFile {
  const known = parsed.get(file.path);
  if (known?.text === text) return known.file;
  const open = { ...file, value: parse(text) };
  parsed.set(file.path, { text, file: open });
  return open;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the content of the studio's response, with the edits typed since. */
export function openContent({ files, ...answer }: ContentAnswer, typed: readonly Typed[]): Content {
  const content = { ...answer, files: new Map(files.map((file) => [file.path, openFile(file)])) };
  return typed.reduce(withTyped, content);
}

/** Returns the content with one more edit. */
export function withTyped(content: Content, { path, key, value }: Typed): Content {
  const file = content.files.get(path);
  if (!file) return content;
  const changed = value === undefined ? removeAt(file.value, key) : setAt(file.value, key, value);
  return { ...content, files: new Map(content.files).set(path, { ...file, value: changed }) };
}

type Group = Record<string | number, unknown>;

const shallowCopy = (value: unknown): Group =>
  (Array.isArray(value) ? [...value] : { ...(value as object) }) as unknown as Group;

/** Returns a copy with a new value at a key; all other parts stay the same objects. A key without a parent changes nothing. */
function setAt(value: unknown, [step, ...rest]: KeyPath, wanted: unknown): unknown {
  if (step === undefined) return wanted;
  if (typeof value !== 'object' || value === null) return value;
  const copy = shallowCopy(value);
  copy[step] = setAt(copy[step], rest, wanted);
  return copy;
}

/** Returns a copy of a value without a key. */
function removeAt(value: unknown, [step, ...rest]: KeyPath): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  const copy = shallowCopy(value);
  if (rest.length > 0) copy[step] = removeAt(copy[step], rest);
  else if (Array.isArray(copy)) copy.splice(Number(step), 1);
  else delete copy[step];
  return copy;
}
