import { copyOf, type DataDocument, identifyFile, type KeyPath } from '../site';
import type { MarkTable } from './mark-table';
import { markOf } from './marks';

/** Returns a copy of a file in which every text that visitors read ends with its mark. */
export function markTexts({ path, ...document }: DataDocument, table: MarkTable): DataDocument {
  const file = identifyFile(path);
  const value = structuredClone(document.value);
  for (const { path: key, text } of file ? copyOf(file.schema, value) : []) {
    setAt(value, key, text + markOf(table.numberOf(path, key)));
  }
  return { path, ...document, value };
}

function setAt(value: unknown, key: KeyPath, text: string): void {
  const parent = key.slice(0, -1).reduce((at, step) => (at as Record<string | number, unknown>)[step], value);
  (parent as Record<string | number, unknown>)[key.at(-1) as string | number] = text;
}

/** A value that pages show, formatted or not, with the number of its mark. */
export interface ShownValue {
  mark: number;
  value: string | number;
  /** The language whose pages show it; all languages if left out. */
  language?: string;
}

/**
 * Returns the values of a file that pages may show but that cannot carry a mark, such as numbers, addresses and telephone
 * numbers. The script in the page finds them by their content.
 */
export function shownValues({ path, value }: DataDocument, table: MarkTable): ShownValue[] {
  const file = identifyFile(path);
  const language = file && 'language' in file ? { language: file.language } : {};
  return leavesOf(value)
    .filter((leaf) => typeof leaf.value === 'number' || file?.kind === 'SiteSettings')
    .map((leaf) => ({ mark: table.numberOf(path, leaf.key), value: leaf.value, ...language }));
}

/** Returns every number and text in a value, except in unpublished entries. */
function leavesOf(value: unknown, key: KeyPath = []): { key: KeyPath; value: string | number }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ key, value }];
  if (typeof value !== 'object' || value === null || ('published' in value && !value.published)) return [];
  return Array.isArray(value)
    ? value.flatMap((entry, index) => leavesOf(entry, [...key, index]))
    : Object.entries(value).flatMap(([name, entry]) => leavesOf(entry, [...key, name]));
}
