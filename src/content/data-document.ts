import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { KeyPath, Position, Problem } from './problem';

/** A data file as read: its value, and where each key stands. */
export interface DataDocument {
  path: string;
  value: unknown;
  /** Where a key stands; the nearest parent that exists if the key does not. */
  positionOf(key: KeyPath): Position;
}

/**
 * Parses one data file.
 * @param path path below `data/`
 * @param source its text
 * @returns the document, or the problems that keep it from being read
 */
export function parseDocument(path: string, source: string): DataDocument | Problem[] {
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true, allowTrailingComma: false });
  const problems = [...errors.map((error) => syntaxProblem(path, source, error)), ...duplicateKeys(path, source, root)];
  if (problems.length > 0 || !root) return problems.length > 0 ? problems.slice(0, 5) : [emptyFile(path)];
  return {
    path,
    value: JSON.parse(source),
    positionOf(key) {
      for (let length = key.length; length >= 0; length--) {
        const node = findNodeAtLocation(root, key.slice(0, length));
        if (node) return positionAt(source, (node.parent?.type === 'property' ? node.parent : node).offset);
      }
      return { line: 1, column: 1 };
    },
  };
}

function positionAt(source: string, offset: number): Position {
  const before = source.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

const whole = { key: '', severity: 'error' } as const;

function emptyFile(file: string): Problem {
  return {
    ...whole,
    file,
    line: 1,
    column: 1,
    found: 'an empty file',
    expected: 'JSON',
    fix: 'Restore the file from git, or copy it from another language.',
  };
}

const syntaxFixes: Record<string, string> = {
  CommaExpected: 'Put a comma after the entry before this one.',
  ColonExpected: 'Put a colon between the key and its value.',
  PropertyNameExpected: 'Take out the comma after the last entry, or write the missing key.',
  ValueExpected: 'Take out the comma after the last entry, or write the missing value.',
  CloseBraceExpected: 'Close the braces: every { needs its }.',
  CloseBracketExpected: 'Close the brackets: every [ needs its ].',
  InvalidCommentToken: 'Take the comment out: JSON has none.',
  UnexpectedEndOfString: 'Close the quotation mark on this line.',
  InvalidCharacter: 'Write line breaks as \\n and quotation marks as \\" inside a text.',
  EndOfFileExpected: 'Take out what stands after the last brace.',
};

function syntaxProblem(file: string, source: string, { error, offset, length }: ParseError): Problem {
  if (source.trim() === '') return emptyFile(file);
  const code = printParseErrorCode(error);
  const seen = source.slice(offset, offset + Math.max(length, 1)).trim();
  return {
    ...whole,
    file,
    ...positionAt(source, offset),
    found: seen ? JSON.stringify(seen.slice(0, 40)) : 'the end of the file',
    expected: `valid JSON (${code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()})`,
    fix: syntaxFixes[code] ?? 'Compare with the same file of another language.',
  };
}

function duplicateKeys(file: string, source: string, node: Node | undefined): Problem[] {
  if (!node?.children) return [];
  const keys = node.type === 'object' ? node.children.map((property) => property.children?.[0]) : [];
  const repeated = keys.filter((key, index) => keys.findIndex((other) => other?.value === key?.value) !== index);
  return [
    ...repeated.flatMap((key) =>
      key
        ? [
            {
              ...whole,
              file,
              ...positionAt(source, key.offset),
              key: String(key.value),
              found: `the key "${key.value}" a second time`,
              expected: 'each key once',
              fix: 'Take one of the two out: only the last would count.',
            },
          ]
        : [],
    ),
    ...node.children.flatMap((child) => duplicateKeys(file, source, child)),
  ];
}
