/** A place in a data file; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Something in `data/` that an editor must mend. */
export interface Problem extends Position {
  severity: 'error' | 'warning';
  /** Path below `data/`. */
  file: string;
  /** The key's path, such as `benefits[2]`; empty for the whole file. */
  key: string;
  found: string;
  expected: string;
  /** How to mend it, as a full sentence. */
  fix: string;
}

/** One step of a key's path. */
export type KeyPath = readonly (string | number)[];

/** Writes a key's path as an editor reads it: `['benefits', 2]` becomes `benefits[2]`. */
export function formatKey(path: KeyPath): string {
  return path.reduce<string>(
    (key, step) => (typeof step === 'number' ? `${key}[${step}]` : key ? `${key}.${step}` : step),
    '',
  );
}

/** Writes a problem as one line: where, what was found, what was expected, how to mend it. */
export function formatProblem({ file, line, column, key, found, expected, fix }: Problem): string {
  const place = `data/${file}:${line}:${column}`;
  return `${place}  ${key || '(whole file)'}: found ${found}; expected ${expected}. ${fix}`;
}
