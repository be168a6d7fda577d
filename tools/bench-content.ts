import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkSources } from '../src/data/checks/check-data';
import { readData } from '../src/data/read-data';
import { runMain } from './run-main';
import { createSyntheticData } from './synthetic-data';

const usage = `npm run bench:content

Checks synthetic data with many languages and features, in memory, and prints the time. The exit code is 1 if the time grows faster
than the data.`;

/** Languages and features of each step, each with four times the files of the one before. */
const steps: readonly [languages: number, features: number][] = [
  [10, 125],
  [20, 250],
  [40, 500],
];

/** The limit of growth in time relative to growth in data: 20 % more, for other load on the machine. */
const tolerance = 1.2;

interface Measure {
  files: number;
  megabytes: number;
  seconds: number;
  problems: number;
}

/** Measures one step in a separate process, in CPU time, so that other work does not matter. */
function measure(languages: number, features: number): Measure {
  const data = createSyntheticData(readData(), languages, features);
  const since = process.cpuUsage();
  const { problems } = checkSources(data);
  const { user, system } = process.cpuUsage(since);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(`The synthetic data is broken: ${JSON.stringify(errors[0])}`);
  const characters = [...data.sources.values()].reduce((total, source) => total + source.length, 0);
  return {
    files: data.sources.size,
    megabytes: characters / 1e6,
    seconds: (user + system) / 1e6,
    problems: problems.length,
  };
}

function main(): void {
  const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
  const [languages, features] = positionals.map(Number);
  if (values.help) console.log(usage);
  else if (languages && features) console.log(JSON.stringify(measure(languages, features)));
  else compareSteps();
}

function compareSteps(): void {
  const measures = steps.map(([languages, features]) => {
    const args = ['--import', 'tsx', fileURLToPath(import.meta.url), String(languages), String(features)];
    const measured = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Measure;
    const { files, megabytes, seconds } = measured;
    const each = ((seconds / files) * 1000).toFixed(2);
    console.log(
      `${languages} languages, ${features} features: ${files} files, ${megabytes.toFixed(1)} MB in ${seconds.toFixed(2)} s, ${each} ms a file`,
    );
    return measured;
  });
  const [first, last] = measures.slice(-2);
  if (!first || !last) return;
  const growth = last.seconds / first.seconds / (last.files / first.files);
  console.log(`The time grew ${growth.toFixed(2)} times as fast as the data.`);
  process.exitCode = growth > tolerance ? 1 : 0;
}

void runMain(main);
