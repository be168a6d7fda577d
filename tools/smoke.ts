import { ask } from '../__tests__/hosts/ask';
import { type BuiltFiles, startOf } from '../__tests__/hosts/case';
import { casesOf } from '../__tests__/hosts/cases';
import { loadContent } from '../src/data/load-content';
import { siteModelOf } from '../src/data/site-model-of';
import { printMatrix } from './hosts/matrix';
import { runCases } from './hosts/run-cases';
import { runners } from './hosts/runners';
import { optionOf } from './option-of';

const usage = `npm run smoke -- ADDRESS [--host NAME] [--all]

Sends every request in __tests__/hosts/cases.ts to a deployed site and prints the differences. Run it after each deployment, from
the deployed commit, because it compares with data/. ADDRESS is, for example, https://www.example.com. --host names the host, whose
known limitations are then ignored. --all prints every case.`;

async function main(): Promise<void> {
  const address = process.argv.slice(2).find((argument) => /^https?:\/\//.test(argument));
  if (process.argv.includes('--help') || !address) return console.log(usage);
  const { origin } = new URL(address);
  const model = siteModelOf(loadContent());
  const results = await runCases(origin, casesOf(model, await deployedFiles(origin, startOf(model))));
  const limits = runners.find(({ name }) => name === optionOf('--host'))?.limits ?? [];
  const runner = {
    name: new URL(address).host,
    software: origin,
    limits,
    start: () => Promise.reject(new Error('deployed')),
  };
  process.exitCode = printMatrix([{ runner, results }], process.argv.includes('--all')) > 0 ? 1 : 0;
}

/** Finds the script's name, which only the build knows, in a deployed page. */
async function deployedFiles(origin: string, start: string): Promise<BuiltFiles> {
  const { body } = await ask(origin, start);
  const script = /<script src="(\/static\/app-[0-9a-f]+\.js)"/.exec(body)?.[1];
  if (!script) throw new Error(`${origin}${start} is not this site: it names no script below /static/.`);
  return { script, pageData: `/page-data${start}/page-data.json` };
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
