/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { brokenPictures } from '../../src/data/broken-pictures';
import { imageFactsOf } from '../../src/data/read-data';

let root: string;
const file = (name: string) => join(root, 'images', name);
const look = async () => [...(await brokenPictures(join(root, 'images'), join(root, 'note.json')))];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(file(''));
});

afterEach(() => rmSync(root, { recursive: true }));

/** A picture in which every point differs from the next. */
const drawn = sharp(Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, index) => (index * index) % 251)), {
  raw: { width: 300, height: 200, channels: 3 },
});

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('a %s that breaks off is found, a whole one is none', async (format) => {
  const whole = await drawn.clone().toFormat(format).toBuffer();
  writeFileSync(file(`whole.${format}`), whole);
  writeFileSync(file(`half.${format}`), whole.subarray(0, whole.length / 2));
  expect(await look()).toEqual([`half.${format}`]);
});

test('a picture is decoded again once it has changed, not before', async () => {
  const picture = await drawn.clone().png().toBuffer();
  const saveAt = (content: Buffer, seconds: number) => {
    writeFileSync(file('tabs.png'), content);
    utimesSync(file('tabs.png'), seconds, seconds);
  };
  saveAt(picture, 1_000);
  expect(await look()).toEqual([]);
  const damaged = Buffer.from(picture).fill(0, 1_000, 1_050);
  saveAt(damaged, 1_000);
  expect(await look()).toEqual([]);
  saveAt(damaged, 1_001);
  expect(await look()).toEqual(['tabs.png']);
});

test.each([1, 4, 5, 8])('a photo of a phone counts as people see it: orientation %i', async (orientation) => {
  const photo = await drawn.clone().jpeg().withMetadata({ orientation }).toBuffer();
  expect(imageFactsOf(photo)).toMatchObject(orientation < 5 ? { width: 300, height: 200 } : { width: 200, height: 300 });
});
