import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import worker, { type ImageJob, type ImageOperation } from 'gatsby-plugin-sharp/gatsby-worker';
import sharp from 'sharp';
import { effort } from './set-encoder-effort';

/** Where encoded pictures are kept. */
interface Store {
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, picture: Buffer): Promise<void>;
}

/** A picture that a job asks for. */
interface Wanted {
  operation: ImageOperation;
  key: string;
}

type Encode = (job: ImageJob) => Promise<void>;

/** What encodes, beside a picture and its settings. */
const encoder = [sharp.versions, process.platform, process.arch, effort];

/** What is being encoded, by key. Gatsby makes a job of each query: two that share widths would encode these twice. */
const underWay = new Map<string, Promise<void>>();

/**
 * Takes pictures that were encoded before from a store, and has gatsby-plugin-sharp encode the others. Gatsby itself looks for them in
 * `.cache` and `public` alone: a fresh clone, a changed package and each copy of the project would encode all of them again.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/pull/28330 (closed), https://github.com/gatsbyjs/gatsby/issues/24822
 * Can go when gatsby-plugin-sharp keeps what it encodes outside of `.cache` and `public`.
 */
export function encodeOnce(store: Store): void {
  const encode = worker.IMAGE_PROCESSING;
  worker.IMAGE_PROCESSING = (job) => (job.args.isLazy ? encode(job) : fulfil(job, encode, store));
}

async function fulfil(job: ImageJob, encode: Encode, store: Store): Promise<void> {
  const { args } = job;
  const source = await digestOf(sourceOf(job));
  const wanted = args.operations.map((operation) => {
    const key = digest(JSON.stringify([source, operation.args, args.pluginOptions, encoder]));
    return { operation, key, other: underWay.get(key) };
  });
  const own = wanted.filter(({ other }) => !other);
  const making = make(job, own, encode, store, source);
  for (const { key } of own) underWay.set(key, making);
  await making.finally(() => {
    for (const { key } of own) underWay.delete(key);
  });
  const shared = wanted.filter(({ other }) => other);
  await Promise.allSettled(shared.map(({ other }) => other));
  await make(job, shared, encode, store, source);
}

/** Takes what is in the store, and encodes and keeps the rest. */
async function make(job: ImageJob, wanted: readonly Wanted[], encode: Encode, store: Store, source: string) {
  const pathOf = ({ operation }: Wanted) => join(job.outputDir, operation.outputPath);
  const isKept = await Promise.all(
    wanted.map(async (picture) => {
      const kept = await store.read(picture.key);
      if (kept) await writeInto(pathOf(picture), kept);
      return kept !== undefined;
    }),
  );
  const missing = wanted.filter((_, index) => !isKept[index]);
  if (missing.length === 0) return;
  await encode({ ...job, args: { ...job.args, operations: missing.map(({ operation }) => operation) } });
  // A picture that was replaced while it waited for its turn is not what the key says.
  if ((await digestOf(sourceOf(job))) !== source) return;
  await Promise.all(missing.map(async (picture) => store.write(picture.key, await readFile(pathOf(picture)))));
}

const sourceOf = ({ inputPaths: [input] }: ImageJob) => input?.path ?? '';

async function writeInto(path: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
}

const digestOf = async (path: string) => digest(await readFile(path));

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
