import type { Collection } from '../define/collection';
import { entryPath } from '../model/file-kinds';
import { type KeyPath, type Problem, valueAt } from '../problems/problem';
import { problemAt } from '../problems/problem-kinds';
import { languagePath } from '../reading/paths';
import { repeatsIn } from '../reading/repeats';
import { type CheckedFiles, entriesOf } from './check';

/** A text that must be unique. */
interface Name {
  file: string;
  key: KeyPath;
  text: string;
}

/** No two entries of a collection and no two languages have the same name, and no entry repeats the text of another. */
export function checkDuplicates(files: CheckedFiles): Problem[] {
  const { languages, model } = files;
  const textsOf = (key: 'name' | 'label') => languages.map((code) => ofLanguage(files, code, key));
  return [
    ...languages.flatMap((code) => Object.values(model.collections).flatMap((one) => repeatedTexts(files, code, one))),
    ...(['name', 'label'] as const).flatMap((key) => sameNames(files, textsOf(key))),
    ...languages.flatMap((code) => foreignLocale(files, code)),
  ];
}

/** What the file of a language has under a key. */
function ofLanguage({ model, documents }: CheckedFiles, code: string, key: string): Name {
  const file = languagePath(code, model.languageFiles.Language.path);
  return { file, key: [key], text: String(valueAt(documents.get(file)?.value, [key])) };
}

/** The texts of an entry, and their place. */
interface Entry {
  file: string;
  text: Readonly<Record<string, unknown>>;
}

/** Names that two entries share, and entries that repeat the texts of others. */
function repeatedTexts(files: CheckedFiles, language: string, collection: Collection): Problem[] {
  // In list order: new entries are usually appended.
  const entries = entriesOf(files, collection).flatMap(({ id }): Entry[] => {
    const file = entryPath(language, collection, id);
    const document = files.documents.get(file);
    return document ? [{ file, text: document.value as Entry['text'] }] : [];
  });
  const names = collection.names.map((key) =>
    entries.map(({ file, text }): Name => ({ file, key: [key], text: String(text[key]) })),
  );
  return [...names.flatMap((list) => sameNames(files, list)), ...copiedEntries(files, collection, entries)];
}

const sameNames = (files: CheckedFiles, names: readonly Name[]): Problem[] =>
  repeatsIn(names, ({ text }) => text.toLowerCase()).map(([{ file, key, text }, holder]) =>
    problemAt(files, file, key, {
      kind: 'name-twice',
      found: `"${text.slice(0, 60)}", which data/${holder.file} has already`,
      expected: 'a name of its own: visitors could not tell the two apart',
      fix: 'Change one of the two.',
    }),
  );

/** New entries often start as a copy of another one: told once, at the first text that is the same. */
function copiedEntries(files: CheckedFiles, { ownTexts, what }: Collection, entries: readonly Entry[]): Problem[] {
  const repeats = ownTexts.flatMap((key) =>
    repeatsIn(
      entries.filter(({ text }) => key in text),
      ({ text }) => JSON.stringify(text[key]),
    ).map(([{ file }, holder]) => ({ file, key, holder })),
  );
  return entries.flatMap(({ file, text }) => {
    const same = repeats.filter((repeat) => repeat.file === file);
    const [first] = same;
    if (!first) return [];
    const isWhole = same.length === ownTexts.filter((key) => key in text).length;
    return problemAt(files, file, [first.key], {
      kind: isWhole ? 'entry-copied' : 'text-copied',
      found: `the same ${same.map(({ key }) => key).join(', ')} as in data/${first.holder.file}`,
      expected: `a ${what} in words of its own`,
      fix: `Write them for this ${what}${isWhole ? ', and those in "image" and "seo", too; or take the copy out' : ''}.`,
    });
  });
}

function foreignLocale(files: CheckedFiles, language: string): Problem | [] {
  const { file, key, text: locale } = ofLanguage(files, language, 'openGraphLocale');
  if (locale.startsWith(language)) return [];
  return problemAt(files, file, key, {
    kind: 'locale-wrong',
    found: `"${locale}" in the folder of "${language}"`,
    expected: `${language}_ and a country`,
    fix: `Write ${language}_ and the country of most of its visitors, in two capitals.`,
  });
}
