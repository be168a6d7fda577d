import type { HostRunner } from './host-runner';
import type { Result } from './run-cases';

/** One host's results. */
export interface Column {
  runner: HostRunner;
  results: readonly Result[];
}

type Verdict = { sign: '✔' } | { sign: '–'; reason: string } | { sign: '✖' };

/**
 * Prints the matrix of hosts and cases, the limits of hosts with their reasons, and all other differences.
 * @param all whether to print a line per case, instead of a line per group
 * @returns how many cases fail, and how many limits are no longer needed
 */
export function printMatrix(columns: readonly Column[], all: boolean): number {
  const names = columns.map(({ runner }) => runner.name);
  const first = columns[0]?.results ?? [];
  const rows = all
    ? first.map(({ group, name }, index) => ({
        title: `${group}: ${name}`,
        cells: columns.map((column) => signOf(column, index)),
      }))
    : [...new Set(first.map(({ group }) => group))].map((group) => ({
        title: group,
        cells: columns.map((column) => tally(column, group)),
      }));
  const width = Math.max(12, ...rows.map(({ title }) => title.length));
  const line = (title: string, cells: readonly string[]) =>
    `${title.padEnd(width)}  ${cells.map((cell) => cell.padStart(11)).join(' ')}`;
  console.log(`\n${line('', names)}\n${rows.map(({ title, cells }) => line(title, cells)).join('\n')}\n`);
  return columns.reduce((sum, column) => sum + printReasons(column) + printFailures(column), 0);
}

function verdict({ runner }: Column, { group, name, differences }: Result): Verdict {
  if (differences.length === 0) return { sign: '✔' };
  const limit = runner.limits.find(({ cases }) => cases.test(`${group}: ${name}`));
  return limit ? { sign: '–', reason: limit.reason } : { sign: '✖' };
}

const signOf = (column: Column, index: number) => {
  const result = column.results[index];
  return result ? verdict(column, result).sign : '';
};

/** Such as `80`, or `78 –2 ✖1`: passed, impossible on this host, failed. */
function tally(column: Column, group: string): string {
  const signs = column.results.filter((result) => result.group === group).map((result) => verdict(column, result).sign);
  const count = (sign: string) => signs.filter((one) => one === sign).length;
  return [`${count('✔')}`, count('–') && `–${count('–')}`, count('✖') && `✖${count('✖')}`].filter(Boolean).join(' ');
}

/** @returns how many limits are no longer needed */
function printReasons({ runner, results }: Column): number {
  const missed = results.filter(({ differences }) => differences.length > 0);
  const stale = runner.limits.filter(({ cases }) => !missed.some(({ group, name }) => cases.test(`${group}: ${name}`)));
  for (const { cases, reason } of runner.limits) {
    const count = missed.filter(({ group, name }) => cases.test(`${group}: ${name}`)).length;
    if (count > 0) console.log(`– ${runner.name}, ${count} case${count === 1 ? '' : 's'}: ${reason}`);
  }
  for (const { cases } of stale) console.error(`✖ ${runner.name} now passes ${cases}: remove the limit.`);
  return stale.length;
}

/** @returns how many cases failed without a reason */
function printFailures(column: Column): number {
  const failed = column.results.filter((result) => verdict(column, result).sign === '✖');
  for (const { group, name, differences } of failed) {
    console.error(`✖ ${column.runner.name}, ${group}: ${name}\n    ${differences.join('\n    ')}`);
  }
  return failed.length;
}
