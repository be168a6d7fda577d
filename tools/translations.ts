import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bringTo,
  languageMeant,
  markDone,
  recordOf,
  sameSign,
  sortDone,
  sourceTexts,
  type Translation,
  type TranslationRecord,
  type TranslationState,
  translationRecordPath,
  translationsFolder,
} from '../packages/content';
import { printable } from '../packages/content/browser';
import { factFiles, parseDocument, translationsOf } from '../src/content/model';
import { checkData } from '../src/data/checks/check-data';
import { describeErrors } from '../src/data/load-content';
import { dataFolder } from '../src/data/read-data';
import { type Given, runMain } from './run-main';

const usage = `npm run translations
npm run translations -- --done LANGUAGE [FILE [KEY …]] [--same]
npm run translations -- --merge LANGUAGE

Prints the state of the translations, by language and file: up to date, stale (the source text has changed since), new (not yet
marked as translated) and missing. Lists the stale texts below the table.

  --done es hero.json badge   marks this translation as made from the current source text
  --done es hero.json         all texts of the file
  --done es                   all texts of the language
  --same                      with --done: accepts texts that are identical to the source texts; without it they are
                              refused
  --merge es                  after a conflict in git between the marks of two editors: keeps both editors' marks

The marks are stored in data/translations/: commit it with the texts.`;

const states: readonly TranslationState[] = ['current', 'stale', 'unmarked', 'missing'];
const headings: Record<TranslationState, string> = {
  current: 'up to date',
  stale: 'stale',
  unmarked: 'new',
  missing: 'missing',
};

const { documents } = checkData();

const config = {
  options: {
    done: { type: 'boolean' },
    same: { type: 'boolean', default: false },
    merge: { type: 'boolean' },
  },
  allowPositionals: true,
} as const;

function main({ values, positionals }: Given<typeof config>): void {
  if (values.merge) merge(positionals.join(' '));
  else if (values.done || positionals.length === 0) report(values.done ? positionals : undefined, values.same);
  else throw new Error(`To mark "${positionals.join(' ')}" as up to date, add --done before it.`);
}

/** @param named what is done; undefined to print how all translations stand */
function report(named: readonly string[] | undefined, meansSame: boolean): void {
  const { languages, source } = siteLanguages();
  const texts = sourceTexts(documents, source);
  const read = (language: string) => translationsOf(documents, texts, language);
  const others = languages.filter((language) => language !== source);
  if (named) done(named, others, read, meansSame);
  else for (const language of others) printTable(language, read(language));
}

function siteLanguages(): { languages: readonly string[]; source: string } {
  const { success, data } = factFiles.SiteSettings.schema.safeParse(documents.get(factFiles.SiteSettings.path)?.value);
  if (!success) throw new Error('data/site.json has errors; fix them first: npm run check:content');
  return { languages: data.languages, source: data.sourceLanguage };
}

/** A part of a file that git could not merge: our version, perhaps the one from which both come, and theirs. */
const conflict = /^<{7}.*\n([\s\S]*?)(?:^\|{7}[\s\S]*?)?^={7}\r?\n([\s\S]*?)^>{7}.*\n?/gm;

/** Makes one record of the two versions that git could not merge; where they differ, the mark for the current source text counts. */
function merge(named: string): void {
  const { languages, source: sourceLanguage } = siteLanguages();
  const language = languageMeant(named, languages);
  if (language === undefined) throw new Error(`Name a language to merge: ${languages.join(', ')}.`);
  const inData = translationRecordPath(language);
  const path = join(dataFolder, inData);
  const text = readFileSync(path, 'utf8');
  const sides = ['$1', '$2'].map((side) => {
    const document = parseDocument(inData, text.replace(conflict, side));
    if (Array.isArray(document)) throw new Error(describeErrors(document));
    return document.value as TranslationRecord;
  });
  const record: TranslationRecord = {};
  for (const { file, name, source } of sourceTexts(documents, sourceLanguage)) {
    const marks = sides.flatMap((side) => side[file]?.[name] ?? []);
    const mark = [source + sameSign, source].find((current) => marks.includes(current)) ?? marks[0];
    if (mark !== undefined) record[file] = { ...record[file], [name]: mark };
  }
  writeFileSync(path, bringTo(text.replace(conflict, '$1'), record));
  console.log(`data/${inData} has the marks of both versions.`);
}

function done(
  [named = '', file, ...keys]: readonly string[],
  languages: readonly string[],
  read: (language: string) => Translation[],
  meansSame: boolean,
): void {
  const language = languageMeant(named, languages);
  if (language === undefined) throw new Error(`Name a language to mark: ${languages.join(', ')}.`);
  const translations = read(language);
  const { marked, refused } = sortDone(translations, { file, keys, meansSame });
  if (marked.length + refused.length === 0) {
    throw new Error(`There is no such text in "${language}": ${[file, ...keys].join(' ')}`);
  }
  const inData = translationRecordPath(language);
  const path = join(dataFolder, inData);
  if (existsSync(path) && !documents.has(inData))
    throw new Error(`data/${inData} cannot be read; fix it first: npm run check:content`);
  const record = markDone(recordOf(documents, language), translations, (translation) => marked.includes(translation));
  mkdirSync(join(dataFolder, translationsFolder), { recursive: true });
  writeFileSync(path, bringTo(documents.has(inData) ? readFileSync(path, 'utf8') : undefined, record));
  const fresh = marked.filter(({ state }) => state !== 'current').length;
  console.log(`${language}: ${fresh} marked as up to date; ${marked.length - fresh} were so before.`);
  if (refused.length > 0) refuse(language, refused);
}

function refuse(language: string, refused: readonly Translation[]): void {
  const lines = refused.map(
    ({ file, name, text }) => `  data/locales/${language}/${file} ${name}: ${JSON.stringify(text.slice(0, 60))}`,
  );
  throw new Error(
    `${refused.length} not marked, since still the source text word for word:\n${lines.join('\n')}\nTranslate these; if they are meant so, add --same to the command.`,
  );
}

function printTable(language: string, translations: readonly Translation[]): void {
  const files = [...new Set(translations.map(({ file }) => file))].sort();
  const width = Math.max(...files.map((file) => file.length), 8);
  const row = (name: string, cells: readonly string[]) =>
    printable(`  ${name.padEnd(width)}${cells.map((cell) => cell.padStart(12)).join('')}`);
  const counts = (of: readonly Translation[]) =>
    states
      .map((state) => of.filter((translation) => translation.state === state).length)
      .map((n) => (n === 0 ? '·' : String(n)));
  console.log(
    `\n${row(
      language,
      states.map((state) => headings[state]),
    )}`,
  );
  for (const file of files) console.log(row(file, counts(translations.filter((translation) => translation.file === file))));
  console.log(row('all', counts(translations)));
  for (const { file, name, state } of translations.filter(({ state }) => state === 'stale')) {
    console.log(printable(`  ${headings[state]}: data/locales/${language}/${file} ${name}`));
  }
}

void runMain(usage, config, main);
