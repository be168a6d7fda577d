import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import worker, { type ImageJob } from 'gatsby-plugin-sharp/gatsby-worker';
import sharp from 'sharp';
import { PictureStore } from '../../../src/build/picture-store';
import { encodeOnce } from '../../../src/gatsby/patches/encode-once';

const folder = mkdtempSync(join(tmpdir(), 'encode-once-'));
const source = join(folder, 'source.png');
const kept = join(folder, 'kept');

/** What gatsby-plugin-sharp encodes by itself, and is asked to. */
const encode = jest.fn(worker.IMAGE_PROCESSING);
const asked = () => encode.mock.calls.map(([{ args }]) => args.operations.map(({ outputPath }) => outputPath));

const draw = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toFile(source);

const widths = [20, 30];

/** A job as gatsby-plugin-sharp makes it. */
const jobFor = (outputDir: string, toFormat = 'avif'): ImageJob => ({
  inputPaths: [{ path: source }],
  outputDir: join(folder, outputDir),
  args: {
    operations: widths.map((width) => ({
      outputPath: `${width}/a.${toFormat}`,
      args: { width, height: width, toFormat, quality: 32 },
    })),
    pluginOptions: { stripMetadata: true, defaultQuality: 50 },
  },
});

const filesOf = ({ outputDir, args }: ImageJob) =>
  args.operations.map(({ outputPath }) => readFileSync(join(outputDir, outputPath)));

async function run(job: ImageJob): Promise<Buffer[]> {
  await worker.IMAGE_PROCESSING(job);
  return filesOf(job);
}

beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  await draw('#246');
  encode.mockClear();
  worker.IMAGE_PROCESSING = encode;
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a picture is encoded once, and a second build gets the same bytes as one that encodes', async () => {
  const usual = await run(jobFor('without'));
  encodeOnce(new PictureStore(kept));
  expect(await run(jobFor('first'))).toEqual(usual);
  expect(asked()).toHaveLength(2);
  expect(await run(jobFor('second'))).toEqual(usual);
  expect(asked()).toHaveLength(2);
});

test('only what is missing is encoded', async () => {
  const store = new PictureStore(kept);
  const read = store.read.bind(store);
  encodeOnce(store);
  const usual = await run(jobFor('first'));
  let reads = 0;
  jest.spyOn(store, 'read').mockImplementation(async (key) => (reads++ === 0 ? undefined : read(key)));
  expect(await run(jobFor('second'))).toEqual(usual);
  expect(asked()).toEqual([['20/a.avif', '30/a.avif'], ['20/a.avif']]);
});

test('two jobs that share a width at the same time encode it once', async () => {
  encodeOnce(new PictureStore(kept));
  const [job, other] = [jobFor('first'), jobFor('second')];
  const narrow = { ...other, args: { ...other.args, operations: other.args.operations.slice(0, 1) } };
  await Promise.all([worker.IMAGE_PROCESSING(job), worker.IMAGE_PROCESSING(narrow)]);
  expect(asked().flat().sort()).toEqual(['20/a.avif', '30/a.avif']);
  expect(filesOf(narrow)).toEqual(filesOf(job).slice(0, 1));
});

test('what another job failed to encode is encoded all the same', async () => {
  encode.mockRejectedValueOnce(new Error('failed'));
  encodeOnce(new PictureStore(kept));
  const jobs = [jobFor('first'), jobFor('second')];
  const results = await Promise.allSettled(jobs.map((job) => worker.IMAGE_PROCESSING(job)));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [made] = jobs.filter((_, index) => results[index]?.status === 'fulfilled');
  expect(made && filesOf(made)).toHaveLength(widths.length);
});

test('another source, other settings and other options are other pictures', async () => {
  encodeOnce(new PictureStore(kept));
  const [first] = await run(jobFor('first'));
  const [asPng] = await run(jobFor('png', 'png'));
  expect(asPng?.subarray(1, 4).toString()).toBe('PNG');
  const other = jobFor('options');
  await run({ ...other, args: { ...other.args, pluginOptions: { stripMetadata: false } } });
  await draw('#642');
  const [redrawn] = await run(jobFor('redrawn'));
  expect(redrawn).not.toEqual(first);
  expect(asked()).toHaveLength(4);
});

test('a picture that is replaced while it is encoded is not kept as the one before', async () => {
  const [wanted] = await run(jobFor('without'));
  encode.mockImplementationOnce(async (job) => {
    const before = readFileSync(source);
    await draw('#642');
    await encode(job);
    writeFileSync(`${source}.before`, before);
  });
  encodeOnce(new PictureStore(kept));
  await run(jobFor('replaced'));
  writeFileSync(source, readFileSync(`${source}.before`));
  expect((await run(jobFor('again')))[0]).toEqual(wanted);
});

test('what the development server makes when a browser asks for it is left to it', async () => {
  encodeOnce(new PictureStore(kept));
  const job = jobFor('lazy');
  await worker.IMAGE_PROCESSING({ ...job, args: { ...job.args, isLazy: true } });
  expect(asked()).toHaveLength(1);
  expect(() => filesOf(job)).toThrow('ENOENT');
});
