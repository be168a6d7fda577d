import { parseArgs } from 'node:util';
import { annotateProblems, reportProblems } from '../src/content/report-problems';
import { checkDataAndPictures } from '../src/data/checks/check-data';

const usage = `npm run check:content [-- --release] [--json] [--annotations]

Reads everything in data/ and says what is wrong, where, and how to mend it. Builds nothing, changes nothing.
Ends with 1 if there is an error; warnings do not stop a build. Values that came as examples are only counted.

  --release      a value left as sample is an error, and named; a cookie bar that not every page's visitors can read is a warning
  --json         the problems as JSON
  --annotations  as annotations of a pull request too; by itself where GITHUB_ACTIONS is set`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      json: { type: 'boolean' },
      release: { type: 'boolean' },
      annotations: { type: 'boolean', default: process.env.GITHUB_ACTIONS === 'true' },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const { problems } = await checkDataAndPictures({ release: values.release ?? false });
  if (values.json) console.log(JSON.stringify({ problems }, null, 2));
  else console.log(reportProblems(problems));
  if (values.annotations && !values.json && problems.length > 0) console.log(annotateProblems(problems));
  process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

void main();
