import { formatKey, type KeyPath, type Problem } from '../problems/problem';
import { problemAt } from '../problems/problem-kinds';
import { languagePath, pathInLanguage } from '../reading/paths';
import { listPlaceholders } from '../texts/placeholders';
import type { CheckedFiles } from './check';
import type { CopyInFile } from './copy';
import { idsIn } from './shared-ids';

/** What each language may have or lack by itself. */
const ownKeys: ReadonlySet<string> = new Set(['previousSlugs', 'previousSegments', 'portrait', 'published']);

/** The files of a text in another language and in the source language. */
interface Pair {
  path: string;
  sourcePath: string;
}

/** The input of this check. */
interface ParityFiles extends CheckedFiles {
  /** Whether a text of the source language has a problem that explains why its placeholders differ. */
  isExplained: (copy: CopyInFile) => boolean;
}

/** All languages have the same structure: optional keys, list lengths, order of ids, placeholders. */
export function checkParity(files: ParityFiles): Problem[] {
  const { sourceLanguage, languages } = files;
  const sourceFolder = languagePath(sourceLanguage, '');
  const others = languages.filter((language) => language !== sourceLanguage);
  return [...files.documents].flatMap(([sourcePath, source]) => {
    if (!sourcePath.startsWith(sourceFolder)) return [];
    const paths = others
      .map((language) => languagePath(language, pathInLanguage(sourcePath)))
      .filter((path) => files.documents.has(path));
    const found = paths.flatMap((path) =>
      compare(files, { path, sourcePath }, source.value, files.documents.get(path)?.value, []),
    );
    return blameSource(files, sourcePath, paths, found);
  });
}

/** Where all translations differ from their source, in the same way, the source has lost something, or has something new. */
function blameSource(files: CheckedFiles, path: string, translations: readonly string[], problems: Problem[]): Problem[] {
  const alike = ({ kind, key, found }: Problem) =>
    kind === 'parity-placeholders' ? problems.filter((other) => other.key === key && other.found === found) : [];
  return problems.flatMap((problem) => {
    const shared = alike(problem);
    if (translations.length < 2 || shared.length < translations.length) return problem;
    if (shared[0] !== problem) return [];
    const text = files.copy.find(({ file, key }) => file === path && formatKey(key) === problem.key);
    return problemAt(files, path, text?.key ?? [], {
      kind: 'parity-placeholders',
      found: listPlaceholders(text?.text ?? ''),
      expected: `${problem.found}, as in every other language`,
      fix: `Write the same values between {{ }} here; if this text is right, change ${translations.map((other) => `data/${other}`).join(' and ')}.`,
    });
  });
}

function compare(files: ParityFiles, pair: Pair, source: unknown, value: unknown, key: KeyPath): Problem[] {
  if (typeof source === 'string' && typeof value === 'string') return compareTexts(files, pair, source, value, key);
  if (Array.isArray(source) && Array.isArray(value)) return compareLists(files, pair, source, value, key);
  if ((source === undefined) !== (value === undefined)) return [missing(files, pair, value === undefined, key)];
  if (typeof source !== 'object' || source === null || typeof value !== 'object' || value === null) return [];
  const [sources, values] = [source, value] as Record<string, unknown>[];
  return Object.keys({ ...sources, ...values })
    .filter((name) => !ownKeys.has(name))
    .flatMap((name) => compare(files, pair, sources?.[name], values?.[name], [...key, name]));
}

/** An optional key that only one of the two has: it is told where it is, or where it should be. */
function missing(files: CheckedFiles, { path, sourcePath }: Pair, isHere: boolean, key: KeyPath): Problem {
  const [lacking, having] = isHere ? [path, sourcePath] : [sourcePath, path];
  return problemAt(files, lacking, key, {
    kind: 'parity-missing',
    found: 'nothing',
    expected: `what data/${having} has here`,
    fix: 'Add it, or take it out in every language.',
  });
}

function compareTexts(files: ParityFiles, pair: Pair, source: string, value: string, key: KeyPath): Problem[] {
  const [found, wanted] = [listPlaceholders(value), listPlaceholders(source)];
  if (found === wanted) return [];
  const isHere = (copy: CopyInFile) => copy.file === pair.sourcePath && formatKey(copy.key) === formatKey(key);
  if (files.copy.some((copy) => isHere(copy) && files.isExplained(copy))) return [];
  const expected = `${wanted}, as in data/${pair.sourcePath}`;
  const fix = 'Use the same values between {{ }} in both texts.';
  return [problemAt(files, pair.path, key, { kind: 'parity-placeholders', found, expected, fix })];
}

function compareLists(
  files: ParityFiles,
  pair: Pair,
  source: readonly unknown[],
  value: readonly unknown[],
  key: KeyPath,
): Problem[] {
  const [wanted, found] = [idsIn(source), idsIn(value)];
  // `checkSharedIds` reports ids that only one of the two has.
  if (wanted.toSorted().join() !== found.toSorted().join()) return [];
  const moved = found.findIndex((id, index) => id !== wanted[index]);
  if (moved >= 0)
    return [
      problemAt(files, pair.path, [...key, moved, 'id'], {
        kind: 'parity-order',
        found: `"${found[moved]}"`,
        expected: `"${wanted[moved]}" in this place, as in data/${pair.sourcePath}`,
        fix: 'Put the entries in the same order.',
      }),
    ];
  if (source.length === value.length)
    return source.flatMap((entry, index) => compare(files, pair, entry, value[index], [...key, index]));
  return [
    problemAt(files, pair.path, key, {
      kind: 'parity-length',
      found: `${value.length} entries`,
      expected: `${source.length} entries, as in data/${pair.sourcePath}`,
      fix: 'Add what is missing or take out what is too much.',
    }),
  ];
}
