import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { filesIn } from '../packages/hosts';
import { gatsbyEnvironment } from './gatsby-environment.mjs';
import { runMain } from './run-main';
import { copyCode } from './site-copy/copy-project';

const usage = `npm run check:types

Writes the types of the queries, src/gatsby-types.d.ts, without a build, if anything has changed since they were written. Runs the
first steps of a Gatsby build, up to the schema and the queries, on a copy of the project in .sites/types; the project's cache and
built site are not touched. A build writes the same file at its end.`;

const written = resolve('src/gatsby-types.d.ts');
const folder = resolve('.sites/types');

type TypeWriter = typeof import('gatsby/dist/utils/graphql-typegen/ts-codegen');

/** When a file changed, in milliseconds since 1970; 0 if it does not exist. */
const changeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function isUpToDate(): boolean {
  const sources = ['src', 'packages/content']
    .flatMap((room) => filesIn(room).map((path) => resolve(room, path)))
    .filter((path) => path !== written);
  return [...sources, 'package-lock.json', 'gatsby-config.ts'].every((path) => changeOf(path) < changeOf(written));
}

async function main(): Promise<void> {
  if (isUpToDate()) return console.log('The types of the queries are up to date.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyCode(folder);
  // The copy needs no packages of its own: Node finds those of the project two folders up.
  writeFileSync(
    join(folder, '.parcelrc'),
    readFileSync('.parcelrc', 'utf8').replace('./node_modules', '../../node_modules'),
  );
  cpSync('__tests__/fixtures/site', join(folder, 'data'), { recursive: true });
  process.chdir(folder);
  await writeTypes();
  copyFileSync('src/gatsby-types.d.ts', written);
}

/** Has Gatsby write the types of the site in this folder. Its modules look at the folder as soon as they are loaded. */
async function writeTypes(): Promise<void> {
  Object.assign(process.env, gatsbyEnvironment(), { NODE_ENV: 'production' });
  const load = createRequire(join(process.cwd(), 'package.json'));
  const { default: report } = load('gatsby-cli/lib/reporter') as typeof import('gatsby-cli/lib/reporter');
  const { store } = load('gatsby/dist/redux') as typeof import('gatsby/dist/redux');
  const gatsby = load('gatsby/dist/services') as typeof import('gatsby/dist/services');
  const codegen = load('gatsby/dist/utils/graphql-typegen/ts-codegen') as TypeWriter;
  const directory = process.cwd();
  const program = { _: ['build'], directory, extensions: ['.mjs', '.js', '.jsx', '.ts', '.tsx'], report };
  // biome-ignore lint/suspicious/noExplicitAny: each of Gatsby's steps takes what the ones before have left, in types of its own
  const context: any = { program };
  Object.assign(context, await gatsby.initialize(context));
  await gatsby.customizeSchema(context);
  await gatsby.sourceNodes(context);
  await gatsby.buildSchema(context);
  await gatsby.extractQueries(context);
  const { schema, definitions, config } = store.getState();
  if (!config.graphqlTypegen) throw new Error('gatsby-config.ts asks for no types of queries.');
  await codegen.writeTypeScriptTypes(directory, schema, definitions, config.graphqlTypegen);
}

// Gatsby's workers would keep the process alive.
void runMain(usage, {}, main).then(() => process.exit());
