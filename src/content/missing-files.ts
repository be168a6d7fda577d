import { collections } from './collections';
import { type DataDocument, type Documents, problem } from './data-document';
import { declaredContent } from './declared-content';
import {
  factFiles,
  identifyFile,
  isEntryFile,
  languageFiles,
  languagePath,
  localesFolder,
  pathInLanguage,
  recordFiles,
  requiredLanguageFiles,
} from './file-kinds';
import { fileProblem, type Problem } from './problem';
import { adviceOrRestore, restoreAdvice } from './restore-advice';
import { inEveryLanguage } from './substitute-files';
import { recordOf } from './translations';

/**
 * Finds missing files: facts, and the files of every language for every entry of every collection.
 * @param sources the text of every file
 * @param documents those that could be read
 */
export function missingFiles(sources: ReadonlyMap<string, string>, documents: Documents): Problem[] {
  const { languages, entries } = declaredContent(documents);
  const folders = new Set([...sources.keys()].map((path) => path.split('/').slice(0, 2).join('/')));
  // An id that cannot be a file name is a problem of its own.
  const isPossible = (path: string) => identifyFile(path) !== undefined;
  const facts = [...Object.values(factFiles), ...Object.values(recordFiles)].map(({ path }) => path);
  return [
    ...facts.filter((path) => !sources.has(path)).map((path) => missingFile(path, 'this file', restoreAdvice(path))),
    ...languages.flatMap((language, index) => {
      if (!isPossible(languagePath(language, languageFiles.Language.path))) return [];
      if (!folders.has(`${localesFolder}/${language}`)) return [missingFolder(documents, language, index)];
      return requiredLanguageFiles(language, entries)
        .filter((path) => isPossible(path) && !sources.has(path))
        .map((path) => missingFile(path, reasonFor(path), missingFileFix(path, languages, sources, documents)));
    }),
  ];
}

/** Why a language needs a file. */
function reasonFor(path: string): string {
  const file = identifyFile(path);
  if (!isEntryFile(file)) return 'one in every language that data/site.json names';
  const { what, catalogue } = collections[file.collection];
  return `one for every ${what} in data/${catalogue.path}, in each of its languages`;
}

const missingFile = (file: string, expected: string, fix: string): Problem =>
  fileProblem(file, { kind: 'file-missing', found: 'no such file', expected, fix });

function missingFileFix(
  path: string,
  languages: readonly string[],
  sources: ReadonlyMap<string, string>,
  documents: Documents,
): string {
  const file = identifyFile(path);
  const entry = isEntryFile(file) ? collections[file.collection] : undefined;
  if (wasThere(path, documents)) {
    return entry
      ? adviceOrRestore(`To remove the ${entry.what}, delete its line in data/${entry.catalogue.path}`, path)
      : restoreAdvice(path);
  }
  const other = inEveryLanguage(path, languages).find((candidate) => sources.has(candidate));
  if (other) return `Copy data/${other} to data/${path} and translate it.`;
  return entry
    ? `No language has it: correct the id in data/${entry.catalogue.path}, or write the file.`
    : restoreAdvice(path);
}

/** Whether a file existed before: its translations are recorded, or for the source language, those of another language. */
function wasThere(path: string, documents: Documents): boolean {
  const file = identifyFile(path);
  if (!file || !('language' in file)) return true;
  const records = recordsOf(documents, file.language);
  return records.some((record) =>
    file.kind === 'Language' ? Object.keys(record).length > 0 : Object.hasOwn(record, pathInLanguage(path)),
  );
}

function recordsOf(documents: Documents, language: string) {
  const { languages } = declaredContent(documents);
  const isSource = sourceOf(documents) === language;
  return (isSource ? languages : [language]).map((code) => recordOf(documents, code));
}

const sourceOf = (documents: Documents) =>
  (documents.get(factFiles.SiteSettings.path)?.value as { sourceLanguage?: unknown } | undefined)?.sourceLanguage;

/** One problem for the whole language, not one per file. */
function missingFolder(documents: Documents, language: string, index: number): Problem {
  const folder = `${localesFolder}/${language}`;
  const hadIt = recordsOf(documents, language).some((record) => Object.keys(record).length > 0);
  const copy = `Copy data/${localesFolder}/${String(sourceOf(documents))} to data/${folder} and translate it`;
  return problem(documents.get(factFiles.SiteSettings.path) as DataDocument, ['languages', index], {
    kind: 'language-without-folder',
    found: `"${language}", but no folder data/${folder}`,
    expected: 'a folder with all its files',
    fix: hadIt
      ? adviceOrRestore(`To remove the language, take "${language}" out`, folder)
      : `${copy}, or take "${language}" out.`,
  });
}
