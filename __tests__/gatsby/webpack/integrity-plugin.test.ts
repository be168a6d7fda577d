import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { IntegrityPlugin } from '../../../src/gatsby/webpack/integrity-plugin';
import { integrityOf } from '../../../src/hosting/integrity';

const folder = mkdtempSync(join(tmpdir(), 'integrity-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a script that loads another one later. */
async function build(): Promise<string[]> {
  writeFileSync(join(folder, 'main.js'), "import('./later.js').then(({ say }) => say());");
  writeFileSync(join(folder, 'later.js'), "export const say = () => console.log('later');");
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { app: './main.js' },
    output: { path: join(folder, 'out'), filename: '[name]-[contenthash].js', chunkFilename: 'later-[contenthash].js' },
    optimization: { runtimeChunk: { name: 'runtime' } },
    plugins: [new IntegrityPlugin()],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  );
  expect(stats?.compilation.errors).toEqual([]);
  return readdirSync(join(folder, 'out'));
}

test('the runtime contains the hash of the written script that it loads later', async () => {
  const files = await build();
  const read = (name: string) => readFileSync(join(folder, 'out', files.find((file) => file.startsWith(name)) ?? ''));
  const hash = integrityOf(read('later')).replace('sha256-', '');
  expect(read('runtime').toString()).toContain(`integrity="sha256-"+{`);
  expect(read('runtime').toString()).toContain(hash);
  // A whole build by webpack: on a busy machine, it takes longer than Jest waits.
}, 60_000);
