import type { ContentAnswer, ContentFile } from '../../src/server/page-answers';
import type { KeyPath } from '../site';
import { removeAt, setAt } from './values';

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
