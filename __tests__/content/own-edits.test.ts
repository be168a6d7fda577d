import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../packages/content';
import { formatSource } from '../../src/content/model';
import { checkSources } from '../../src/data/checks/check-data';
import { readData } from '../../src/data/read-data';
import { Draft } from './damages/draft';

const sample = readData();
const identity = ({ kind, file, key, found }: Problem) => `${kind} ${file} ${key} ${found}`;
const known = new Set(checkSources(sample).problems.map(identity));

/**
 * What an editor writes: words that begin an answer of a language, `fr: words`, or one thing in place of another, `file | this | that`,
 * as it stands in the file, or a pattern between slashes.
 */
interface Edit {
  row: string;
  path: string;
  find: string | RegExp;
  by: string;
}

/** The rows of a table; lines that begin with # say what follows. */
const editsIn = (table: string): Edit[] =>
  readFileSync(join(__dirname, `own-edits/${table}.txt`), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [, language, words = ''] = /^(fr|en|es): (.*)$/.exec(row) ?? [];
      const [path = '', find = '', by = ''] = row.split(' | ');
      if (language === undefined)
        return { row, path, find: find.startsWith('/') ? new RegExp(find.slice(1, -1)) : find, by };
      const first = { fr: 'Elles remplissent', en: 'They fill in', es: 'Rellena los' }[language] ?? '';
      return {
        row,
        path: `locales/${language}/content/faq.json`,
        find: first,
        by: `${words.replaceAll('"', '\\"')} ${first}`,
      };
    });

const drafted = ({ path, find, by }: Edit) => {
  const draft = new Draft({ ...sample, sources: new Map(sample.sources) });
  draft.edit(path, find, by);
  return draft;
};

/** What the check says that it did not say before; that translations have to follow is no alarm. */
const toldOf = ({ data }: Draft) =>
  checkSources(data).problems.filter((problem) => !known.has(identity(problem)) && !problem.kind.startsWith('translation-'));

const right = editsIn('right').map((edit) => ({ ...edit, told: toldOf(drafted(edit)) }));

test('nothing that is right blocks, and hardly anything is doubted', () => {
  expect(right.length).toBeGreaterThanOrEqual(60);
  expect(right.filter(({ told }) => told.some(({ severity }) => severity === 'error')).map(({ row }) => row)).toEqual([]);
  const doubted = right.filter(({ told }) => told.length > 0);
  expect(doubted.map(({ row }) => row)).toHaveLength(Math.min(doubted.length, 3));
});

const mistakes = editsIn('mistakes').map((edit) => {
  const draft = drafted(edit);
  const isMended = (formatSource(edit.path, draft.read(edit.path))?.changes.length ?? 0) > 0;
  return { ...edit, isMended, told: toldOf(draft) };
});

test('of a hundred mistakes, 95 are told or mended, each where it is', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(100);
  const missed = mistakes.filter(({ isMended, told, path }) => !isMended && !told.some(({ file }) => file === path));
  expect(missed.map(({ row }) => row)).toHaveLength(Math.min(missed.length, Math.floor(mistakes.length / 20)));
});

test.each(mistakes.filter(({ told: [first] }) => first?.instead))('what one may write at a click cures: $row', (edit) => {
  const draft = drafted(edit);
  const [{ file, instead } = { file: '' }] = edit.told;
  draft.write(file, formatSource(file, draft.read(file))?.source ?? '');
  // Some files write no-break spaces as escapes.
  draft.write(file, draft.read(file).replaceAll('\\u202f', '\u202f').replaceAll('\\u00a0', '\u00a0'));
  draft.edit(file, JSON.stringify(instead?.from).slice(1, -1), JSON.stringify(instead?.to).slice(1, -1));
  // The other languages follow, and the former address, which the studio keeps by itself.
  const follows = ['parity-placeholders', 'address-lost'];
  expect(toldOf(draft).filter(({ kind }) => !follows.includes(kind))).toEqual([]);
});
