import { checkContent } from '../content/check-content';
import type { Content } from '../content/content';
import { formatProblem } from '../content/problem';
import { readData } from './read-data';

/**
 * Reads and checks `data/`.
 * @throws Error listing every problem, each with its file, line, key and how to mend it
 */
export function loadContent(): Content {
  const { sources, images } = readData();
  const { content, problems } = checkContent(sources, images);
  if (content) return content;
  const lines = problems.filter(({ severity }) => severity === 'error').map(formatProblem);
  throw new Error(`${lines.length} problem${lines.length === 1 ? '' : 's'} in data/:\n\n${lines.join('\n')}\n`);
}

/** The same for Gatsby's configuration, where a thrown error would drown in Gatsby's own words: says it and ends. */
export function loadContentOrStop(): Content {
  try {
    return loadContent();
  } catch (error) {
    console.error(`\n${(error as Error).message}`);
    process.exit(1);
  }
}
