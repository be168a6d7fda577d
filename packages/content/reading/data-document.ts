import { findNodeAtLocation, type Node, type ParseError } from 'jsonc-parser';
import type { DataFile } from '../define/data-file';
import { formatKey, type KeyPath, type Position, type Problem, restore } from '../problems/problem';
import { type Finding, fileProblem } from '../problems/problem-kinds';
import { isGroup, parseStrictly, readJson } from './json';
import { translationRecord } from './paths';
import { repeatsIn } from './repeats';
import { syntaxProblems } from './syntax-problem';

/** A parsed data file: its value, and the place of each key. */
export interface DataDocument {
  path: string;
  /** What the file is; undefined for one that the site does not know. */
  file: DataFile | undefined;
  value: unknown;
  /** The place of a key; if the key does not exist, that of its nearest existing parent. */
  positionOf(key: KeyPath): Position;
}

/** Data files by their path below `data/`. */
export type Documents = ReadonlyMap<string, DataDocument>;

/** `$schema` tells a code editor where the schema is; it is not content. */
export function withoutSchemaKey(value: unknown): unknown {
  if (!isGroup(value)) return value;
  const { $schema: _, ...rest } = value;
  return rest;
}

/**
 * Parses one data file.
 * @param path path below `data/`
 * @param source its text
 * @param file what it is
 * @returns the document, or the problems that keep it from being read
 */
export function parseDocument(path: string, source: string, file: DataFile | undefined): DataDocument | Problem[] {
  const unreadable = sourceProblem(path, source, file);
  if (unreadable) return [fileProblem(path, unreadable)];
  const conflicts = [...source.matchAll(/^<{7}(?=\s|$)/gm)];
  if (conflicts.length > 0)
    return conflicts.map(({ index }) => fileProblem(path, conflictIn(path, file), positionAt(source, index)));
  const { root, errors } = parseStrictly(source);
  // As Gatsby will parse it, which may be stricter.
  const value = readJson(source);
  if (root && errors.length === 0 && value !== undefined) {
    const problems = [...duplicateKeys(path, source, root), ...groupedNumbers(path, source, root)];
    return problems.length > 0 ? problems : { path, file, value, positionOf: (key) => positionIn(source, root, key) };
  }
  const [error = invalidSymbol] = errors;
  const isSound = (mended: unknown) => file?.schema.safeParse(withoutSchemaKey(mended)).success ?? false;
  const wrong = syntaxProblems(path, source, error, isSound);
  return wrong.map(({ finding, offset }) => fileProblem(path, finding, positionAt(source, offset)));
}

/** What is wrong with a file that only `JSON.parse` refuses. */
const invalidSymbol: ParseError = { error: 1, offset: 0, length: 1 };

/** In a record, both versions count: each editor has added lines. */
function conflictIn(path: string, file: DataFile | undefined): Finding {
  const found = '<<<<<<<, left over from a merge';
  const [, language] = translationRecord.exec(path) ?? [];
  if (language !== undefined) {
    const expected = 'the translations that either of the two versions marks';
    return { kind: 'json-merge', found, expected, fix: `Run: npm run translations -- --merge ${language}` };
  }
  const [expected, kept] = file?.isRecord
    ? ['the lines of both versions', 'the lines between them: each is an address that was published']
    : ['only the version that counts', 'one of two versions of the same part'];
  const fix = `Take this line out, with all lines of <<<<<<<, ======= and >>>>>>>, and keep ${kept}.`;
  return { kind: 'json-merge', found, expected, fix };
}

/** The most characters that a file written by hand may have; the longest of ours has some 10,000. */
const maxCharacters = 250_000;

/** The limit for files that a command writes, which grow with languages and entries. */
const maxRecordCharacters = 50_000_000;

/** Maximum nesting of braces and brackets; our files need six levels. */
const maxDepth = 32;

