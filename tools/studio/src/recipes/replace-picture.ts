import { childSchema, identifyFile, type KeyPath, pictureRegistry, unwrapped, valueAt } from '../site';
import { removeUnnamed } from './pages';
import { preparePicture } from './picture';
import type { Worksheet } from './worksheet';

/**
 * Puts another picture where a file names one; the former goes if no file names it any more.
 * @param name the new picture's path below `data/images`, without its ending
 * @returns why the picture is refused; undefined once it is there
 */
export async function replacePicture(
  sheet: Worksheet,
  { path, key, name, bytes }: { path: string; key: KeyPath; name: string; bytes: Buffer },
): Promise<string | undefined> {
  const file = identifyFile(path);
  const schema = file && childSchema(file.schema, key);
  const needs = schema && pictureRegistry.get(unwrapped(schema));
  if (!needs) throw new Error(`data/${path} names no picture there.`);
  const prepared = await preparePicture(bytes, needs);
  if (prepared.refused !== undefined) return prepared.refused;
  const former = valueAt(sheet.value(path), key);
  const src = `${name}.${prepared.ending}`;
  sheet.put(`images/${src}`, prepared.bytes);
  sheet.edit(path, { kind: 'set', key, value: src });
  if (typeof former === 'string') removeUnnamed(sheet, [former]);
  return undefined;
}
