import type { Finding } from './problem';
import { adviceOrRestore, restoreAdvice } from './restore-advice';

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
  if (source.length > limit) return tooLarge(source.length, limit);
  if (source.includes('\u0000') || source.includes('\ufffd')) return notUtf8;
  if (source.startsWith('\ufeff')) return byteOrderMark;
  if (source.trim() === '') return emptyFile(path);
  return deepest(source) > maxDepth ? tooDeep(path) : undefined;
}

const thousands = (count: number) => `${Math.round(count / 1000)},000`;

const tooLarge = (length: number, limit: number): Finding => ({
  kind: 'file-too-large',
  found: `a file of ${thousands(length)} characters`,
  expected: `at most ${thousands(limit)}`,
  fix: 'Look for a text that was pasted by mistake; pictures belong into data/images.',
});

const notUtf8: Finding = {
  kind: 'file-not-utf8',
  found: 'characters that are not UTF-8',
  expected: 'a file saved as UTF-8',
  fix: 'Save the file again with the encoding UTF-8; accents that became � must be typed again.',
};

const byteOrderMark: Finding = {
  kind: 'file-byte-order-mark',
  found: 'an invisible byte-order mark before the first brace',
  expected: 'a file saved as UTF-8 without it',
  fix: 'Save the file again with the encoding UTF-8, not "UTF-8 with BOM".',
};

const emptyFile = (path: string): Finding => ({
  kind: 'file-empty',
  found: 'an empty file',
  expected: 'JSON',
  fix: adviceOrRestore('If the file is new, write it', path),
});

const tooDeep = (path: string): Finding => ({
  kind: 'json-too-deep',
  found: `more than ${maxDepth} braces or brackets inside each other`,
  expected: 'the structure of the same file in another language',
  fix: restoreAdvice(path),
});

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
