import { catalogueFiles, segmentDescriptions } from './collection-facts';
import type { DataDocument, Documents } from './data-document';
import { declaredContent } from './declared-content';
import { factFiles, identifyFile, isEntryFile, languagePath, pathInLanguage, requiredLanguageFiles } from './file-kinds';

/** Facts that every check between files needs; if one of them is broken, these checks are skipped. */
const indispensable = [factFiles.SiteSettings, ...Object.values(catalogueFiles), factFiles.Packs, factFiles.Testimonials];

/** Substitutes for the other facts. */
const plainFacts: Readonly<Record<string, unknown>> = {
  [factFiles.Redirects.path]: { redirects: [] },
  [factFiles.ErrorTexts.path]: { language: 'en', unexpected: 'x', home: 'x' },
};

/**
 * Substitutes every broken or missing file, so that the checks between files can still check all others: with the same file of
 * another language or, if there is none, with the texts of another entry of the collection. Problems of substitutes must be
 * dropped.
 * @param sound the files that match their schema, by path below `data/`
 * @returns all files; undefined if a broken file cannot be substituted
 */
export function withSubstitutes(sound: Documents): Map<string, DataDocument> | undefined {
  if (indispensable.some(({ path }) => !sound.has(path))) return undefined;
  const complete = new Map(sound);
  for (const [path, value] of Object.entries(plainFacts)) {
    if (!complete.has(path)) complete.set(path, { path, value, positionOf: () => ({ line: 1, column: 1 }) });
  }
  const { languages, entries } = declaredContent(sound);
  const paths = languages.flatMap((language) => requiredLanguageFiles(language, entries));
  for (const path of paths.filter((required) => !complete.has(required))) {
    const [sibling = anotherEntry(path, sound)] = inEveryLanguage(path, languages).flatMap(
      (other) => sound.get(other) ?? [],
    );
    if (!sibling) return undefined;
    complete.set(path, { ...sibling, path, value: withOwnNames(sibling.value, path) });
  }
  return complete;
}

/** The paths of a language's file in the folders of all languages. */
export const inEveryLanguage = (path: string, languages: readonly string[]): string[] =>
  languages.map((language) => languagePath(language, pathInLanguage(path)));

/** The text of another entry of the same collection. */
function anotherEntry(path: string, sound: Documents): DataDocument | undefined {
  const file = identifyFile(path);
  return isEntryFile(file)
    ? [...sound.values()].find((document) => identifyFile(document.path)?.kind === file.kind)
    : undefined;
}

/** A substitute must not claim the addresses and titles of its original. */
function withOwnNames(value: unknown, path: string): unknown {
  const file = identifyFile(path);
  if (isEntryFile(file))
    return { ...(value as object), slug: file.key, previousSlugs: [], seo: { title: path, description: path } };
  if (file?.kind !== 'Language') return value;
  const each = <Value>(of: Value) => Object.fromEntries(segmentDescriptions.map(([name]) => [name, of]));
  return { ...(value as object), segments: each(`stand-in-${file.language}`), previousSegments: each([]) };
}
