import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { annotateProblems, reportCodeQuality, reportProblems } from '../packages/content';
import { formatSource } from '../src/content/model';
import { checkDataAndPictures } from '../src/data/checks/check-data';
import { dataFolder } from '../src/data/read-data';
import { type Given, runMain } from './run-main';

const usage = `npm run check:content [-- --release] [--json] [--annotations] [--code-quality FILE]

Checks everything in data/ and reports each problem, its place, and how to fix it. Builds and changes nothing.
The exit code is 1 if there is an error; warnings do not stop a build. Remaining sample values are only counted, and so are texts that
are not formatted: pages show them as npm run format:content writes them.

  --release            remaining sample values are errors and listed; a cookie bar in another language than the page is a warning
  --json               prints the problems as JSON
  --annotations        also prints annotations for a pull request; the default if GITHUB_ACTIONS is set
  --code-quality FILE  also writes the report that GitLab shows in a merge request`;

const config = {
  options: {
    json: { type: 'boolean' },
    release: { type: 'boolean' },
    'code-quality': { type: 'string' },
    annotations: { type: 'boolean', default: process.env.GITHUB_ACTIONS === 'true' },
  },
} as const;

async function main({ values }: Given<typeof config>): Promise<void> {
  const { problems, sources } = await checkDataAndPictures({ release: values.release ?? false });
  if (values.json) console.log(JSON.stringify({ problems }, null, 2));
  else console.log(inItsFolder(`${reportProblems(problems)}${unformatted(sources.sources)}`));
  if (values.annotations && !values.json && problems.length > 0) console.log(annotateProblems(problems));
  const report = values['code-quality'];
  if (report !== undefined) writeFileSync(report, reportCodeQuality(problems));
  process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** How many texts pages show in another form than their files. */
function unformatted(sources: ReadonlyMap<string, string>): string {
  const count = [...sources].flatMap(([path, source]) => formatSource(path, source)?.changes ?? []).length;
  if (count === 0) return '';
  return `\n${count === 1 ? 'One text is' : `${count} texts are`} not formatted. Pages show ${count === 1 ? 'it' : 'them'} as npm run format:content writes ${count === 1 ? 'it' : 'them'}.`;
}

/** Messages name `data/`: with SITE_DATA they name that folder, and its files name the schemas of the project. */
function inItsFolder(report: string): string {
  const folder = relative('.', dataFolder);
  if (folder === 'data') return report;
  return report
    .replaceAll(/("\$schema": "(?:\.\.?\/)+)schemas\//g, `$1${relative(dataFolder, 'data')}/schemas/`)
    .replaceAll(/(?<![\w/.-])data\//g, `${folder}/`);
}

void runMain(usage, config, main);
