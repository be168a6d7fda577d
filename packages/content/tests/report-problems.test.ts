import type { Problem } from '../problems/problem';
import { annotateProblems, reportCodeQuality, reportProblems } from '../problems/report-problems';

const problem = (found: string, kind: Problem['kind'], severity: Problem['severity']): Problem => ({
  severity,
  kind,
  file: 'site.json',
  line: 3,
  column: 5,
  key: 'name',
  found,
  expected: 'another',
  fix: 'Mend it.',
});

const sample = problem('"Ours"', 'sample-value', 'warning');
const stale = problem('"Old"', 'translation-stale', 'warning');
const wrong = problem('7', 'value-type', 'error');

test('values that came as examples are only counted, after what the editor did', () => {
  const report = reportProblems([sample, wrong, sample]);
  expect(report).not.toContain('"Ours"');
  expect(report.split('\n').slice(-2)).toEqual([
    'data/: 1 error, 0 warnings.',
    'Before a release: 2 values that came as examples. npm run check:content -- --release names them.',
  ]);
  expect(annotateProblems([sample, stale])).not.toContain('"Ours"');
  expect(reportProblems([sample])).toMatch(/^data\/: no problems\.\nBefore a release: 1 value that came as an example\./);
});

test('a release names each of them', () => {
  expect(reportProblems([{ ...sample, severity: 'error' }])).toContain('error: name: found "Ours"');
});

test('names from the data cannot speak to the terminal or to GitHub', () => {
  const named = { ...wrong, file: 'a\u001b[2J.json', key: 'b\n::error::c\u202e', found: '"##[error]d"', fix: 'e\r::f' };
  const shown = String.raw`b\u000a::error::c\u202e: found "#\u0023[error]d"; expected another. e\u000d::f`;
  expect(reportProblems([named])).toBe(
    `${String.raw`data/a\u001b[2J.json:3:5  error: `}${shown}\n\ndata/: 1 error, 0 warnings.`,
  );
  expect(annotateProblems([named])).toBe(
    `${String.raw`::error file=data/a\u001b[2J.json,line=3,col=5,title=value-type::`}${shown}`,
  );
});

test('emoji and words of other scripts are printed as they are', () => {
  const said = { ...wrong, found: '"👩‍🌾 می‌خواهم 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} �"' };
  expect(reportProblems([said])).toContain(said.found);
});

test('a report for GitLab names each problem but samples, its place, and how to mend it', () => {
  const report = JSON.parse(reportCodeQuality([sample, wrong, stale])) as { severity: string; fingerprint: string }[];
  expect(report).toEqual([
    {
      description: 'name: found 7; expected another. Mend it.',
      check_name: 'value-type',
      fingerprint: expect.stringMatching(/./),
      severity: 'major',
      location: { path: 'data/site.json', lines: { begin: 3 } },
    },
    expect.objectContaining({ check_name: 'translation-stale', severity: 'minor' }),
  ]);
  expect(new Set(report.map(({ fingerprint }) => fingerprint)).size).toBe(2);
});
