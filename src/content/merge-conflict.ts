import type { Finding } from './problem';

/** A finding and its line, counted from 0. */
export interface FindingAtLine {
  finding: Finding;
  line: number;
}

const marker = /^(<{7}|\|{7}|={7}|>{7})(?:\s|$)/;

/** Finds the conflict markers that git leaves in a file. */
export function mergeConflicts(source: string): FindingAtLine[] {
  if (!/^[<|=>]{7}/m.test(source)) return [];
  const lines = source.split('\n');
  const marks = lines.flatMap((text, line) => {
    const sign = marker.exec(text)?.[1]?.[0];
    return sign ? [{ sign, line }] : [];
  });
  return marks.flatMap(({ sign, line }, index) => {
    if (sign !== '<') return isLeftOver(marks, index) ? [{ line, finding: leftOver(String(lines[line])) }] : [];
    const rest = marks.slice(index + 1);
    const middle = rest.find((mark) => mark.sign === '=')?.line;
    const end = rest.find((mark) => mark.sign === '>')?.line;
    if (middle === undefined || end === undefined || end < middle) return [{ line, finding: leftOver(String(lines[line])) }];
    const base = rest.find((mark) => mark.sign === '|' && mark.line < middle)?.line;
    return [{ line, finding: conflict(line, { ours: [line + 1, base ?? middle], theirs: [middle + 1, end] }) }];
  });
}

/** Whether a marker belongs to no conflict that is already reported. */
const isLeftOver = (marks: readonly { sign: string }[], index: number) =>
  !marks.slice(0, index).some(({ sign }) => sign === '<');

/** First line, counted from 0, and the line after the last. */
type Span = readonly [number, number];

const conflict = (line: number, { ours, theirs }: { ours: Span; theirs: Span }): Finding => ({
  kind: 'json-merge',
  found: `an unfinished merge, lines ${line + 1} to ${theirs[1] + 1}: two versions of the same part`,
  expected: 'one of the two',
  fix: `Keep ${lineRange(ours)} or ${lineRange(theirs)}, and take out the others, with the lines of <<<<<<<, ======= and >>>>>>>.`,
});

function lineRange([from, before]: Span): string {
  if (from === before) return 'nothing';
  return before - from === 1 ? `line ${before}` : `lines ${from + 1} to ${before}`;
}

const leftOver = (text: string): Finding => ({
  kind: 'json-merge',
  found: `"${text.trim().slice(0, 40)}", left over from a merge`,
  expected: 'only the version that counts',
  fix: 'Take this line out, and see that nothing around it stands twice.',
});
