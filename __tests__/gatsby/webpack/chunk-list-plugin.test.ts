import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { ChunkListPlugin } from '../../../src/gatsby/webpack/chunk-list-plugin';

const folder = mkdtempSync(join(tmpdir(), 'chunk-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the runtime lists the scripts of every template, by their addresses', async () => {
  writeFileSync(join(folder, 'main.js'), "import(/* webpackChunkName: 'landing' */ './later.js').then(({ say }) => say());");
  writeFileSync(join(folder, 'later.js'), "export const say = () => console.log('later');");
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { app: './main.js' },
    output: { path: join(folder, 'out'), publicPath: '/', filename: '[name].js', chunkFilename: '[name]-[contenthash].js' },
    optimization: { runtimeChunk: { name: 'runtime' } },
    plugins: [new ChunkListPlugin()],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  );
  expect(stats?.compilation.errors).toEqual([]);
  const self: { ___chunkMapping?: unknown } = {};
  new Function('self', readFileSync(join(folder, 'out', 'runtime.js'), 'utf8'))(self);
  const later = readdirSync(join(folder, 'out')).find((file) => file.startsWith('landing'));
  expect(self.___chunkMapping).toEqual({ landing: [`/${later}`] });
  // A whole build by webpack: on a busy machine, it takes longer than Jest waits.
}, 60_000);
