import { childSchema, identifyFile, type KeyPath, type PictureNeeds, pictureRegistry, unwrapped, valueAt } from '../site';
import { removeUnnamed } from './pages';
import type { PreparedPicture } from './picture';
import type { Worksheet } from './worksheet';

/** Where a picture goes. */
export interface PicturePlace {
  /** The file that names it, and the key. */
  path: string;
  key: KeyPath;
  /** The new picture's path below `data/images`, without its ending. */
  name: string;
}

/**
 * What a picture has to be, as its field says.
 * @throws Error if the key names no picture
 */
export function pictureNeeds({ path, key }: Pick<PicturePlace, 'path' | 'key'>): PictureNeeds {
  const file = identifyFile(path);
  const schema = file && childSchema(file.schema, key);
  const needs = schema && pictureRegistry.get(unwrapped(schema));
  if (!needs) throw new Error(`data/${path} names no picture there.`);
  return needs;
}

/** Puts another picture where a file names one; the former goes if no file names it any more. */
export function replacePicture(
  sheet: Worksheet,
  { path, key, name }: PicturePlace,
  { bytes, ending }: Extract<PreparedPicture, { bytes: Buffer }>,
): void {
  const former = valueAt(sheet.value(path), key);
  const src = `${name}.${ending}`;
  sheet.put(`images/${src}`, bytes);
  sheet.edit(path, { kind: 'set', key, value: src });
  if (typeof former === 'string') removeUnnamed(sheet, [former]);
}
