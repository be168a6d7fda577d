import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { addSampleCases, casePath, edit, languagesOf } from '../__tests__/new-kind/sample-cases';
import { gitEnvironment } from '../src/data/git-environment';
import { runMain } from './run-main';
import { buildSite } from './site-copy/build-copy';
import { copyRepository } from './site-copy/copy-project';

const usage = `npx tsx tools/test-new-kind.ts

Adds a kind of page to a copy of the project in .sites/new-kind, as described in CONTRIBUTING.md: a definition, a line in src/site.ts,
two templates, data. Nothing else in src/ changes. Then runs the checks, types, unit tests, a build and the
tests of the built HTML on the copy, and renames a slug.`;

const folder = resolve('.sites/new-kind');
const kind = resolve('__tests__/new-kind');

/** The data of the site, and those that tests stand on. */
const sites = ['data', '__tests__/fixtures/site'];

const tsx = 'tsx/dist/cli.mjs';
const jest = 'jest/bin/jest.js';

async function main(): Promise<void> {
  copyRepository(folder);
  addKind();
  for (const site of sites) completeData(site);
  run('the content check', tsx, ['tools/check-content.ts']);
  renameSlug();
  run('the types of the queries', tsx, ['tools/query-types.ts']);
  run('types', 'typescript-7/bin/tsc', ['-p', '.']);
  run('style', '@biomejs/biome/bin/biome', ['lint', 'src']);
  run('architecture', tsx, ['tools/check-architecture.mts']);
  // One of the unit tests asks git.
  const options = { cwd: folder, env: gitEnvironment() };
  spawnSync('git', ['init', '--quiet'], options);
  spawnSync('git', ['add', '--all'], options);
  run('units and damaged data', jest, ['--selectProjects', 'unit', 'tools', 'random']);
  const seconds = await buildSite(folder);
  console.log(`The site with a new kind of page is built (${seconds.toFixed(1)} s).`);
  run('the built HTML', jest, ['--selectProjects', 'built']);
}

/** What CONTRIBUTING.md tells to do. */
function addKind(): void {
  cpSync(join(kind, 'files'), folder, { recursive: true });
  const table = join(folder, 'src/site.ts');
  const imported = "import { customerCaseCollection } from './sections/CustomerCases/customer-case-collection';\n";
  const source = readFileSync(table, 'utf8')
    .replace('import { demoSection', `${imported}import { demoSection`)
    .replace('  legal: legalCollection,\n', '$&  customerCases: customerCaseCollection,\n');
  writeFileSync(table, source);
  for (const site of sites) addSampleCases(join(folder, site), site === 'data');
}

/** Has data files name their schemas, and marks the words of the samples as translated. */
function completeData(site: string): void {
  const env = { SITE_DATA: site };
  run(`the JSON Schemas of ${site}`, tsx, ['tools/schemas.ts'], env);
  if (site !== 'data') shareSchemas(join(folder, site));
  for (const language of languagesOf(join(folder, site)).translated) {
    run(`the translations of ${site}`, tsx, ['tools/translations.ts', '--done', language, '--same'], env);
  }
}

/** Has the files of a site name the schemas in data/ instead of schemas of their own. */
function shareSchemas(site: string): void {
  rmSync(join(site, 'schemas'), { recursive: true });
  const up = relative(site, join(folder, 'data')).replaceAll('\\', '/');
  for (const path of readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))) {
    const text = readFileSync(join(site, path), 'utf8');
    writeFileSync(join(site, path), text.replace(/(?<="\$schema": ")(?:\.\/)?((?:\.\.\/)*)(?=schemas\/)/, `$1${up}/`));
  }
}

/** The check names a renamed slug whose address would be lost, and is content once its former value is where it says. */
function renameSlug(): void {
  run('the published addresses', tsx, ['tools/addresses.ts', '--publish']);
  const site = join(folder, 'data');
  const path = casePath(site, languagesOf(site).source, 'sampleOne');
  edit(path, (text) => {
    text.previousSlugs = [];
    text.slug = `renamed-${text.slug}`;
  });
  const { stdout, stderr } = start(tsx, ['tools/check-content.ts'], 'pipe');
  const isNamed = /to "previousSlugs" in data\/\S*\/customer-cases\/sampleOne\.json/.test(`${stdout}${stderr}`);
  if (!isNamed) throw new Error(`The check does not name the slug that was renamed:\n${stdout}${stderr}`);
  edit(path, (text) => {
    const former = text.slug.replace('renamed-', '');
    text.previousSlugs = [former, `former-${former}`];
  });
  run('the content check after a slug was renamed', tsx, ['tools/check-content.ts']);
}

function start(program: string, args: readonly string[], stdio: 'inherit' | 'pipe', env: NodeJS.ProcessEnv = {}) {
  const command = [join(folder, 'node_modules', program), ...args];
  return spawnSync(process.execPath, command, { cwd: folder, stdio, encoding: 'utf8', env: { ...process.env, ...env } });
}

/**
 * Runs a program of a package in the copy.
 * @throws Error if it fails
 */
function run(what: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const since = performance.now();
  if (start(program, args, 'inherit', env).status !== 0) throw new Error(`With a new kind of page, ${what} failed.`);
  console.log(`${what}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
}

void runMain(usage, {}, main);
