import type { ContentAnswer, ContentFile } from '../../src/server/page-answers';
import type { KeyPath } from '../site';
import { removeAt, setAt } from './values';

/** A file of the content with what it holds. */
export interface OpenFile extends Omit<ContentFile, 'text'> {
  /** Undefined if the file is no JSON. */
  value: unknown;
}

/** All content, as far as it was typed. */
export interface Content extends Omit<ContentAnswer, 'files'> {
  files: ReadonlyMap<string, OpenFile>;
}

/** A value that was typed, and where; undefined takes the key out. */
export interface Typed {
  path: string;
  key: KeyPath;
  value: unknown;
  /** The key that a new one stands before. */
  before?: string;
}

const parsed = new Map<string, { text: string; file: OpenFile }>();

/** A file that is the same as before keeps its value, so that nothing that shows it is drawn anew. */
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

/** The content as the studio answers it, with what was typed since. */
export function openContent({ files, ...answer }: ContentAnswer, typed: readonly Typed[]): Content {
  const content = { ...answer, files: new Map(files.map((file) => [file.path, openFile(file)])) };
  return typed.reduce(withTyped, content);
}

/** The content with one more value. */
export function withTyped(content: Content, { path, key, value }: Typed): Content {
  const file = content.files.get(path);
  if (!file) return content;
  const changed = value === undefined ? removeAt(file.value, key) : setAt(file.value, key, value);
  return { ...content, files: new Map(content.files).set(path, { ...file, value: changed }) };
}
