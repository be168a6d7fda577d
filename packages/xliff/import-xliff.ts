import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { importUnits } from './import-units';
import type { Change, Left } from './judge-unit';
import { type CameBack, readXliff } from './read-xliff';
import { formatRefusal, listed, type Refusal } from './refusal';
import { dataFolder, readData } from './site';
import { receiptOf } from './unit';

/**
 * Imports translated files into `data/`, completely or not at all (`npm run xliff -- import`).
 * @returns the message to print
 * @throws Error with all reasons if anything is refused
 */
export function importXliff(paths: readonly string[], meansSame: boolean): string {
  if (paths.length === 0) throw new Error('Name the files to import.');
  const read = paths.map(readFile);
  refuse(read.filter((one): one is Refusal => !Array.isArray(one)));
  const units = read.filter((one): one is CameBack[] => Array.isArray(one)).flat();
  const receipts = readReceipts();
  const { refusals, files, changes, left } = importUnits(readData(), units, { meansSame, receipts });
  refuse(refusals);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(dataFolder, path)), { recursive: true });
    writeFileSync(join(dataFolder, path), text);
  }
  if (changes.length > 0) writeReceipts([...receipts, ...changes.map(({ place, text }) => receiptOf(place, text))]);
  const done = changes.filter(({ isDone }) => isDone);
  const unfinished = changes.filter(({ isDone }) => !isDone).map(nameOf);
  const leftBecause = (reason: Left['because']) => left.filter(({ because }) => because === reason).map(nameOf);
  return [
    `${changes.length} of ${units.length} texts are imported, ${done.length} of them as up to date.`,
    ...told(unfinished, `imported, but not marked as up to date, because their state in the file is not finished (${mark})`),
    ...told(leftBecause('unfinished'), 'left as they are, because their state in the file is not finished'),
    ...told(leftBecause('same'), 'left as they are, because the file changes nothing in them'),
  ].join('\n');
}

const mark = 'if one is: npm run translations -- --done, and its name';

/** Names a text as `--done` takes it. */
const nameOf = ({ place: { language, file, name } }: Pick<Change, 'place'>) => `${language} ${file} ${name}`;

const told = (names: readonly string[], what: string) =>
  names.length === 0 ? [] : [`${names.length} ${what}: ${listed(names)}.`];

/** What imports wrote on this computer, so that a corrected file can be imported again. `npm ci` deletes it. */
const receiptFile = resolve('node_modules/.cache/imported-translations.json');

function readReceipts(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(readFileSync(receiptFile, 'utf8')) as string[]);
  } catch {
    return new Set();
  }
}

function writeReceipts(receipts: readonly string[]): void {
  mkdirSync(dirname(receiptFile), { recursive: true });
  writeFileSync(receiptFile, JSON.stringify([...new Set(receipts)].slice(-mostReceipts)));
}

/** More than the texts of ten languages. */
const mostReceipts = 20_000;

function readFile(path: string): CameBack[] | Refusal {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return readXliff(path, readFileSync(path));
  return { path, line: 1, unit: '', found: 'no such file', expected: 'an XLIFF file', fix: 'Check its name and folder.' };
}

function refuse(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return;
  const lines = refusals.map(formatRefusal).join('\n');
  throw new Error(`${lines}\n\nNothing is imported. Correct this, and import the file again.`);
}
