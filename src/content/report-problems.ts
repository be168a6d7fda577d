import { formatProblem, type Problem } from './problem';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/**
 * Writes problems as text for people, the errors last, where a terminal ends: the same words for the command, the build and the
 * development server.
 */
export function reportProblems(problems: readonly Problem[]): string {
  const of = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity);
  const [errors, warnings] = [of('error'), of('warning')];
  if (problems.length === 0) return 'data/: no problems.';
  const lines = [...warnings, ...errors].map(formatProblem);
  return `${lines.join('\n')}\n\ndata/: ${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}.`;
}

/**
 * Writes problems as annotations of a pull request, in GitHub's workflow commands
 * (docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export function annotateProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ severity, kind, file, line, column, key, found, expected, fix }) => {
      const place = { file: `data/${file}`, line, col: column, title: kind };
      const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      const message = `${key || '(whole file)'}: found ${found}; expected ${expected}. ${fix}`;
      return `::${severity} ${properties.join(',')}::${escapeMessage(message)}`;
    })
    .join('\n');
}

const escapeMessage = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
