import { resolve } from 'node:path';
import { segmentDescriptions } from '../../src/content/collection-facts';
import { type DataSources, readData } from '../../src/data/read-data';
import { addLanguage } from '../../tools/recipes/add-language';
import { bundleOf } from '../../tools/xliff/bundle-of';
import { importUnits } from '../../tools/xliff/import-units';
import { readXliff } from '../../tools/xliff/read-xliff';
import { siteTexts } from '../../tools/xliff/site-texts';
import type { Unit } from '../../tools/xliff/unit';
import { writeXliff1 } from '../../tools/xliff/write-xliff-1';
import { writeXliff2 } from '../../tools/xliff/write-xliff-2';
import { EditedData, type FileOf } from './edited-data';
import { recipes } from './recipes';

/** The content after a recipe of the guide, followed by hand. */
function after(recipe: string): EditedData {
  const data = new EditedData();
  recipes.get(recipe)?.(data);
  return data;
}

const before = readData(resolve('data'));

const withFiles = (data: DataSources, files: Iterable<[string, string]>): DataSources => ({
  ...data,
  sources: new Map([...data.sources, ...files]),
});

/** Returns the value of a file; undefined if there is none. */
const fileIn = ({ sources }: DataSources, path: string): unknown => JSON.parse(sources.get(path) ?? 'null') ?? undefined;

/**
 * Exports a language, translates it, and imports it (`npm run translations -- --export`, then `--import --same`).
 * @param translate returns the translation of a unit; undefined for those that stay as they are
 */
function translated(
  data: DataSources,
  language: string,
  write: typeof writeXliff2,
  translate: (file: string, unit: Unit) => string | undefined,
): DataSources {
  const { files, ...sent } = bundleOf(siteTexts(data), language, () => undefined);
  const back = files.map(({ file, units }) => ({
    file,
    units: units.map((unit): Unit => {
      const target = translate(file, unit);
      return target === undefined ? unit : { ...unit, target, state: 'done' };
    }),
  }));
  const units = readXliff('back.xlf', Buffer.from(write({ ...sent, files: back })));
  if (!Array.isArray(units)) throw new Error(units.found);
  const result = importUnits(data, units, { meansSame: true });
  expect(result.refusals).toEqual([]);
  return withFiles(data, result.files);
}

test('“Add a language”: npm run add-language and an import write what the guide says', () => {
  const byHand = after('add-a-language');
  const code = byHand.languages.at(-1) ?? '';
  const { name, label, openGraphLocale, segments } = byHand.read<FileOf<'Language'>>(`locales/${code}/language.json`);
  const own = { name, label, openGraphLocale };
  expect(Object.keys(segments).sort()).toEqual(segmentDescriptions.map(([segment]) => segment).sort());
  const added = withFiles(before, addLanguage(before, { code, own, segments }).files);
  const byCommand = translated(added, code, writeXliff1, (_, unit) => unit.source);
  const isOther = (path: string) => path.startsWith('translations/') && path !== `translations/${code}.json`;
  const paths = [...byHand.sources.keys()].filter((path) => !isOther(path));
  for (const path of paths) expect([path, fileIn(byCommand, path)]).toEqual([path, byHand.read(path)]);
});

/** A site may have its source language alone. */
const other = after('change-a-text').languages.find((code) => code !== after('change-a-text').source);

(other === undefined ? test.skip : test)('“Change a text”: an export and an import write what the guide says', () => {
  const byHand = after('change-a-text');
  const { source } = byHand;
  const language = other ?? '';
  const [changed, path, record] = [
    `locales/${source}/hero.json`,
    `locales/${language}/hero.json`,
    `translations/${language}.json`,
  ];
  const { badge } = byHand.read<FileOf<'Hero'>>(path);
  const stale = withFiles(before, [[changed, byHand.sources.get(changed) ?? '']]);
  const byCommand = translated(stale, language, writeXliff2, (file, { name }) =>
    file === 'hero.json' && name === 'badge' ? badge : undefined,
  );
  const markIn = (records: unknown) => (records as Record<string, Record<string, string>>)['hero.json']?.badge;
  expect(fileIn(byCommand, path)).toEqual(byHand.read(path));
  expect(markIn(fileIn(byCommand, record))).toBe(markIn(byHand.read(record)));
});
