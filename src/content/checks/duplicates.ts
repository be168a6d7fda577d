import type { Collection } from '../collection';
import { type CollectionName, namedCollections } from '../collection-facts';
import { entriesOf, textsOf } from '../content';
import { entryPath, languageFiles, languagePath } from '../file-kinds';
import type { Finding, KeyPath, Problem } from '../problem';
import { type CheckedFiles, problemAt } from './check';

/** A text that must be unique. */
interface Name {
  file: string;
  key: KeyPath;
  text: string;
}

/** No two entries of a collection and no two languages have the same name, and no entry repeats the text of another. */
export function checkDuplicates(files: CheckedFiles): Problem[] {
  const languages = Object.keys(files.content.languages);
  return [
    ...languages.flatMap((language) => namedCollections.flatMap((named) => repeatedTexts(files, language, named))),
    ...(['name', 'label'] as const).flatMap((key) => sameNames(files, languageTexts(files, languages, key))),
    ...languages.flatMap((language) => foreignLocale(files, language)),
  ];
}

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
  const ids = new Set(entriesOf(files.content, name).map(({ id }) => id));
  const entries = [...ids].flatMap((id): Entry[] => {
    const text = texts[id];
    return text ? [{ file: entryPath(language, collection, id), text: { ...text } }] : [];
  });
  const names = collection.names.map((key) =>
    entries.map(({ file, text }): Name => ({ file, key: [key], text: String(text[key]) })),
  );
  return [...names.flatMap((list) => sameNames(files, list)), ...copiedEntries(files, collection, entries)];
}

const languageTexts = ({ content }: CheckedFiles, languages: readonly string[], key: 'name' | 'label'): Name[] =>
  languages.map((language) => ({
    file: languagePath(language, languageFiles.Language.path),
    key: [key],
    text: content.languages[language]?.Language[key] ?? language,
  }));

function sameNames(files: CheckedFiles, names: readonly Name[]): Problem[] {
  const first = new Map<string, Name>();
  return names
    .filter(({ file }) => !files.substitutes.has(file))
    .flatMap((name) => {
      const id = name.text.toLowerCase();
      const holder = first.get(id);
      first.set(id, holder ?? name);
      if (!holder) return [];
      return problemAt(files, name.file, name.key, {
        kind: 'name-twice',
        found: `"${name.text.slice(0, 60)}", which data/${holder.file} has already`,
        expected: 'a name of its own: visitors could not tell the two apart',
        fix: 'Change one of the two.',
      });
    });
}

/** New entries often start as a copy of another one. */
function copiedEntries(files: CheckedFiles, { ownTexts, what }: Collection, entries: readonly Entry[]): Problem[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ file, text }) => {
    if (files.substitutes.has(file)) return [];
    const textKey = (key: string) => `${key} ${JSON.stringify(text[key])}`;
    const same = ownTexts.filter((key) => first.has(textKey(key)));
    const holder = same[0] && first.get(textKey(same[0]));
    for (const key of ownTexts) first.set(textKey(key), first.get(textKey(key)) ?? file);
    if (holder === undefined) return [];
    if (same.length === ownTexts.length) return problemAt(files, file, [String(same[0])], copyOf(what, holder));
    return problemAt(files, file, [String(same[0])], {
      kind: 'text-copied',
      found: `the same ${same.join(', ')} as in data/${holder}`,
      expected: `what this ${what} is about, in words of its own`,
      fix: `Write them for this ${what}.`,
    });
  });
}

const copyOf = (what: string, original: string): Finding => ({
  kind: 'entry-copied',
  found: `a copy of data/${original}`,
  expected: `a ${what} in words of its own`,
  fix: 'Write all its texts again, those in "image" and "seo" too; if it is not needed, take it out.',
});

function foreignLocale(files: CheckedFiles, language: string): Problem | [] {
  const file = languagePath(language, languageFiles.Language.path);
  const locale = files.content.languages[language]?.Language.openGraphLocale ?? language;
  if (locale.startsWith(language)) return [];
  return problemAt(files, file, ['openGraphLocale'], {
    kind: 'locale-wrong',
    found: `"${locale}" in the folder of "${language}"`,
    expected: `${language}_ and a country`,
    fix: `Write ${language}_ and the country of most of its visitors, in two capitals.`,
  });
}
