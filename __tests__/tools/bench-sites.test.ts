import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { baseline, peersOf } from '../../tools/bench/sites';

const folder = mkdtempSync(join(tmpdir(), 'built-'));
const page = `<!doctype html><title>Peer</title>${'<p>text</p>'.repeat(200)}`;

beforeAll(() => {
  mkdirSync(join(folder, 'en'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'en/index.html'), page);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('peers are folders, with a path if another page than the first is to be measured', () => {
  expect(peersOf(undefined)).toEqual([]);
  expect(peersOf(`${folder},${folder}:/en`).map(({ path }) => path)).toEqual(['/', '/en']);
  expect(() => peersOf(`${folder},${folder}/none,${folder}/index.html:/en`)).toThrow(
    `Not a folder: ${folder}/none, ${folder}/index.html`,
  );
});

test('the baseline has its picture, in the size that the page says', async () => {
  const page = readFileSync(join(baseline.folder, 'index.html'), 'utf8');
  const [, address = '', width, height] = /<img src="(.+?)" width="(\d+)" height="(\d+)"/.exec(page) ?? [];
  const facts = await sharp(join(baseline.folder, address)).metadata();
  expect(facts).toMatchObject({ format: 'heif', width: Number(width), height: Number(height) });
});
