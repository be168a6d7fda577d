import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import plugin from 'gatsby-plugin-sharp';
import worker, { type ImageJob } from 'gatsby-plugin-sharp/gatsby-worker';
import sharp from 'sharp';
import { filesIn } from '../../hosts';
import { changePictures } from '../pictures';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const original = join(folder, 'original.png');
const kept = join(folder, 'kept');

/** What gatsby-plugin-sharp encodes by itself, and is asked to. */
const encode = jest.fn(worker.IMAGE_PROCESSING);

/** Draws the original; returns its digest. */
async function draw(background: string): Promise<string> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } });
  await picture.png().toFile(original);
  return createHash('md5').update(readFileSync(original)).digest('hex');
}

/** A job as gatsby-plugin-sharp makes it. */
const jobFor = (site: string, digest: string): ImageJob => ({
  inputPaths: [{ path: original }],
  outputDir: join(folder, site, digest),
  args: {
    operations: [20, 30].map((width) => ({
      outputPath: `${width}/a.avif`,
      args: { width, height: width, toFormat: 'avif', quality: 32 },
    })),
    pluginOptions: {},
  },
});

async function run(job: ImageJob): Promise<Buffer[]> {
  await worker.IMAGE_PROCESSING(job);
  return job.args.operations.map(({ outputPath }) => readFileSync(join(job.outputDir, outputPath)));
}

beforeAll(() => {
  worker.IMAGE_PROCESSING = encode;
  changePictures(kept);
});

beforeEach(() => {
  rmSync(kept, { recursive: true, force: true });
  encode.mockClear();
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a picture is encoded once, also for later builds, and nothing half done stays', async () => {
  const digest = await draw('#246');
  const first = await run(jobFor('one', digest));
  expect(await run(jobFor('two', digest))).toEqual(first);
  expect(encode).toHaveBeenCalledTimes(1);
  expect(filesIn(kept).map((path) => path.replace(/^[^/]+/, ''))).toEqual([`/${digest}/20/a.avif`, `/${digest}/30/a.avif`]);
});

test('a picture that is replaced before its turn is not kept as the one before', async () => {
  const digest = await draw('#246');
  await draw('#642');
  await run(jobFor('replaced', digest));
  await draw('#246');
  await run(jobFor('again', digest));
  expect(encode).toHaveBeenCalledTimes(2);
});

test('pictures are made from the size of a photo as people see it', async () => {
  const absolutePath = join(folder, 'turned.jpeg');
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#abc' } })
    .withMetadata({ orientation: 6 })
    .toFile(absolutePath);
  const size = await plugin.getImageSizeAsync({ absolutePath, internal: { contentDigest: 'turned' } as never });
  expect(size).toMatchObject({ width: 40, height: 60 });
});
