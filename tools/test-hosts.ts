import { type Case, startOf } from '../__tests__/hosts/case';
import { casesOf } from '../__tests__/hosts/cases';
import type { SiteModel } from '../packages/hosts';
import { builtModel } from './built-model';
import { builtFiles } from './hosts/built-files';
import type { HostRunner } from './hosts/host-runner';
import { installHosts } from './hosts/install-hosts';
import { printMatrix } from './hosts/matrix';
import { observe } from './hosts/observatory';
import { type Result, runCases } from './hosts/run-cases';
import { runners } from './hosts/runners';
import { type Given, runMain } from './run-main';
import { selected } from './selected';
import { isFree } from './steps/port.mjs';

const usage = `npm run test:hosts [HOST...] [-- --available] [-- --install]

Installs the missing host software, starts each host with the files that the build writes for it, sends every request in
__tests__/hosts/cases.ts, and prints a matrix of results by host; then runs Mozilla's HTTP Observatory. --available skips and
lists what cannot be installed here; without it, that is a failure. --install only installs. Build first.`;

/** What can be named besides the hosts. */
const observatory = 'observatory';

const config = {
  options: { available: { type: 'boolean', default: false }, install: { type: 'boolean', default: false } },
  allowPositionals: true,
} as const;

async function main({ values, positionals }: Given<typeof config>): Promise<void> {
  const names = selected('Host', positionals.join() || undefined, [...runners.map(({ name }) => name), observatory]);
  const missing = await missingOf(names);
  tellMissing(missing, values.available);
  if (values.install) return;
  const model = builtModel();
  const isAsked = (name: string) => names.includes(name) && !missing.has(name);
  const table = casesOf(model, builtFiles(startOf(model)));
  const columns = [];
  for (const runner of runners.filter(({ name }) => isAsked(name)))
    columns.push({ runner, results: await resultsOf(runner, model, table) });
  const failures = printMatrix(columns);
  if (isAsked(observatory)) await observe();
  process.exitCode = failures > 0 ? 1 : 0;
}

/** Installs what is missing for these, and returns what cannot be tested here, with the reasons. */
async function missingOf(names: readonly string[]): Promise<Map<string, string>> {
  const missing = await installHosts(names);
  if (names.includes(observatory) && !((await isFree(80)) && (await isFree(443))))
    missing.set(observatory, 'it needs the ports 80 and 443, which are taken here, or root’s');
  return missing;
}

/** @throws Error unless what cannot be tested here may be left out */
function tellMissing(missing: ReadonlyMap<string, string>, mayBeLeftOut: boolean): void {
  if (missing.size === 0) return;
  const lines = [...missing].map(([what, why]) => `  ${what}: ${why}`).join('\n');
  if (!mayBeLeftOut) throw new Error(`These cannot be tested here:\n${lines}`);
  console.warn(`Skipped, because required software is missing:\n${lines}`);
}

async function resultsOf(runner: HostRunner, model: SiteModel, table: Record<string, Case[]>): Promise<Result[]> {
  const since = performance.now();
  const { origin, stop } = await runner.start(model);
  try {
    return await runCases(origin, table);
  } finally {
    await stop();
    console.log(`${runner.name}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
  }
}

void runMain(usage, config, main);
