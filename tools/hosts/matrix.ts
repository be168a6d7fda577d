import type { HostRunner } from './host-runner';
import type { Result } from './run-cases';

/** One host's results. */
interface Column {
  runner: Pick<HostRunner, 'name' | 'limits'>;
  results: readonly Result[];
}

/**
 * Prints the matrix of hosts and groups of cases, the limits of hosts with their reasons, and all other differences.
 * @returns how many cases fail, and how many limits are no longer needed
 */
export function printMatrix(columns: readonly Column[]): number {
  const groups = [...new Set(columns[0]?.results.map(({ group }) => group))];
  const row = (group: string) => columns.map((column) => [column.runner.name, tally(column, group)]);
  console.table(Object.fromEntries(groups.map((group) => [group, Object.fromEntries(row(group))])));
  return columns.reduce((sum, column) => sum + printReasons(column) + printFailures(column), 0);
}

const isFailed = ({ runner }: Column, { group, name, differences }: Result) =>
  differences.length > 0 && !runner.limits.some(({ cases }) => cases.test(`${group}: ${name}`));

/** Such as `80`, or `78 –2 ✖1`: passed, impossible on this host, failed. */
function tally(column: Column, group: string): string {
  const results = column.results.filter((result) => result.group === group);
  const passed = results.filter(({ differences }) => differences.length === 0).length;
  const failed = results.filter((result) => isFailed(column, result)).length;
  const limited = results.length - passed - failed;
  return [`${passed}`, limited && `–${limited}`, failed && `✖${failed}`].filter(Boolean).join(' ');
}

/** @returns how many limits are no longer needed */
function printReasons({ runner, results }: Column): number {
  const missed = results.filter(({ differences }) => differences.length > 0);
  let stale = 0;
  for (const { cases, reason } of runner.limits) {
    const count = missed.filter(({ group, name }) => cases.test(`${group}: ${name}`)).length;
    if (count > 0) console.log(`– ${runner.name}, ${count} case${count === 1 ? '' : 's'}: ${reason}`);
    else {
      console.error(`✖ ${runner.name} now passes ${cases}: remove the limit.`);
      stale += 1;
    }
  }
  return stale;
}

/** @returns how many cases failed without a reason */
function printFailures(column: Column): number {
  const failed = column.results.filter((result) => isFailed(column, result));
  for (const { group, name, differences } of failed) {
    console.error(`✖ ${column.runner.name}, ${group}: ${name}\n    ${differences.join('\n    ')}`);
  }
  return failed.length;
}
