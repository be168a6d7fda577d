import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { PackVersionPlugin } from '../../../src/gatsby/webpack/pack-version-plugin';

let folder: string;

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'packs-')));
  write('package.json', '{}');
  write('package-lock.json', '{}');
  write('.cache/compiled/gatsby-config.js', '');
  write('.cache/compiled/gatsby-node.js', '');
  write('main.js', "console.log('main');");
  write('configuration.js', "require('./of-configuration.js');");
  write('of-configuration.js', '');
  write('loader.js', "require('./of-configuration.js'); module.exports = (source) => source;");
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
  write('of-configuration.js', 'changed();');
  expect(await compiles()).toBe(false);
});

test.each([
  'package.json',
  'package-lock.json',
  '.cache/compiled/gatsby-config.js',
  '.cache/compiled/gatsby-node.js',
  'main.js',
])('modules are compiled again after a change of %s', async (file) => {
  expect(await compiles()).toBe(true);
  write(file, '["changed"]');
  expect(await compiles()).toBe(true);
});
