import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress, removeCompressed } from '../../src/hosting/compress';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('files that shrink get a .br and a .gz of the same content', async () => {
  const text = 'a page of many words. '.repeat(500);
  const page = join(folder, 'page.html');
  writeFileSync(page, text);
  writeFileSync(join(folder, 'small.html'), 'x');
  writeFileSync(join(folder, 'photo.png'), text);
  await compress(folder);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(text);
  expect(['small.html.br', 'photo.png.br'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
  removeCompressed(folder);
  expect(existsSync(`${page}.br`)).toBe(false);
});
