import { picturesOf } from '../../packages/content';
import { identifyFile } from '../../src/content/model';
import type { Worksheet } from './worksheet';

/** Returns the pictures that a file uses, by path below `images/`. */
export function picturesIn(sheet: Worksheet, path: string): string[] {
  const schema = identifyFile(path)?.schema;
  return schema ? picturesOf(schema, sheet.value(path)).map(({ src }) => src) : [];
}

/** Removes those of the given pictures that no file uses. */
export function removeUnnamed(sheet: Worksheet, pictures: readonly string[]): void {
  const named = new Set(sheet.files().flatMap((file) => picturesIn(sheet, file)));
  const there = sheet.files('images/');
  const paths = pictures.filter((picture) => !named.has(picture)).map((picture) => `images/${picture}`);
  for (const path of paths) if (there.includes(path)) sheet.put(path, undefined);
}
