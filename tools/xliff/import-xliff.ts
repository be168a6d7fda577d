import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
  const read = paths.map(readFile);
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
    `${changes.length} of ${units.length} texts are imported, ${done} of them as up to date.`,
    ...unfinished(changes.length - done),
  ].join('\n');
}

function readFile(path: string): CameBack[] | Refusal {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return readXliff(path, readFileSync(path));
  return { path, line: 1, unit: '', found: 'no such file', expected: 'an XLIFF file', fix: 'Check its name and folder.' };
}

const unfinished = (count: number) =>
  count === 0
    ? []
    : [
        `${count} are not marked, because their state in the file is not finished. If they are: npm run translations -- --done LANGUAGE`,
      ];

function refuse(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return;
  throw new Error(`${refusals.map(formatRefusal).join('\n')}\n\nNothing is imported: ${refusals.length} refused.`);
}
