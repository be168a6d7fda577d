import { recordFiles } from '../../packages/content/define';
import type { Worksheet } from './worksheet';

/** The place of a sample value: a file below `data/`, and a key with ids instead of list positions. */
interface SamplePlace {
  file: string;
  key: string;
}

/** Removes lines of the list of sample values: those of values that are removed, or that are no samples. */
export function removeSamples(sheet: Worksheet, isRemoved: (place: SamplePlace) => boolean): void {
  const { path } = recordFiles.SampleValues;
  const { values } = sheet.value<{ values: SamplePlace[] }>(path);
  for (const [index, place] of [...values.entries()].toReversed())
    if (isRemoved(place)) sheet.edit(path, { kind: 'remove', key: ['values', index] });
}

/** Returns whether a sample value belongs to an entry of a list. */
export const isOfEntry =
  (path: string, list: string, id: string) =>
  ({ file, key }: SamplePlace): boolean =>
    file === path && key.startsWith(`${list}.${id}.`);
