import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureStore } from '../../src/build/picture-store';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const store = new PictureStore(folder);
const picture = Buffer.from('as if it were a picture');
const [key, path] = ['key', join(folder, 'key')];

beforeEach(() => store.write(key, picture));

afterAll(() => rmSync(folder, { recursive: true }));

test('a picture is kept as it is, and another key has none', async () => {
  expect(await store.read(key)).toEqual(picture);
  expect(await store.read('other')).toBeUndefined();
});

test('a damaged picture is never given out, and is replaced', async () => {
  const damaged = readFileSync(path);
  damaged[damaged.length - 1] = 0;
  writeFileSync(path, damaged);
  expect(await store.read(key)).toBeUndefined();
  truncateSync(path, 40);
  expect(await store.read(key)).toBeUndefined();
  truncateSync(path, 0);
  expect(await store.read(key)).toBeUndefined();
  await store.write(key, picture);
  expect(await store.read(key)).toEqual(picture);
});

test('several builds write the same picture at the same time, and leave nothing half done', async () => {
  await Promise.all(Array.from({ length: 20 }, () => store.write(key, picture)));
  expect(readdirSync(folder)).toEqual([key]);
  expect(await store.read(key)).toEqual(picture);
});

test('what nobody asked for in three months goes; what was read last week stays', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  await store.write('unused', picture);
  for (const name of [key, 'unused']) utimesSync(join(folder, name), daysAgo(100), daysAgo(100));
  await store.read(key);
  await store.prune();
  expect(readdirSync(folder)).toEqual([key]);
  utimesSync(path, daysAgo(7), daysAgo(7));
  await store.prune();
  expect(existsSync(path)).toBe(true);
});

test('a folder that cannot be made stops no build', async () => {
  const nowhere = new PictureStore(join(path, 'below-a-file'));
  await nowhere.write(key, picture);
  expect(await nowhere.read(key)).toBeUndefined();
  await nowhere.prune();
});
