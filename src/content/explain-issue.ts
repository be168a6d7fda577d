import type { z } from 'zod';
import type { DataDocument } from './data-document';
import { formatKey, type KeyPath, type Problem } from './problem';

type Issue = z.core.$ZodIssue;

/** Turns what the schema found wrong into problems that an editor can read; an unknown key each, a missing key each. */
export function explainIssue(document: DataDocument, issue: Issue): Problem[] {
  const path = issue.path as KeyPath;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      problem(
        document,
        [...path, key],
        'a key that the site does not know',
        'only known keys',
        'Correct its spelling or take it out.',
      ),
    );
  }
  const value = valueAt(document.value, path);
  if (value === undefined) {
    const expected = issue.code === 'invalid_type' ? (kindNames[issue.expected] ?? issue.expected) : 'a value';
    return [
      problem(document, path, 'nothing', expected, 'Add this key; the same file of another language shows its place.'),
    ];
  }
  return [problem(document, path, describeValue(value), expectation(issue), 'Correct the value.')];
}

const kindNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ ]',
  object: 'a group of keys { }',
};

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kindNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return `${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}${issue.origin === 'array' ? ' entries' : ''}`;
    case 'too_big':
      return `${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}${issue.origin === 'array' ? ' entries' : ''}`;
    default:
      return issue.message;
  }
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'a group of keys';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (parent, step) =>
      typeof parent === 'object' && parent !== null ? (parent as Record<string | number, unknown>)[step] : undefined,
    value,
  );
}

/** Makes an error at a key of a document. */
export function problem(document: DataDocument, path: KeyPath, found: string, expected: string, fix: string): Problem {
  return {
    severity: 'error',
    file: document.path,
    ...document.positionOf(path),
    key: formatKey(path),
    found,
    expected,
    fix,
  };
}