/** What prevents a file from being parsed as JSON at all. */
function sourceProblem(path: string, source: string, file: DataFile | undefined): Finding | undefined {
  const limit = file?.isRecord ? maxRecordCharacters : maxCharacters;
  if (source.length > limit) {
    const [found, expected] = [source.length, limit].map((count) => `${Math.round(count / 1000)},000 characters`);
    const fix = 'Look for a text that was pasted by mistake; pictures belong into data/images.';
    return { kind: 'file-too-large', found: `a file of ${found}`, expected: `at most ${expected}`, fix };
  }
  if (/[\0\ufffd]|^\ufeff/.test(source)) {
    const fix = 'Save it again as UTF-8, not "UTF-8 with BOM"; accents that became � must be typed again.';
    return { kind: 'file-not-utf8', found: 'characters that are not UTF-8', expected: 'a file saved as UTF-8', fix };
  }
  if (source.trim() === '')
    return {
      kind: 'file-empty',
      found: 'an empty file',
      expected: 'JSON',
      fix: `If the file is new, write it; ${restore(path)}`,
    };
  if (!isDeep(source)) return undefined;
  const found = `more than ${maxDepth} braces or brackets inside each other`;
  const fix = `Take out what was pasted by mistake; ${restore(path)}`;
  return { kind: 'file-too-large', found, expected: 'the few levels of our files', fix };
}

/** Whether more braces and brackets stand inside each other than programs can read; those in strings do not count. */
function isDeep(source: string): boolean {
  let depth = 0;
  return [...source.replace(/"(?:[^"\\\n]|\\.)*"/g, '').matchAll(/[[{\]}]/g)].some(([sign]) => {
    depth += sign === '[' || sign === '{' ? 1 : -1;
    return depth > maxDepth;
  });
}

function positionIn(source: string, root: Node, key: KeyPath): Position {
  for (let length = key.length; length >= 0; length--) {
    const node = findNodeAtLocation(root, key.slice(0, length));
    if (node) return positionAt(source, (node.parent?.type === 'property' ? node.parent : node).offset);
  }
  return { line: 1, column: 1 };
}

function positionAt(source: string, offset: number): Position {
  const line = source.slice(0, offset).split('\n').length;
  const lineStart = offset === 0 ? 0 : source.lastIndexOf('\n', offset - 1) + 1;
  return { line, column: offset - lineStart + 1 };
}

/** `1.000`: JSON reads the point as a decimal sign, but nobody writes decimals that end in zeros to three digits. */
function groupedNumbers(file: string, source: string, { type, offset, length, children = [] }: Node): Problem[] {
  const raw = source.slice(offset, offset + length);
  const inner = children.flatMap((child) => groupedNumbers(file, source, child));
  if (type !== 'number' || !/^-?[1-9]\d{0,2}\.\d\d0$/.test(raw)) return inner;
  const finding: Finding = {
    kind: 'json-syntax',
    found: `${raw}, which JSON reads as ${Number(raw)}: a point is the decimal sign`,
    expected: 'digits with nothing between them',
    fix: `Write ${raw.replace('.', '')}, or ${Number(raw)} if you mean that.`,
  };
  return [fileProblem(file, finding, positionAt(source, offset))];
}

function duplicateKeys(file: string, source: string, node: Node | undefined, path: KeyPath = []): Problem[] {
  if (!node?.children) return [];
  if (node.type === 'array') {
    return node.children.flatMap((child, index) => duplicateKeys(file, source, child, [...path, index]));
  }
  const twice = repeatsIn(node.children, ({ children }) => String(children?.[0]?.value)).map(([{ offset, children }]) => {
    const name = String(children?.[0]?.value);
    const finding: Finding = {
      kind: 'json-duplicate-key',
      found: `the key "${name.slice(0, 60)}" a second time`,
      expected: 'each key once',
      fix: 'Take one of the two out: only the last would count.',
    };
    return { ...fileProblem(file, finding, positionAt(source, offset)), key: formatKey([...path, name]) };
  });
  const inner = node.children.flatMap(({ children: [key, value] = [] }) =>
    duplicateKeys(file, source, value, [...path, String(key?.value)]),
  );
  return [...twice, ...inner];
}
