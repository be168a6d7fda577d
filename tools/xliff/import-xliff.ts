import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFolder, readData } from '../../src/data/read-data';
import { importUnits } from './import-units';
import type { CameBack } from './read-unit';
import { readXliff } from './read-xliff';
import { formatRefusal, type Refusal } from './refusal';

/**
 * Imports translated files into `data/`, completely or not at all (`npm run translations -- --import`).
 * @returns the message to print
 * @throws Error with all reasons if anything is refused
 */
export function importXliff(paths: readonly string[], meansSame: boolean): string {
  if (paths.length === 0) throw new Error('Name the files to import.');
  const read = paths.map((path) => readXliff(path, readFileSync(path)));
  refuse(read.filter((one): one is Refusal => !Array.isArray(one)));
  const units = read.filter((one): one is CameBack[] => Array.isArray(one)).flat();
  const { refusals, files, changes } = importUnits(readData(), units, meansSame);
  refuse(refusals);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(dataFolder, path)), { recursive: true });
    writeFileSync(join(dataFolder, path), text);
  }
  const done = changes.filter(({ isDone }) => isDone).length;
  return [
    `${changes.length} of ${units.length} texts are new, ${done} of them marked as done.`,
    ...unfinished(changes.length - done),
  ].join('\n');
}

const unfinished = (count: number) =>
  count === 0
    ? []
    : [
        `${count} not marked: their state says that they are not finished. If they are: npm run translations -- --done LANGUAGE.`,
      ];

function refuse(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return;
  throw new Error(`${refusals.map(formatRefusal).join('\n')}\n\nNothing is imported: ${refusals.length} refused.`);
}
