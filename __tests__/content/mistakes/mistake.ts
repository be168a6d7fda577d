import { formatProblem } from '../../../src/content/problem';
import { checkAfter, type Damage, damagedData, lineWith, replacing } from '../../support/sample-data';

/** Swaps the value of a one-line text key. */
export const setting = (key: string, value: string) => (source: string) => {
  const line = source.split('\n').find((candidate) => candidate.trimStart().startsWith(`"${key}":`)) ?? key;
  const comma = line.endsWith(',') ? ',' : '';
  return replacing(line, `${line.slice(0, line.indexOf('"'))}"${key}": ${value}${comma}`)(source);
};

/** Removes the line of a key that is not the last. */
export const without = (key: string) => (source: string) => {
  const line = source.split('\n').find((candidate) => candidate.trimStart().startsWith(`"${key}":`)) ?? key;
  return replacing(`${line}\n`, '')(source);
};

/** A mistake, and where it is to be reported. */
export interface Mistake {
  name: string;
  damage: Damage;
  file: string;
  key: string;
  /** What stands on the line that is to be named; the first line without it. */
  line?: string;
}

/** Expects an error at the file, key and line of a mistake, in words that an editor knows. */
export function expectReported({ damage, file, key, line }: Mistake): void {
  const { problems, content } = checkAfter(damage);
  const found = problems.find((problem) => problem.file === file && problem.key === key);
  if (!found) throw new Error(`Not reported. Reported instead:\n${problems.map(formatProblem).join('\n')}`);
  expect(found.severity).toBe('error');
  const source = damagedData(damage).sources.get(file) ?? '';
  expect(found.line).toBe(line ? lineWith(source, line) : 1);
  expect(found.column).toBeGreaterThan(0);
  for (const words of [found.found, found.expected, found.fix]) expect(words).not.toBe('');
  // Words of the schema's library that mean nothing to an editor.
  expect(found.expected).not.toMatch(/invalid|input|received|zod|undefined/i);
  expect(content).toBeUndefined();
}
