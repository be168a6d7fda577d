import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../__tests__/hosts/ask';
import { type BuiltFiles, startOf } from '../__tests__/hosts/case';
import { casesOf } from '../__tests__/hosts/cases';
import { pageFile, publicFolder } from '../packages/hosts';
import { siteModelOf } from '../src/data/hosting-settings';
import { loadContent } from '../src/data/load-content';
import { mainScriptIn } from './hosts/built-files';
import type { Limit } from './hosts/host-runner';
import { printMatrix } from './hosts/matrix';
import { runCases } from './hosts/run-cases';
import { runners } from './hosts/runners';
import { type Given, runMain } from './run-main';
import { selected } from './selected';

const usage = `npm run smoke -- ADDRESS [--host NAME]

Sends every request in __tests__/hosts/cases.ts to a deployed site and prints the differences. Run it after each deployment, where the
deployed commit is built, because it compares with data/ and with the HTML in public/. ADDRESS is, for example,
https://www.example.com. --host names the host, whose known limitations are then ignored.`;

/** What rewrites HTML on its way breaks hydration, or is stopped by the security policy. */
const rewritten =
  'The host serves other HTML than the build wrote. Build the deployed commit with the same settings; if it still differs, switch off what ' +
  'rewrites HTML: on Cloudflare, Email Address Obfuscation, Rocket Loader and the automatic setup of Web Analytics.';

const config = { options: { host: { type: 'string' } }, allowPositionals: true } as const;

async function main({ values, positionals }: Given<typeof config>): Promise<void> {
  const { origin, host } = addressOf(positionals.join(' '));
  const limits = values.host === undefined ? [] : limitsOf(values.host);
  const model = siteModelOf(loadContent());
  const start = startOf(model);
  const { body } = await ask(origin, start).catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new Error(`${origin} does not respond (${code ?? message}): check the address and the network.`);
  });
  const results = [
    ...(await runCases(origin, casesOf(model, deployedFiles(`${origin}${start}`, body, start)))),
    { group: 'HTML as built', name: start, differences: body === builtPage(start) ? [] : [rewritten] },
  ];
  process.exitCode = printMatrix([{ runner: { name: host, limits }, results }]) > 0 ? 1 : 0;
}

/** @throws Error if the text is no address of a site */
function addressOf(text: string): URL {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text);
  throw new Error(`"${text}" is not an address of a site: expected one such as https://www.example.com.`);
}

/** @throws Error if there is no such host */
function limitsOf(name: string): readonly Limit[] {
  const known = runners.map((runner) => runner.name);
  const [host] = selected('--host', name, known);
  return runners.find((runner) => runner.name === host)?.limits ?? [];
}

/** @throws Error if the page is not built */
function builtPage(path: string): string {
  const file = join(publicFolder, pageFile(path));
  if (!existsSync(file)) throw new Error(`${file} does not exist. Build the deployed commit first: npm run build`);
  return readFileSync(file, 'utf8');
}

/** Finds the script's name in the HTML of a deployed page. */
function deployedFiles(address: string, html: string, start: string): BuiltFiles {
  const script = mainScriptIn(html);
  if (!script) throw new Error(`${address} is not this site: it names no script /static/app-….js.`);
  return { script, pageData: `/page-data${start}/page-data.json` };
}

void runMain(usage, config, main);
