import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { writeFiles } from '../../hosts';
import { PackVersionPlugin } from '../pack-version-plugin';

let folder: string;

const dependencies = [
  'package.json',
  'package-lock.json',
  '.cache/compiled/gatsby-config.js',
  '.cache/compiled/gatsby-node.js',
  'main.js',
];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'packs-')));
  writeFiles(folder, [
    ...dependencies.map((path) => ({ path, content: '["text"]' })),
    { path: 'configuration.js', content: "require('./of-configuration.js');" },
    { path: 'of-configuration.js', content: '' },
    { path: 'loader.js', content: "require('./of-configuration.js'); module.exports = (source) => source;" },
  ]);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds as Gatsby does; returns whether main.js was compiled, and not taken from an earlier build. */
async function compiles(): Promise<boolean> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'out') },
    module: { rules: [{ test: /main/, use: [join(folder, 'loader.js')] }] },
    // As in a project, where Gatsby and its loaders are not in a folder that webpack takes for unchangeable.
    snapshot: { managedPaths: [] },
    cache: {
      type: 'filesystem',
      cacheLocation: join(folder, 'packs'),
      buildDependencies: { config: [join(folder, 'configuration.js')] },
    },
    plugins: [new PackVersionPlugin()],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : compiler.close(() => done(result)))),
  );
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  return stats.toJson({ modules: true }).modules?.some(({ name, built }) => name === './main.js' && built) ?? false;
}

// Several builds by webpack: on a busy machine, they take longer than Jest waits.
jest.setTimeout(60_000);

test('modules of an earlier build are used again, without a search for what configuration and loaders import', async () => {
  expect(await compiles()).toBe(true);
  writeFiles(folder, [{ path: 'of-configuration.js', content: 'changed();' }]);
  expect(await compiles()).toBe(false);
});

test.each(dependencies)('modules are compiled again after a change of %s', async (path) => {
  expect(await compiles()).toBe(true);
  writeFiles(folder, [{ path, content: '["changed"]' }]);
  expect(await compiles()).toBe(true);
});
