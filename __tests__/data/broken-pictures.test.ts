/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { brokenPictures } from '../../src/data/broken-pictures';
import { checkData } from '../../src/data/checks/check-data';
import { imageFactsOf } from '../../src/data/read-data';

let root: string;
const file = (name: string) => join(root, 'images', name);
const look = () => brokenPictures(join(root, 'images'), join(root, 'note.json'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(file(''));
});

afterEach(() => rmSync(root, { recursive: true }));

/** A picture in which every point differs from the next. */
const drawn = sharp(Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, index) => (index * index) % 251)), {
  raw: { width: 300, height: 200, channels: 3 },
});

const formats = ['png', 'jpeg', 'webp', 'avif'] as const;

test.each(formats)('a whole picture is none, one that breaks off is: %s', async (format) => {
  const whole = await drawn.clone().toFormat(format).toBuffer();
  writeFileSync(file(`whole.${format}`), whole);
  writeFileSync(file(`half.${format}`), whole.subarray(0, whole.length / 2));
  expect([...(await look())]).toEqual([`half.${format}`]);
});

test('one that is damaged inside is, too', async () => {
  const picture = await drawn.clone().png().toBuffer();
  picture.fill(0, 1_000, 1_050);
  writeFileSync(file('damaged.png'), picture);
  expect([...(await look())]).toEqual(['damaged.png']);
});

test('a picture is decoded again once it has changed, not before', async () => {
  const picture = await drawn.clone().png().toBuffer();
  const saveAt = (content: Buffer, seconds: number) => {
    writeFileSync(file('tabs.png'), content);
    utimesSync(file('tabs.png'), seconds, seconds);
  };
  saveAt(picture, 1_000);
  expect((await look()).size).toBe(0);
  const damaged = Buffer.from(picture).fill(0, 100);
  saveAt(damaged, 1_000);
  expect((await look()).size).toBe(0);
  saveAt(damaged, 1_001);
  expect([...(await look())]).toEqual(['tabs.png']);
});

test('the check says where such a picture is named', () => {
  const { problems } = checkData({ broken: new Set(['features/fr/signature.png']) });
  expect(problems.filter(({ kind }) => kind === 'image-unreadable')).toMatchObject([
    { file: 'locales/fr/content/features/signature.json', key: 'image.src', severity: 'error' },
  ]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo of a phone counts as people see it: orientation %i', async (orientation) => {
  const photo = await drawn.clone().jpeg().withMetadata({ orientation }).toBuffer();
  expect(imageFactsOf(photo)).toMatchObject(orientation < 5 ? { width: 300, height: 200 } : { width: 200, height: 300 });
});
