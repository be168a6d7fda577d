import type { DataDocument } from './data-document';
import { identifyFile } from './file-kinds';
import { formatKey, type KeyPath, valueAt } from './problem';

/** A broken file whose broken texts are replaced, so that its other texts can be checked. */
export interface MendedFile {
  document: DataDocument;
  /** The keys of the replaced texts, as messages show them: nothing that is found there says anything about the file. */
  replaced: ReadonlySet<string>;
}

/**
 * Replaces the texts of a file that do not match its schema, for example empty ones.
 * @param substitute a file of the same kind that matches its schema
 * @returns undefined if the file has a mistake that is not in a text
 */
export function mendTexts(document: DataDocument, substitute: DataDocument): MendedFile | undefined {
  const schema = identifyFile(document.path)?.schema;
  const keys = schema?.safeParse(document.value).error?.issues.map(({ path }) => path as KeyPath) ?? [];
  const isText = (key: KeyPath) => [document, substitute].every(({ value }) => typeof valueAt(value, key) === 'string');
  if (!keys.every(isText)) return undefined;
  const value = keys.reduce((all, key) => withValue(all, key, valueAt(substitute.value, key)), document.value);
  if (!schema?.safeParse(value).success) return undefined;
  return { document: { ...document, value }, replaced: new Set(keys.map(formatKey)) };
}

/** Returns a copy with another value at a key. */
function withValue(all: unknown, [step, ...rest]: KeyPath, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = withValue((all as Record<string | number, unknown>)[step], rest, value);
  return Array.isArray(all) ? all.with(Number(step), inner) : { ...(all as object), [step]: inner };
}
