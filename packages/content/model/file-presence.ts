import type { Collection } from '../define/collection';
import { recordFiles } from '../define/records';
import { closestName } from '../problems/closest';
import { type Problem, restore } from '../problems/problem';
import { fileProblem, problem } from '../problems/problem-kinds';
import type { Documents } from '../reading/data-document';
import { languagePath, localesFolder, pathInLanguage } from '../reading/paths';
import { type EntryFacts, isInLanguage } from './collections';
import { declaredContent } from './declared-content';
import { entryPath } from './file-kinds';
import { collectionOf, type Model } from './model';

/** Files below `data/`. */
interface Files {
  /** Paths of all JSON files. */
  paths: ReadonlySet<string>;
  /** Those that could be read. */
  documents: Documents;
  /** Those of them that match their schema. */
  sound: Documents;
  /** Paths of files that are neither JSON nor images. */
  others: ReadonlySet<string>;
}

/**
 * The paths of all files that the site needs: facts, and the files of every language for every entry of every collection.
 * @param folders the languages to look at; all by default
 */
export function requiredPaths(model: Model, documents: Documents, folders?: ReadonlySet<string>): string[] {
  const { languages, entriesOf } = declaredContent(model, documents);
  return [
    ...[...Object.values(model.factFiles), ...Object.values(recordFiles)].map(({ path }) => path),
    ...languages
      .filter((code) => !folders || folders.has(code))
      .flatMap((language) => requiredLanguageFiles(model, language, entriesOf)),
  ];
}

/**
 * Every file that a language must have.
 * @param language the language's code
 * @param entriesOf the facts of all entries of a collection
 * @returns paths below `data/`
 */
function requiredLanguageFiles(
  { languageFiles, interfaceSchemas, collections }: Model,
  language: string,
  entriesOf: (collection: Collection) => readonly EntryFacts[],
): string[] {
  return [
    ...Object.values(languageFiles).map(({ path }) => languagePath(language, path)),
    ...Object.values(collections).flatMap((collection) =>
      entriesOf(collection)
        .filter((entry) => isInLanguage(entry, language))
        .map(({ id }) => entryPath(language, collection, id)),
    ),
    ...Object.keys(interfaceSchemas).map((namespace) => languagePath(language, `${namespace}.json`)),
  ];
}

/**
 * Finds files and folders that are missing, and those that nothing names. A file with a wrong name is reported once, not as both.
 */
export function filePresence(model: Model, files: Files): Problem[] {
  const { paths, documents, others } = files;
  const { identifyFile } = model;
  const { languages } = declaredContent(model, documents);
  const { sourceLanguage: source } = (documents.get(model.factFiles.SiteSettings.path)?.value ?? {}) as {
    sourceLanguage?: unknown;
  };
  const folders = new Set(
    [...paths].flatMap((path) => (path.startsWith(`${localesFolder}/`) ? [path.split('/')[1] ?? ''] : [])),
  );
  // An id that cannot be a file name is a problem of its own.
  const missing = requiredPaths(model, documents, folders).filter((path) => !paths.has(path) && identifyFile(path));
  const named = declaredContent(model, files.sound);
  const entryOf = (collection: Collection, path: string) =>
    named.entriesOf(collection).find(({ id }) => id === identifyFile(path)?.key);
  /** Whether the site does not know a file, or no list names the entry of a text; only a list without mistakes tells that. */
  const isUnnamed = (path: string) => {
    const collection = collectionOf(model, identifyFile(path));
    if (!collection) return identifyFile(path) === undefined;
    return files.sound.has(collection.catalogue.path) && !entryOf(collection, path);
  };
  // If a page is missing in every language, its id in the list is wrong.
  const isElsewhere = (path: string) => inEveryLanguage(path, languages).some((other) => paths.has(other));
  const renamed = new Map(
    [...paths, ...others].filter(isUnnamed).flatMap((path) => {
      const meant = closestName(path, missing);
      return meant && (!identifyFile(path) || isElsewhere(meant)) ? [[path, meant]] : [];
    }),
  );
  const found = new Set(renamed.values());
  return [
    ...[...renamed].map(([path, meant]) => unnamed(model, path, meant)),
    ...[...paths].filter((path) => isUnnamed(path) && !renamed.has(path)).map((path) => unnamed(model, path)),
    ...[...paths].flatMap((path) => {
      const { language = '' } = identifyFile(path) ?? {};
      const collection = collectionOf(model, identifyFile(path));
      const entry = collection && entryOf(collection, path);
      return entry && !isInLanguage(entry, language) && language !== source
        ? leftOver(path, collection, language, entry.id)
        : [];
    }),
    ...missing.filter((path) => !found.has(path)).map((path) => missingFile(model, path, languages, paths)),
    ...folderProblems(model, files, languages, folders),
  ];
}

