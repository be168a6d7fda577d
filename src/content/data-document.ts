import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { isGroup } from './document/ids';
import { parseStrictly, readJson } from './document/json-tree';
import { identifyFile } from './file-kinds';
import { type FindingAtLine, mergeConflicts } from './merge-conflict';
import { type Finding, fileProblem, formatKey, type KeyPath, type Position, type Problem } from './problem';
import { sourceProblem } from './source-problem';
import { syntaxProblems } from './syntax-problem';

/** A parsed data file: its value, and the place of each key. */
export interface DataDocument {
  path: string;
  value: unknown;
  /** The place of a key; if the key does not exist, that of its nearest existing parent. */
  positionOf(key: KeyPath): Position;
}

/** Data files by their path below `data/`. */
export type Documents = ReadonlyMap<string, DataDocument>;

/** Creates a problem at a key of a document. */
export const problem = (document: DataDocument, key: KeyPath, finding: Finding): Problem => ({
  ...fileProblem(document.path, finding, document.positionOf(key)),
  key: formatKey(key),
});

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
 * @returns the document, or the problems that keep it from being read
 */
export function parseDocument(path: string, source: string): DataDocument | Problem[] {
  const unreadable = sourceProblem(path, source);
  if (unreadable) return [fileProblem(path, unreadable)];
  const conflicts = mergeConflicts(source);
  if (conflicts.length > 0) return conflicts.map((conflict) => mergeProblem(path, conflict));
  const { root, errors } = parseStrictly(source);
  const faultsOf = (value: unknown) =>
    identifyFile(path)?.schema.safeParse(withoutSchemaKey(value)).error?.issues.length ?? 0;
  const [error] = errors;
  const problems = error
    ? syntaxProblems(path, source, error, faultsOf).map(({ finding, offset }) =>
        fileProblem(path, finding, positionAt(source, offset)),
      )
    : [...duplicateKeys(path, source, root), ...groupedNumbers(path, source, root)];
  if (problems.length > 0) return problems;
  // As Gatsby will parse it, which may be stricter.
  const value = readJson(source);
  if (!root || value === undefined) return [fileProblem(path, notJson)];
  return { path, value, positionOf: (key) => positionIn(source, root, key) };
}

const mergeProblem = (path: string, { finding, line }: FindingAtLine) =>
  fileProblem(path, finding, { line: line + 1, column: 1 });

const notJson: Finding = {
  kind: 'json-bad-word',
  found: 'something that is not JSON',
  expected: 'valid JSON',
  fix: 'Compare with the same file of another language.',
};

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

/** `1.000`: JSON reads the point as a decimal separator, but nobody writes decimals that end in zeros to three digits. */
function groupedNumbers(file: string, source: string, node: Node | undefined): Problem[] {
  if (!node) return [];
  const raw = node.type === 'number' ? source.slice(node.offset, node.offset + node.length) : '';
  const own = /^-?[1-9]\d{0,2}\.\d\d0$/.test(raw)
    ? [fileProblem(file, groupedNumber(raw), positionAt(source, node.offset))]
    : [];
  return [...own, ...(node.children ?? []).flatMap((child) => groupedNumbers(file, source, child))];
}

const groupedNumber = (raw: string): Finding => ({
  kind: 'json-number',
  found: `${raw}, which JSON reads as ${Number(raw)}: a point is the decimal sign`,
  expected: 'digits with nothing between them',
  fix: `Write ${raw.replace('.', '')}, or ${Number(raw)} if you mean that.`,
});

function duplicateKeys(file: string, source: string, node: Node | undefined, path: KeyPath = []): Problem[] {
  if (!node?.children) return [];
  if (node.type === 'array') {
    return node.children.flatMap((child, index) => duplicateKeys(file, source, child, [...path, index]));
  }
  const seen = new Set<string>();
  return node.children.flatMap(({ children = [] }) => {
    const [key, value] = children;
    const name = String(key?.value);
    const inner = duplicateKeys(file, source, value, [...path, name]);
    if (!seen.has(name)) {
      seen.add(name);
      return inner;
    }
    const twice = { ...duplicateKey(name), key: formatKey([...path, name]) };
    return [{ ...fileProblem(file, twice, positionAt(source, key?.offset ?? 0)), key: twice.key }, ...inner];
  });
}

const duplicateKey = (name: string): Finding => ({
  kind: 'json-duplicate-key',
  found: `the key "${name.slice(0, 60)}" a second time`,
  expected: 'each key once',
  fix: 'Take one of the two out: only the last would count.',
});
