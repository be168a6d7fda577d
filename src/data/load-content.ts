import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem, type Problem, readJson } from '../../packages/content';
import { type Content, contentOf, factFiles } from '../content/model';
import { checkData } from './checks/check-data';
import { dataFolder } from './read-data';

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

/**
 * The settings of the site for Gatsby’s configuration, which every worker of a build loads: from `data/site.json` alone, before the
 * check of all files. If it has an error, prints all errors and exits: a thrown one would be lost in Gatsby's own output.
 */
export function settingsOrStop(): Content['SiteSettings'] {
  const { path, schema } = factFiles.SiteSettings;
  const file = join(dataFolder, path);
  const value = existsSync(file) ? readJson(readFileSync(file, 'utf8')) : undefined;
  const { data } = schema.safeParse(contentOf(path, value));
  if (data) return data;
  console.error(`\n${describeErrors(checkData().problems)}`);
  process.exit(1);
}
