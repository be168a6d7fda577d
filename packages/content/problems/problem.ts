import { printable } from '../texts/unseen';

/** An error stops the build, a warning does not. */
export type Severity = 'error' | 'warning';

/** A place in a data file; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** What is wrong, in the words of the message. */
export interface Finding<Kind extends string = string> {
  kind: Kind;
  found: string;
  expected: string;
  /** How to fix it, as full sentences. */
  fix: string;
  /** What stands there, and what belongs in its place, where only one thing does: an editor may write it at a click. */
  instead?: { from: string; to: string };
}

/** Something in `data/` that an editor must fix. */
export interface Problem extends Position, Finding {
  severity: Severity;
  /** Path below `data/`. */
  file: string;
  /** The key's path, such as `benefits[2]`; empty if the problem concerns the whole file. */
  key: string;
}

/** One step of a key's path. */
export type KeyPath = readonly (string | number)[];

/** Formats a key's path for editors: `['benefits', 2]` becomes `benefits[2]`. */
export function formatKey(path: KeyPath): string {
  return path.reduce<string>(
    (key, step) => (typeof step === 'number' ? `${key}[${step}]` : key ? `${key}.${step}` : step),
    '',
  );
}

/** The value at a key's path; undefined where there is none. */
export function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (parent, step) =>
      typeof parent === 'object' && parent !== null && Object.hasOwn(parent, step)
        ? (parent as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

/** What a problem needs to know of a file. */
interface Place {
  path: string;
  positionOf(key: KeyPath): Position;
}

/**
 * Makes the functions that create problems of some kinds.
 * @param severities every kind, with its severity
 */
export function problemsOf<Kind extends string>(severities: Readonly<Record<Kind, Severity>>) {
  /** Creates a problem that concerns a whole file. */
  const fileProblem = (file: string, finding: Finding<Kind>, position: Position = { line: 1, column: 1 }): Problem => ({
    severity: severities[finding.kind],
    file,
    ...position,
    key: '',
    ...finding,
  });
  /** Creates a problem at a key of a document. */
  const problem = (document: Place, key: KeyPath, finding: Finding<Kind>): Problem => ({
    ...fileProblem(document.path, finding, document.positionOf(key)),
    key: formatKey(key),
  });
  /**
   * Creates a problem at a key of a file.
   * @throws Error if there is no such file
   */
  const problemAt = (
    { documents }: { documents: ReadonlyMap<string, Place> },
    path: string,
    key: KeyPath,
    finding: Finding<Kind>,
  ): Problem => {
    const document = documents.get(path);
    if (!document) throw new Error(`No data file "${path}".`);
    return problem(document, key, finding);
  };
  return { fileProblem, problem, problemAt };
}

/**
 * How to get back what was committed, as the last part of an advice: the command works for changed and for deleted files.
 * @param path path of a file or folder below `data/`
 */
export const restore = (path: string) =>
  `or, if it was committed before, restore it: git checkout HEAD -- ${/[^\w./-]/.test(path) ? `"data/${path}"` : `data/${path}`}`;

/** The fields that `formatProblem` uses. */
type Written = Pick<Problem, 'severity' | 'file' | 'line' | 'column' | 'key' | 'found' | 'expected' | 'fix'>;

/** Returns whether two JSON values are equal, including the order of their keys. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Formats a problem as one line: place, severity, what was found, what was expected, how to fix it. */
export const formatProblem = (problem: Written): string =>
  printable(`data/${problem.file}:${problem.line}:${problem.column}  ${problem.severity}: ${messageOf(problem)}`);

/** What is wrong at a key, without its place. */
export const messageOf = ({ key, found, expected, fix }: Pick<Written, 'key' | 'found' | 'expected' | 'fix'>) =>
  `${key === '' ? '' : `${clip(key)}: `}found ${found}; expected ${expected}. ${fix}`;

/** A key that was pasted by mistake can be as long as a file. */
const clip = (key: string) => (key.length > 200 ? `${key.slice(0, 199)}…` : key);

/**
 * Sorts problems in the best order for fixing them: errors, then warnings, then those that often disappear with the others;
 * within each group by file and place.
 */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || compareTexts(a.file, b.file) || a.line - b.line || a.column - b.column,
  );

/** Unused pictures, and translations that have to follow. */
const followUpKinds = /^(?:image-unused|translation-)/;

const rankOf = ({ kind, severity }: Problem) => (severity === 'error' ? 0 : followUpKinds.test(kind) ? 2 : 1);

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
