import { parseArgs } from 'node:util';
import { reportProblems } from '../src/content/report-problems';
import { runMain } from './run-main';
import { securityTxtProblems } from './security-txt-problems';

const usage = `npx tsx tools/check-security-txt.ts

Fails if /.well-known/security.txt expires within a month (RFC 9116). Part of the weekly run, because it expires without a commit.`;

function main(): void {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) {
    console.log(usage);
    return;
  }
  const problems = securityTxtProblems();
  console.log(problems.length > 0 ? reportProblems(problems) : 'security.txt is valid for at least another month.');
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void runMain(main);
