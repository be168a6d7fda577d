import type { KeyPath, Problem } from '../../../packages/content';
import { languagePath, repeatsIn } from '../../../packages/content';
import type { Collection } from '../../../packages/content/define';
import { type CollectionName, namedCollections } from '../collection-facts';
import { entriesOf, textsOf } from '../content';
import { entryPath, languageFiles } from '../file-kinds';
import { problemAt } from '../problems';
import type { CheckedFiles } from './check';

/** A text that must be unique. */
interface Name {
  file: string;
  key: KeyPath;
  text: string;
}

/** No two entries of a collection and no two languages have the same name, and no entry repeats the text of another. */
export function checkDuplicates(files: CheckedFiles): Problem[] {
  const languages = Object.entries(files.content.languages);
  const textsOf = (key: 'name' | 'label') =>
    languages.map(([code, { Language }]): Name => ({ file: languageFile(code), key: [key], text: Language[key] }));
  return [
    ...languages.flatMap(([code]) => namedCollections.flatMap((named) => repeatedTexts(files, code, named))),
    ...(['name', 'label'] as const).flatMap((key) => sameNames(files, textsOf(key))),
    ...languages.flatMap(([code, { Language }]) => foreignLocale(files, code, Language.openGraphLocale)),
  ];
}

const languageFile = (code: string) => languagePath(code, languageFiles.Language.path);

/** The texts of an entry, and their place. */
interface Entry {
  file: string;
  text: Readonly<Record<string, unknown>>;
}

/** Names that two entries share, and entries that repeat the texts of others. */
function repeatedTexts(
  files: CheckedFiles,
  language: string,
  [name, collection]: readonly [CollectionName, Collection],
): Problem[] {
  const texts = textsOf(files.content.languages[language], name);
  // In list order: new entries are usually appended.
  const entries = entriesOf(files.content, name).flatMap(({ id }): Entry[] =>
    texts[id] ? [{ file: entryPath(language, collection, id), text: { ...texts[id] } }] : [],
  );
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

function foreignLocale(files: CheckedFiles, language: string, locale: string): Problem | [] {
  if (locale.startsWith(language)) return [];
  return problemAt(files, languageFile(language), ['openGraphLocale'], {
    kind: 'locale-wrong',
    found: `"${locale}" in the folder of "${language}"`,
    expected: `${language}_ and a country`,
    fix: `Write ${language}_ and the country of most of its visitors, in two capitals.`,
  });
}
