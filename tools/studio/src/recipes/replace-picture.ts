import {
  childSchema,
  identifyFile,
  type KeyPath,
  type PictureNeeds,
  pictureRegistry,
  removeUnnamed,
  unwrapped,
  valueAt,
  type Worksheet,
} from '../site';
import type { PreparedPicture } from './picture';

/** Where to put a picture. */
export interface PicturePlace {
  /** The file that refers to the picture, and the key in it. */
  path: string;
  key: KeyPath;
  /** The new picture's path below `data/images`, without file extension. */
  name: string;
}

/**
 * Returns the requirements for a picture, from the schema of its field.
 * @throws Error if the key is not a picture field
 */
export function pictureNeeds({ path, key }: Pick<PicturePlace, 'path' | 'key'>): PictureNeeds {
  const file = identifyFile(path);
  const schema = file && childSchema(file.schema, key);
  const needs = schema && pictureRegistry.get(unwrapped(schema));
  if (!needs) throw new Error(`data/${path} names no picture there.`);
  return needs;
}

/** The path of a new picture below `data/images`, with a number if another picture has it. */
function freePath(sheet: Worksheet, wanted: string, former: unknown): string {
  const [, stem, ending] = /^(.*)(\.\w+)$/.exec(wanted) ?? [];
  let path = wanted;
  for (let number = 2; path !== former && sheet.read(`images/${path}`); number++) path = `${stem}-${number}${ending}`;
  return path;
}

/** Replaces the picture of a field; removes the former picture if no file uses it any more. */
export function replacePicture(
  sheet: Worksheet,
  { path, key, name }: PicturePlace,
  { bytes, ending }: Extract<PreparedPicture, { bytes: Buffer }>,
): void {
  const former = valueAt(sheet.value(path), key);
  const src = freePath(sheet, `${name}.${ending}`, former);
  sheet.put(`images/${src}`, bytes);
  sheet.edit(path, { kind: 'set', key, value: src });
  if (typeof former === 'string') removeUnnamed(sheet, [former]);
}
