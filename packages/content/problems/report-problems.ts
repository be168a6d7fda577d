import { printable } from '../texts/unseen';
import { fingerprint } from '../translations/fingerprint';
import { formatProblem, messageOf, type Problem, sortProblems } from './problem';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Sample values are not the mistake of the editor: only a release has to name each. */
const isLeftForRelease = ({ kind, severity }: Problem) => kind === 'sample-value' && severity === 'warning';

/**
 * Formats problems as text, in the best order for fixing them; used by the command, the build and the development server. Sample
 * values are only counted, unless a release turns them into errors.
 */
export function reportProblems(problems: readonly Problem[]): string {
  const told = sortProblems(problems.filter((problem) => !isLeftForRelease(problem)));
  const errors = told.filter(({ severity }) => severity === 'error').length;
  const lines = told.map((problem) => `${formatProblem(problem)}\n`);
  const counts = `${count(errors, 'error')}, ${count(told.length - errors, 'warning')}`;
  return [...lines, lines.length > 0 ? `\ndata/: ${counts}.` : 'data/: no problems.', samples(problems)].join('');
}

function samples(problems: readonly Problem[]): string {
  const left = problems.filter(isLeftForRelease).length;
  if (left === 0) return '';
  return `\nBefore a release: ${count(left, 'value')} that came as ${left === 1 ? 'an example' : 'examples'}. npm run check:content -- --release names them.`;
}

/**
 * Formats problems as annotations of a pull request, without those for releases, in GitHub’s workflow commands
 * (docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export function annotateProblems(problems: readonly Problem[]): string {
  return problems
    .filter((problem) => !isLeftForRelease(problem))
    .map((problem) => {
      const { severity, kind, file, line, column } = problem;
      const place = { file: `data/${file}`, line, col: column, title: kind };
      const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      return `::${severity} ${properties.join(',')}::${escapeMessage(messageOf(problem))}`;
    })
    .join('\n');
}

/**
 * Formats problems as a report that GitLab shows in a merge request, without those for releases
 * (docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format).
 */
export function reportCodeQuality(problems: readonly Problem[]): string {
  const issues = problems.filter((problem) => !isLeftForRelease(problem)).map(issueOf);
  return JSON.stringify(issues, null, 2);
}

const issueOf = (problem: Problem) => ({
  description: printable(messageOf(problem)),
  check_name: problem.kind,
  // Without the line, which other changes move.
  fingerprint: fingerprint([problem.kind, problem.file, problem.key, problem.found].join('\n')),
  severity: problem.severity === 'error' ? 'major' : 'minor',
  location: { path: `data/${problem.file}`, lines: { begin: problem.line } },
});

const escapeMessage = (text: string) => printable(text).replaceAll('%', '%25');

const escapeProperty = (text: string) => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
