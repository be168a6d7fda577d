import { type Finding, restore } from './problem';
import type { ProblemKind } from './problem-kinds';

/** The most characters that a file written by hand may have; the longest of ours has some 10,000. */
const maxCharacters = 250_000;

/** The limit for files that a command writes, which grow with languages and entries. */
const maxRecordCharacters = 50_000_000;

/** Files that commands write. */
const records = /^(?:translations\/|published-addresses\.json$)/;

/** Maximum nesting of braces and brackets; our files need six levels. */
const maxDepth = 32;

/**
 * Finds what prevents a file from being parsed as JSON at all.
 * @param path path below `data/`
 * @param source its text, decoded from UTF-8
 */
export function sourceProblem(path: string, source: string): Finding | undefined {
  const limit = records.test(path) ? maxRecordCharacters : maxCharacters;
  const problem = (kind: ProblemKind, found: string, expected: string, fix: string): Finding => ({
    kind,
    found,
    expected,
    fix,
  });
  if (source.length > limit) {
    const [found, expected] = [source.length, limit].map((count) => `${Math.round(count / 1000)},000 characters`);
    const fix = 'Look for a text that was pasted by mistake; pictures belong into data/images.';
    return problem('file-too-large', `a file of ${found}`, `at most ${expected}`, fix);
  }
  if (source.includes('\u0000') || source.includes('\ufffd')) {
    const fix = 'Save the file again with the encoding UTF-8; accents that became � must be typed again.';
    return problem('file-not-utf8', 'characters that are not UTF-8', 'a file saved as UTF-8', fix);
  }
  if (source.startsWith('\ufeff')) {
    const fix = 'Save the file again with the encoding UTF-8, not "UTF-8 with BOM".';
    return problem('file-byte-order-mark', 'an invisible byte-order mark', 'a file saved as UTF-8 without it', fix);
  }
  if (source.trim() === '')
    return problem('file-empty', 'an empty file', 'JSON', `If the file is new, write it; ${restore(path)}`);
  if (deepest(source) <= maxDepth) return undefined;
  const found = `more than ${maxDepth} braces or brackets inside each other`;
  return problem(
    'json-too-deep',
    found,
    'the few levels that files of data need',
    `Take out what was pasted by mistake; ${restore(path)}`,
  );
}

/** The nesting depth of braces and brackets, without those in strings. */
function deepest(source: string): number {
  let depth = 0;
  let most = 0;
  for (const [sign] of source.replace(/"(?:[^"\\\n]|\\.)*"/g, '').matchAll(/[[{\]}]/g)) {
    if (sign === '[' || sign === '{') most = Math.max(most, ++depth);
    else depth--;
  }
  return most;
}
