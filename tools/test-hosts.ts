import { parseArgs } from 'node:util';
import { type Case, startOf } from '../__tests__/hosts/case';
import { casesOf } from '../__tests__/hosts/cases';
import type { SiteModel } from '../src/hosting/site-model';
import { builtModel } from './built-model';
import { builtFiles } from './hosts/built-files';
import type { HostRunner } from './hosts/host-runner';
import { installHosts, type Missing } from './hosts/install-hosts';
import { printMatrix } from './hosts/matrix';
import { lastAsFastAsFirst, neverOffSite } from './hosts/nginx-proofs';
import { observe } from './hosts/observatory';
import { type Result, runCases } from './hosts/run-cases';
import { runners } from './hosts/runners';
import { mayListen } from './hosts/start-process';
import { stubsAreWrittenInTime, stubsLeadOn } from './hosts/stubs-proofs';
import { withEditing } from './hosts/with-editing';
import { runMain } from './run-main';
import { selected } from './selected';

const usage = `npm run test:hosts [-- --only nginx,apache] [-- --all] [-- --available] [-- --install]

Installs the missing host software, starts each host with the files that the build writes for it, sends every request in
__tests__/hosts/cases.ts, and prints a matrix of results by host; then runs Mozilla's HTTP Observatory. The hosts also serve the page of
hosted editing (docs/editing.md), whether or not the site has switched it on. --all prints every case, not only the groups. --available
skips and lists what cannot be installed here; without it, that is a failure. --install only installs. Build first.`;

/** What `--only` takes besides the hosts with a table of cases. */
const furtherProofs = ['stubs', 'observatory'];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      all: { type: 'boolean', default: false },
      available: { type: 'boolean', default: false },
      install: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const names = selected('--only', values.only, [...runners.map(({ name }) => name), ...furtherProofs]);
  const missing = await missingOf(names);
  tellMissing(missing, values.available);
  if (values.install) return;
  const model = withEditing(builtModel());
  const isAsked = (name: string) => names.includes(name) && !missing.hosts.has(name);
  const asked = runners
    .filter(({ name }) => isAsked(name))
    .map((runner) => ({
      ...runner,
      limits: [...runner.limits, ...missing.cases.filter(({ name }) => name === runner.name)],
    }));
  const table = casesOf(model, builtFiles(startOf(model)));
  const columns = [];
  for (const runner of asked) columns.push({ runner, results: await resultsOf(runner, model, table) });
  const failures = printMatrix(columns, values.all);
  await proveMore(isAsked, model);
  const results = columns.flatMap((column) => column.results);
  const met = results.filter(({ differences }) => differences.length === 0).length;
  const limits = results.length - met - failures;
  console.log(`\n${met} passed, ${failures} failed, ${Math.max(0, limits)} skipped`);
  process.exitCode = failures > 0 ? 1 : 0;
}

/** What no table of cases can show: speed, many paths, the grade. */
async function proveMore(isAsked: (name: string) => boolean, model: SiteModel): Promise<void> {
  if (isAsked('nginx')) {
    await lastAsFastAsFirst();
    await neverOffSite(model);
  }
  if (isAsked('stubs')) {
    await stubsLeadOn(model);
    stubsAreWrittenInTime();
  }
  if (isAsked('observatory')) await observe();
}

/** Installs what is missing for these, and returns what cannot be tested here. */
async function missingOf(names: readonly string[]): Promise<Missing> {
  const missing = await installHosts(names);
  if (names.includes('observatory') && !((await mayListen(80)) && (await mayListen(443))))
    missing.hosts.set('observatory', 'it needs the ports 80 and 443, which are taken here, or root’s');
  return missing;
}

/** @throws Error unless what cannot be tested here may be left out */
function tellMissing({ hosts, cases }: Missing, mayBeLeftOut: boolean): void {
  const ofCases = cases.map((limit) => [`${limit.name}, ${limit.cases}`, limit.reason]);
  const lines = [...hosts, ...ofCases].map(([what, why]) => `  ${what}: ${why}`);
  if (lines.length === 0) return;
  if (!mayBeLeftOut) throw new Error(`These cannot be tested here:\n${lines.join('\n')}`);
  console.warn(`Skipped, because required software is missing:\n${lines.join('\n')}`);
}

async function resultsOf(runner: HostRunner, model: SiteModel, table: Record<string, Case[]>): Promise<Result[]> {
  const since = performance.now();
  const { origin, stop } = await runner.start(model);
  try {
    return await runCases(origin, table);
  } finally {
    await stop();
    console.log(`${runner.name}: ${runner.software}, ${((performance.now() - since) / 1000).toFixed(1)} s`);
  }
}

void runMain(main);
