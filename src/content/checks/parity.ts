import { identifyFile, languagePath, pathInLanguage } from '../file-kinds';
import { listPlaceholders, placeholdersOf } from '../placeholders';
import { formatKey, type KeyPath, type Problem, valueAt } from '../problem';
import { quoted } from '../quotation';
import { type CheckedFiles, problemAt } from './check';
import { statementsIn } from './facts';
import { hasWrongBraces } from './placeholders';

/** Lists that differ between languages. */
const ownLists: ReadonlySet<string> = new Set(['previousSlugs', 'previousSegments']);

/** The files of a text in the source language and in another language. */
interface Pair {
  path: string;
  sourcePath: string;
  /** The files of all translations, this one among them. */
  translations: readonly string[];
}

/**
 * All languages have the same structure: list lengths, order of ids, placeholders.
 */
export function checkParity(files: CheckedFiles): Problem[] {
  const { sourceLanguage, languages } = files.content.SiteSettings;
  const sourceFolder = languagePath(sourceLanguage, '');
  const others = languages.filter((language) => language !== sourceLanguage);
  return [...files.documents].flatMap(([sourceFile, source]) => {
    if (!sourceFile.startsWith(sourceFolder) || files.substitutes.has(sourceFile)) return [];
    const translations = others
      .map((language) => languagePath(language, pathInLanguage(sourceFile)))
      .filter((path) => files.documents.has(path));
    return translations.flatMap((path) => {
      const pair = { path, sourcePath: source.path, translations };
      return compare(files, pair, source.value, files.documents.get(path)?.value, []);
    });
  });
}

const copyAt = ({ copy }: CheckedFiles, path: string, key: KeyPath) =>
  copy.filter(({ file, key: own }) => file === path && formatKey(own) === formatKey(key));

/** Whether a text has a problem of its own: then the difference from other languages only follows from it. */
function isWrongItself(files: CheckedFiles, pair: Pair, key: KeyPath): boolean {
  const [here, there] = [copyAt(files, pair.path, key), copyAt(files, pair.sourcePath, key)];
  return (
    [...here, ...there].some(hasWrongBraces) ||
    here.some((copy) => statementsIn(files, copy).some(({ placeholder }) => placeholder === undefined)) ||
    there.some((copy) => statementsIn(files, copy).length > 0)
  );
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
  if (found === wanted || isWrongItself(files, pair, key)) return [];
  const dropped = droppedFromSource(files, pair, source, key);
  if (dropped.length > 0) return pair.path === pair.translations[0] ? [restoreInSource(files, pair, key, dropped)] : [];
  const missing = placeholdersOf(source).find((name) => !placeholdersOf(value).includes(name));
  const statements = copyAt(files, pair.path, key).flatMap((copy) => statementsIn(files, copy));
  const stated = missing && statements.find(({ placeholder }) => placeholder === missing)?.found;
  const expected = `${wanted}, as in data/${pair.sourcePath}`;
  const fix = stated ? `Replace "${stated}" by {{${missing}}}.` : 'Use the same values between {{ }} in both texts.';
  return [problemAt(files, pair.path, key, { kind: 'parity-placeholders', found, expected, fix })];
}

/** The placeholders that the source text lacks and all of several translations have: most likely it lost them. */
function droppedFromSource(files: CheckedFiles, { translations }: Pair, source: string, key: KeyPath): string[] {
  const [first = [], ...others] = translations.map((path) =>
    placeholdersOf(String(valueAt(files.documents.get(path)?.value, key))),
  );
  if (others.length === 0) return [];
  return first.filter((name) => others.every((names) => names.includes(name)) && !placeholdersOf(source).includes(name));
}

function restoreInSource(files: CheckedFiles, { sourcePath }: Pair, key: KeyPath, dropped: readonly string[]): Problem {
  const names = dropped.map((name) => `{{${name}}}`).join(' ');
  return problemAt(files, sourcePath, key, {
    kind: 'parity-placeholders',
    found: `no ${names}`,
    expected: `${names}, as in all translations`,
    fix: `Put ${names} back, or take it out of the translations, too.`,
  });
}

function compareLists(
  files: CheckedFiles,
  pair: Pair,
  source: readonly unknown[],
  value: readonly unknown[],
  key: KeyPath,
): Problem[] {
  if (hasIdTwice(source) || hasIdTwice(value) || isToldElsewhere(pair, source, value)) return [];
  const differ = (kind: 'parity-length' | 'parity-order', describe: (list: readonly unknown[]) => string) => {
    const expected = `${describe(source)}, as in data/${pair.sourcePath}`;
    const finding = { kind, found: describe(value), expected, fix: listFix(source, value) };
    return [problemAt(files, pair.path, placeToFix(source, value, key), finding)];
  };
  if (source.length !== value.length) return differ('parity-length', ({ length }) => `${length} entries`);
  if (ids(source) !== ids(value)) return differ('parity-order', ids);
  return source.flatMap((entry, index) => compare(files, pair, entry, value[index], [...key, index]));
}

const idsIn = (list: readonly unknown[]) =>
  list.map((entry) => (typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : ''));

/** Duplicate ids are reported by another check; entries cannot be matched then. */
function hasIdTwice(list: readonly unknown[]): boolean {
  const named = idsIn(list).filter(Boolean);
  return new Set(named).size < named.length;
}

/** Texts that belong to facts: `checkSharedIds` reports which of the files is wrong. */
const wordsForFacts: ReadonlySet<string> = new Set(['PackTexts', 'TestimonialTexts']);

const isToldElsewhere = ({ path }: Pair, source: readonly unknown[], value: readonly unknown[]) =>
  wordsForFacts.has(identifyFile(path)?.kind ?? '') &&
  idsIn(source).concat(idsIn(value)).every(Boolean) &&
  idsIn(source).toSorted().join() !== idsIn(value).toSorted().join();

const ids = (list: readonly unknown[]) => idsIn(list).join(', ');

/** The first entry that the other list lacks; the list itself if it lacks none. */
function placeToFix(source: readonly unknown[], value: readonly unknown[], key: KeyPath): KeyPath {
  const there = idsIn(source);
  const over = idsIn(value).findIndex((id) => !there.includes(id));
  return over < 0 ? key : [...key, over, 'id'];
}

/** Names the entries that only one of the two lists has. */
function listFix(source: readonly unknown[], value: readonly unknown[]): string {
  const [there, here] = [idsIn(source), idsIn(value)];
  const lacking = there.filter((id) => !here.includes(id));
  const over = here.filter((id) => !there.includes(id));
  if (lacking.length + over.length === 0) {
    return there.length === here.length
      ? 'Put the entries in the same order.'
      : 'Add what is missing or take out what is too much.';
  }
  if (there.length === here.length && lacking.length === 1) return `Replace ${quoted(over)} by ${quoted(lacking)}.`;
  return [
    lacking.length > 0 ? `Add ${quoted(lacking)}.` : '',
    over.length > 0 ? `Take out ${quoted(over)}, or add it there.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
