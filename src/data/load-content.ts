import type { Content } from '../content/content';
import { formatProblem, type Problem } from '../content/problem';
import { checkData } from './checks/check-data';

/**
 * Reads and checks `data/`.
 * @throws Error listing every error, each with its file, line, key and how to fix it
 */
export function loadContent(): Content {
  const { content, problems } = checkData();
  if (content) return content;
  throw new Error(describeErrors(problems));
}

/** All errors, one per line, after their number. */
export function describeErrors(problems: readonly Problem[]): string {
  const lines = problems.filter(({ severity }) => severity === 'error').map(formatProblem);
  return `${lines.length} problem${lines.length === 1 ? '' : 's'} in data/:\n\n${lines.join('\n')}\n`;
}

/** The same for Gatsby's configuration, where a thrown error would be lost in Gatsby's own output: prints it and exits. */
export function loadContentOrStop(): Content {
  try {
    return loadContent();
  } catch (error) {
    console.error(`\n${(error as Error).message}`);
    process.exit(1);
  }
}
