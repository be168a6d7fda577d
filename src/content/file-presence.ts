import {
  closestName,
  type Documents,
  languagePath,
  localesFolder,
  type Problem,
  pathInLanguage,
  restore,
} from '../../packages/content';
import { collections } from '../site';
import { isInLanguage } from './collection-facts';
import { declaredContent } from './declared-content';
import { type EntryFile, factFiles, identifyFile, isEntryFile, recordFiles, requiredLanguageFiles } from './file-kinds';
import { fileProblem, problem } from './problems';

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
export function requiredPaths(documents: Documents, folders?: ReadonlySet<string>): string[] {
  const { languages, entries } = declaredContent(documents);
  return [
    ...[...Object.values(factFiles), ...Object.values(recordFiles)].map(({ path }) => path),
    ...languages
      .filter((code) => !folders || folders.has(code))
      .flatMap((language) => requiredLanguageFiles(language, entries)),
  ];
}

/**
 * Finds files and folders that are missing, and those that nothing names. A file with a wrong name is reported once, not as both.
 */
export function filePresence(files: Files): Problem[] {
  const { paths, documents, others } = files;
  const { languages } = declaredContent(documents);
  const { sourceLanguage: source } = (documents.get(factFiles.SiteSettings.path)?.value ?? {}) as {
    sourceLanguage?: unknown;
  };
  const folders = new Set(
    [...paths].flatMap((path) => (path.startsWith(`${localesFolder}/`) ? [path.split('/')[1] ?? ''] : [])),
  );
  // An id that cannot be a file name is a problem of its own.
  const missing = requiredPaths(documents, folders).filter((path) => !paths.has(path) && identifyFile(path));
  const named = declaredContent(files.sound).entries;
  const entryOf = ({ collection, key }: EntryFile) => named[collection].find(({ id }) => id === key);
  /** Whether the site does not know a file, or no list names the entry of a text; only a list without mistakes tells that. */
  const isUnnamed = (path: string) => {
    const file = identifyFile(path);
    if (!isEntryFile(file)) return file === undefined;
    return files.sound.has(collections[file.collection].catalogue.path) && !entryOf(file);
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
    ...[...renamed].map(([path, meant]) => unnamed(path, meant)),
    ...[...paths].filter((path) => isUnnamed(path) && !renamed.has(path)).map((path) => unnamed(path)),
    ...[...paths].flatMap((path) => {
      const file = identifyFile(path);
      const entry = isEntryFile(file) && entryOf(file);
      return entry && !isInLanguage(entry, file.language) && file.language !== source ? leftOver(path, file) : [];
    }),
    ...missing.filter((path) => !found.has(path)).map((path) => missingFile(path, languages, paths)),
    ...folderProblems(files, languages, folders),
  ];
}

/** The paths of a language's file in the folders of all languages. */
const inEveryLanguage = (path: string, languages: readonly string[]): string[] =>
  languages.map((language) => languagePath(language, pathInLanguage(path)));

/** A file that the site does not know, with its likely name, or an entry that no list names. */
function unnamed(path: string, meant?: string): Problem {
  const file = identifyFile(path);
  if (isEntryFile(file) && meant === undefined) {
    const { what, catalogue } = collections[file.collection];
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
function leftOver(path: string, { collection, language, key }: EntryFile): Problem {
  const { what, catalogue } = collections[collection];
  return fileProblem(path, {
    kind: 'text-left-over',
    found: `a ${what} that data/${catalogue.path} does not publish in "${language}"`,
    expected: 'texts that visitors see',
    fix: `Add "${language}" to "languages" of "${key}" in data/${catalogue.path} when it is ready, or take the file out.`,
  });
}

function missingFile(path: string, languages: readonly string[], paths: ReadonlySet<string>): Problem {
  const file = identifyFile(path);
  const entry = isEntryFile(file) && collections[file.collection];
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
function folderProblems({ documents, sound }: Files, languages: readonly string[], folders: ReadonlySet<string>): Problem[] {
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
