import { reportProblems } from '../packages/content';
import { checkData } from '../src/data/checks/check-data';
import { runMain } from './run-main';

const usage = `npx tsx tools/check-security-txt.ts

Fails if /.well-known/security.txt expires within a month (RFC 9116). Part of the weekly run, because it expires without a commit.`;

function main(): void {
  // An error may hide the date from the check.
  const problems = checkData().problems.filter(({ kind, severity }) => kind === 'security-date' || severity === 'error');
  console.log(problems.length > 0 ? reportProblems(problems) : 'security.txt is valid for at least another month.');
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void runMain(usage, {}, main);
