import {
  applyEdit,
  bringTo,
  formatKey,
  formatProblem,
  languageMeant,
  markDone,
  type Problem,
  recordOf,
  type Translation,
  translationRecordPath,
} from '../content';
import { type Change, type ImportSettings, judgeUnit, type Left } from './judge-unit';
import type { CameBack } from './read-xliff';
import { joinAlike, type Refusal } from './refusal';
import type { DataSources } from './site';
import { checkSources, pathOf, type SiteTexts, siteTexts, textsIn } from './site';

/** The result of an import; with a refusal, nothing is imported. */
export interface Import {
  refusals: readonly Refusal[];
  /** The text of every file to write, by path below `data/`. */
  files: ReadonlyMap<string, string>;
  changes: readonly Change[];
  /** The units that change nothing. */
  left: readonly Left[];
}

const refused = (refusals: readonly Refusal[]): Import => ({
  refusals: joinAlike(refusals),
  files: new Map(),
  changes: [],
  left: [],
});

/** Applies translated units to the site's files, in memory. */
export function importUnits(data: DataSources, cameBack: readonly CameBack[], settings: ImportSettings = {}): Import {
  const site = siteTexts(data);
  const units = cameBack.map((unit) => inOwnCodes(unit, site));
  const judged = units.map((unit) => ({ unit, ...judgeUnit(site, unit, settings) }));
  const refusals = judged.flatMap(({ unit, reason }) => (reason ? [{ ...placeOf(unit), ...reason }] : []));
  const all = [...refusals, ...doubled(units)];
  if (all.length > 0) return refused(all);
  const changes = judged.flatMap(({ change }) => change ?? []);
  const texts = withTexts(data.sources, changes);
  const after = checkSources({ ...data, sources: texts });
  const wrong = newProblems(site.problems, after.problems).map((problem) => refusalOf(problem, changes));
  if (wrong.length > 0) return refused(wrong);
  const files = new Map(
    [...withRecords(texts, textsIn(after), changes)].filter(([path, text]) => data.sources.get(path) !== text),
  );
  return { refusals: [], files, changes, left: judged.flatMap(({ left }) => left ?? []) };
}

/** Names the languages of a unit as the site does; those that it does not have stay as they are. */
const inOwnCodes = (unit: CameBack, { source, languages }: SiteTexts): CameBack => ({
  ...unit,
  sourceLanguage: languageMeant(unit.sourceLanguage, [source]) ?? unit.sourceLanguage,
  language: languageMeant(unit.language, languages) ?? unit.language,
});

const placeOf = ({ path, line, id }: CameBack) => ({ path, line, unit: id });

/** Refuses units that occur twice, because it is unclear which one is valid. */
const doubled = (units: readonly CameBack[]): Refusal[] =>
  units.flatMap((unit) => {
    const first = units.find(
      ({ id, original, language }) => id === unit.id && original === unit.original && language === unit.language,
    );
    if (!first || first === unit) return [];
    const found = `the unit of ${first.path}:${first.line} a second time`;
    return [{ ...placeOf(unit), found, expected: 'each unit once', fix: 'Take one of the two out.' }];
  });

function withTexts(sources: ReadonlyMap<string, string>, changes: readonly Change[]): Map<string, string> {
  const texts = new Map(sources);
  for (const { unit, translation, text } of changes) {
    const path = pathOf(unit.language, translation);
    const json = texts.get(path) ?? '';
    const edited = applyEdit(json, { kind: 'set', key: translation.key, value: text });
    // The same text can be escaped differently, so the values are compared.
    if (JSON.stringify(JSON.parse(edited)) !== JSON.stringify(JSON.parse(json))) texts.set(path, edited);
  }
  return texts;
}

/** Returns the problems caused by the new texts. Problems of translation state are left out: the marks decide about that. */
function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const nameOf = ({ kind, file, key, found }: Problem) => JSON.stringify([kind, file, key, found]);
  const known = new Set(before.map(nameOf));
  return after.filter(
    (problem) => !known.has(nameOf(problem)) && !/^(?:translation-|record-|text-untranslated)/.test(problem.kind),
  );
}

/** Assigns a problem to the unit whose text causes it; otherwise the refusal names the site's file. */
function refusalOf(problem: Problem, changes: readonly Change[]): Refusal {
  const { found, expected, fix, file, key } = problem;
  const inFile = changes.filter(({ unit, translation }) => pathOf(unit.language, translation) === file);
  const change = inFile.length === 1 ? inFile[0] : inFile.find(({ translation }) => formatKey(translation.key) === key);
  if (change) return { ...placeOf(change.unit), found, expected, fix };
  const first = changes[0]?.unit;
  return {
    path: first?.path ?? '',
    line: 1,
    unit: '',
    found: `texts with which ${formatProblem(problem)}`,
    expected: 'texts that the content check accepts',
    fix: 'Correct the translation that this is about.',
  };
}

/** Records finished translations with the source text that they were made from, which can differ from the current one. */
function withRecords(texts: Map<string, string>, after: SiteTexts, changes: readonly Change[]): Map<string, string> {
  const nameIn = ({ file, name }: Pick<Translation, 'file' | 'name'>) => `${file} ${name}`;
  const done = changes.filter(({ isDone }) => isDone);
  for (const language of new Set(done.map(({ unit }) => unit.language))) {
    const inLanguage = done.filter(({ unit }) => unit.language === language);
    const madeOf = new Map(inLanguage.map(({ translation, writtenOf }) => [nameIn(translation), writtenOf]));
    const translations = after
      .translations(language)
      .map((one) => ({ ...one, source: madeOf.get(nameIn(one)) ?? one.source }));
    const record = markDone(recordOf(after.documents, language), translations, (one) => madeOf.has(nameIn(one)));
    const path = translationRecordPath(language);
    texts.set(path, bringTo(texts.get(path), record));
  }
  return texts;
}
