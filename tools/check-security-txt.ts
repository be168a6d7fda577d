import { reportProblems } from '../src/content/report-problems';
import { securityTxtProblems } from './audit/security-txt-problems';

const usage = `npm run check:security-txt

Fails if /.well-known/security.txt expires within a month (RFC 9116). Part of the weekly run, because it expires without a commit.`;

if (process.argv.includes('--help')) {
  console.log(usage);
} else {
  const problems = securityTxtProblems();
  console.log(problems.length > 0 ? reportProblems(problems) : 'The date of security.txt holds for another month.');
  process.exitCode = problems.length > 0 ? 1 : 0;
}
