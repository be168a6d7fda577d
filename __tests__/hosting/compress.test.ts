import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { compress, removeCompressed } from '../../src/hosting/compress';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
const cache = mkdtempSync(join(tmpdir(), 'compress-cache-'));
afterAll(() => [folder, cache].map((path) => rmSync(path, { recursive: true, force: true })));

test('files that shrink get a .br and a .gz of the same content, and unchanged ones come from the cache', async () => {
  const text = 'a page of many words. '.repeat(500);
  const page = join(folder, 'page.html');
  writeFileSync(page, text);
  writeFileSync(join(folder, 'small.html'), 'x');
  writeFileSync(join(folder, 'photo.png'), text);
  await compress(folder, cache);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(text);
  expect(['small.html.br', 'photo.png.br'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
  removeCompressed(folder);
  expect(existsSync(`${page}.br`)).toBe(false);
  const made = statSync(cache).mtimeMs;
  await compress(folder, cache);
  expect(existsSync(`${page}.br`)).toBe(true);
  expect(statSync(cache).mtimeMs).toBe(made);
});

test('scripts, and pages too large for one round trip, are compressed as far as it goes, other pages a level less', async () => {
  const short = readFileSync(__filename);
  const long = readFileSync('package-lock.json').subarray(0, 100_000);
  const atLevel = (content: Buffer, level: number) =>
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
  const files = { 'same.js': short, 'same.html': short, 'long.html': long, 'long.json': long };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  await compress(folder, cache);
  const compressed = (name: string) => readFileSync(join(folder, `${name}.br`));
  expect(compressed('same.js')).toEqual(atLevel(short, 11));
  expect(compressed('same.html')).toEqual(atLevel(short, 10));
  expect(compressed('long.html')).toEqual(atLevel(long, 11));
  expect(compressed('long.json')).toEqual(atLevel(long, 10));
  expect(atLevel(short, 11)).not.toEqual(atLevel(short, 10));
  expect(atLevel(long, 11)).not.toEqual(atLevel(long, 10));
});

test('files with the same content may be compressed at the same time', async () => {
  const names = ['a.html', 'b.html', 'c.html', 'd.html'];
  const text = 'the same words on every page. '.repeat(500);
  for (const name of names) writeFileSync(join(folder, name), text);
  await compress(folder, cache);
  for (const name of names) expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(text);
});
