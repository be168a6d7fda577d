import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { identifyFile } from './file-kinds';
import { isGroup, parseStrictly, readJson } from './json';
import { type Finding, fileProblem, formatKey, type KeyPath, type Position, type Problem } from './problem';
import { repeatsIn } from './repeats';
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
  const conflicts = mergeConflicts(path, source);
  if (conflicts.length > 0) return conflicts;
  const { root, errors } = parseStrictly(source);
  const [error] = errors;
  if (error) {
    const faultsOf = (value: unknown) =>
      identifyFile(path)?.schema.safeParse(withoutSchemaKey(value)).error?.issues.length ?? 0;
    const wrong = syntaxProblems(path, source, error, faultsOf);
    return wrong.map(({ finding, offset }) => fileProblem(path, finding, positionAt(source, offset)));
  }
  // As Gatsby will parse it, which may be stricter.
  const value = readJson(source);
  if (!root || value === undefined) return [fileProblem(path, notJson)];
  const problems = [...duplicateKeys(path, source, root), ...groupedNumbers(path, source, root)];
  return problems.length > 0 ? problems : { path, value, positionOf: (key) => positionIn(source, root, key) };
}

/** The conflict markers that git leaves in a file: each at the start of a conflict, and those left over from one. */
function mergeConflicts(path: string, source: string): Problem[] {
  const marks = [...source.matchAll(/^(?:<{7}|\|{7}|={7}|>{7})(?=\s|$)/gm)];
  const first = marks.findIndex(([mark]) => mark.startsWith('<'));
  return marks
    .filter(([mark], index) => mark.startsWith('<') || first < 0 || index < first)
    .map(({ 0: mark, index }) =>
      fileProblem(
        path,
        {
          kind: 'json-merge',
          found: `${mark}, left over from a merge`,
          expected: 'only the version that counts',
          fix: 'Take this line out, with all lines of <<<<<<<, ======= and >>>>>>>, and keep one of two versions of the same part.',
        },
        positionAt(source, index),
      ),
    );
}

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
function groupedNumbers(file: string, source: string, { type, offset, length, children = [] }: Node): Problem[] {
  const raw = source.slice(offset, offset + length);
  const inner = children.flatMap((child) => groupedNumbers(file, source, child));
  if (type !== 'number' || !/^-?[1-9]\d{0,2}\.\d\d0$/.test(raw)) return inner;
  const finding: Finding = {
    kind: 'json-number',
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