/** The paths of a language's file in the folders of all languages. */
const inEveryLanguage = (path: string, languages: readonly string[]): string[] =>
  languages.map((language) => languagePath(language, pathInLanguage(path)));

/** A file that the site does not know, with its likely name, or an entry that no list names. */
function unnamed(model: Model, path: string, meant?: string): Problem {
  const collection = collectionOf(model, model.identifyFile(path));
  if (collection && meant === undefined) {
    const { what, catalogue } = collection;
    return fileProblem(path, {
      kind: 'entry-unknown',
      found: `a ${what} that data/${catalogue.path} does not name`,
      expected: `only ${what}s that it names`,
      fix: `Add its id to data/${catalogue.path}, or take the file out.`,
    });
  }
  return fileProblem(path, {
    kind: 'file-unknown',
    found: 'a file that the site does not know',
    expected: meant ? `data/${meant}, which is not there` : 'only files that the site knows',
    fix: meant
      ? `Rename it to data/${meant}, if it is that.`
      : 'Correct its name or folder, or take it out. Developers: a new kind of file is defined in a section, which src/site.ts names.',
  });
}

/** The file may stay there until it is translated: the page is hidden, not lost. */
function leftOver(path: string, { what, catalogue }: Collection, language: string, id: string): Problem {
  return fileProblem(path, {
    kind: 'text-left-over',
    found: `a ${what} that data/${catalogue.path} does not publish in "${language}"`,
    expected: 'texts that visitors see',
    fix: `Add "${language}" to "languages" of "${id}" in data/${catalogue.path} when it is ready, or take the file out.`,
  });
}

function missingFile(model: Model, path: string, languages: readonly string[], paths: ReadonlySet<string>): Problem {
  const entry = collectionOf(model, model.identifyFile(path));
  const other = inEveryLanguage(path, languages).find((candidate) => paths.has(candidate));
  const write = other ? `Copy data/${other} to data/${path} and translate it` : 'Write it';
  return fileProblem(path, {
    kind: 'file-missing',
    found: 'no such file',
    expected: entry
      ? `one for every ${entry.what} in data/${entry.catalogue.path}, in each of its languages`
      : 'every file that the site knows',
    fix: `${write}${entry ? `, correct or delete its line in data/${entry.catalogue.path}` : ''}; ${restore(path)}`,
  });
}

/** Languages without a folder, each as one problem instead of one per file, and folders without a language. */
function folderProblems(
  { factFiles }: Model,
  { documents, sound }: Files,
  languages: readonly string[],
  folders: ReadonlySet<string>,
): Problem[] {
  const settings = documents.get(factFiles.SiteSettings.path);
  if (!settings || languages.length === 0) return [];
  const absent = languages.filter((code) => !folders.has(code) && /^[a-z]{2}$/.test(code));
  const extra = [...folders].filter((code) => !languages.includes(code));
  const meant = absent.length === 1 && extra.length === 1 ? `Did you mean "${extra[0]}"? Otherwise copy` : 'Copy';
  return [
    ...absent.map((code) => {
      const folder = `${localesFolder}/${code}`;
      const source = languages.find((other) => folders.has(other)) ?? extra[0];
      return problem(settings, ['languages', languages.indexOf(code)], {
        kind: 'language-without-folder',
        found: `"${code}", but no folder data/${folder}`,
        expected: 'a folder with all its files',
        fix: `${meant} data/${localesFolder}/${source} to data/${folder} and translate it, or take "${code}" out; ${restore(folder)}`,
      });
    }),
    ...(sound.has(settings.path) && absent.length === 0 ? extra : []).map((code) =>
      problem(settings, ['languages'], {
        kind: 'folder-without-language',
        found: `a folder data/${localesFolder}/${code}, but no "${code}" here`,
        expected: 'every folder to be named',
        fix: `Add "${code}" to the list, or take the folder out.`,
      }),
    ),
  ];
}
