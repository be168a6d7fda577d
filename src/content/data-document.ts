import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type Finding, fileProblem, formatKey, type KeyPath, type Position, type Problem } from './problem';
import { sourceProblem } from './source-problem';
import { syntaxProblem } from './syntax-problem';

/** A data file as read: its value, and where each key stands. */
export interface DataDocument {
  path: string;
  value: unknown;
  /** Where a key stands; the nearest parent that exists if the key does not. */
  positionOf(key: KeyPath): Position;
}

/** After the first mistakes, a parser only guesses. */
const mostSyntaxProblems = 5;

/** A file of commas alone has as many mistakes as characters. */
const mostErrorsRead = 100;

/**
 * Parses one data file.
 * @param path path below `data/`
 * @param source its text
 * @returns the document, or the problems that keep it from being read
 */
export function parseDocument(path: string, source: string): DataDocument | Problem[] {
  const unreadable = sourceProblem(path, source);
  if (unreadable) return [fileProblem(path, unreadable)];
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true, allowTrailingComma: false });
  const problems = errors.length > 0 ? syntaxProblems(path, source, errors) : duplicateKeys(path, source, root);
  if (problems.length > 0) return problems;
  const value = readJson(source);
  if (!root || value === undefined) return [fileProblem(path, notJson)];
  return { path, value, positionOf: (key) => positionIn(source, root, key) };
}

const notJson: Finding = {
  kind: 'json-bad-word',
  found: 'something that is not JSON',
  expected: 'valid JSON',
  fix: 'Compare with the same file of another language.',
};

/** What Gatsby will read; `undefined` where its parser is stricter than ours. */
function readJson(source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch {
    return undefined;
  }
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

/** One problem a line: what follows on the same line is a consequence. */
function syntaxProblems(path: string, source: string, errors: readonly ParseError[]): Problem[] {
  const byLine = new Map<number, Problem>();
  for (const error of errors.slice(0, mostErrorsRead)) {
    const { finding, offset } = syntaxProblem(source, error);
    const position = positionAt(source, offset);
    if (!byLine.has(position.line)) byLine.set(position.line, fileProblem(path, finding, position));
    if (byLine.size === mostSyntaxProblems) break;
  }
  return [...byLine.values()];
}

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
