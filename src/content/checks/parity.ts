import { localesFolder } from '../file-kinds';
import { placeholdersOf } from '../placeholders';
import type { KeyPath, Problem } from '../problem';
import { type CheckedFiles, problemAt } from './check';

/** Lists that each language keeps for itself. */
const ownLists: ReadonlySet<string> = new Set(['previousSlugs', 'previousSegments']);

/** A text's file in the source language, and in another. */
interface Pair {
  path: string;
  sourcePath: string;
}

/**
 * All languages have the same structure (section 9 of the specification): list lengths, order of ids, placeholders.
 */
export function checkParity(files: CheckedFiles): Problem[] {
  const { sourceLanguage, languages } = files.content.SiteSettings;
  const sourceFolder = `${localesFolder}/${sourceLanguage}/`;
  const others = languages.filter((language) => language !== sourceLanguage);
  return [...files.documents].flatMap(([sourceFile, source]) => {
    if (!sourceFile.startsWith(sourceFolder) || files.standIns.has(sourceFile)) return [];
    return others.flatMap((language) => {
      const path = sourceFile.replace(sourceFolder, `${localesFolder}/${language}/`);
      const translation = files.documents.get(path);
      return translation ? compare(files, { path, sourcePath: source.path }, source.value, translation.value, []) : [];
    });
  });
}

function compare(files: CheckedFiles, pair: Pair, source: unknown, value: unknown, key: KeyPath): Problem[] {
  if (typeof source === 'string' && typeof value === 'string') return compareTexts(files, pair, source, value, key);
  if (Array.isArray(source) && Array.isArray(value)) return compareLists(files, pair, source, value, key);
  if (typeof source !== 'object' || source === null || typeof value !== 'object' || value === null) return [];
  return Object.entries(source)
    .filter(([name]) => !ownLists.has(name))
    .flatMap(([name, entry]) => compare(files, pair, entry, (value as Record<string, unknown>)[name], [...key, name]));
}

function compareTexts(files: CheckedFiles, pair: Pair, source: string, value: string, key: KeyPath): Problem[] {
  const [found, wanted] = [listPlaceholders(value), listPlaceholders(source)];
  if (found === wanted) return [];
  return [
    problemAt(files, pair.path, key, {
      kind: 'parity-placeholders',
      found,
      expected: `${wanted}, as in data/${pair.sourcePath}`,
      fix: 'Use the same values between {{ }} in both texts.',
    }),
  ];
}

function compareLists(
  files: CheckedFiles,
  pair: Pair,
  source: readonly unknown[],
  value: readonly unknown[],
  key: KeyPath,
): Problem[] {
  const asIn = `as in data/${pair.sourcePath}`;
  if (source.length !== value.length) {
    return [
      problemAt(files, pair.path, key, {
        kind: 'parity-length',
        found: `${value.length} entries`,
        expected: `${source.length} entries, ${asIn}`,
        fix: 'Add what is missing or take out what is too much.',
      }),
    ];
  }
  if (ids(source) !== ids(value)) {
    return [
      problemAt(files, pair.path, key, {
        kind: 'parity-order',
        found: ids(value),
        expected: `${ids(source)}, ${asIn}`,
        fix: 'Put the entries in the same order.',
      }),
    ];
  }
  return source.flatMap((entry, index) => compare(files, pair, entry, value[index], [...key, index]));
}

const listPlaceholders = (text: string) =>
  placeholdersOf(text)
    .map((name) => `{{${name}}}`)
    .join(' ') || 'no {{…}}';

const ids = (list: readonly unknown[]) =>
  list.map((entry) => (typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : '')).join(', ');
