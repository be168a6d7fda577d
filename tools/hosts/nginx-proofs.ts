import fc from 'fast-check';
import { modelWith } from '../../__tests__/hosting/sample-model';
import { ask } from '../../__tests__/hosts/ask';
import { isOnSite } from '../../__tests__/hosts/differences';
import { hostilePaths } from '../../__tests__/hosts/hostile-paths';
import type { SiteModel } from '../../src/hosting/site-model';
import { nginx } from './runners/nginx';
import { preview } from './runners/preview';

const redirectCount = 10_000;
const rounds = 400;
const fuzzedPaths = 5000;

/** A larger ratio of the last redirect’s time to the first’s means a linear search. */
const highestRatio = 1.5;

/**
 * Requests the first and the last of 10,000 redirects from nginx, alternately.
 * @throws Error if the last is slower than the first
 */
export async function lastAsFastAsFirst(): Promise<void> {
  const host = await nginx.start(modelWith(redirectCount));
  try {
    const times: Record<string, number[]> = { '/old/page-0': [], [`/old/page-${redirectCount - 1}`]: [] };
    for (let round = 0; round < rounds; round++) {
      for (const [path, list] of Object.entries(times)) list.push(await timeOf(host.origin, path));
    }
    const [first = 0, last = 0] = Object.values(times).map(median);
    const ratio = last / first;
    console.log(
      `nginx, ${redirectCount} redirects: first ${first.toFixed(2)} ms, last ${last.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
    );
    if (ratio > highestRatio)
      throw new Error(`nginx takes ${ratio.toFixed(2)} times as long for the last redirect as for the first.`);
  } finally {
    await host.stop();
  }
}

async function timeOf(origin: string, path: string): Promise<number> {
  const since = performance.now();
  const { status } = await ask(origin, path);
  if (status !== 301) throw new Error(`${path} has the status ${status}.`);
  return performance.now() - since;
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Sends 5,000 malicious paths to nginx and to the preview server.
 * @throws Error with the first path that redirects to another site
 */
export async function neverOffSite(model: SiteModel): Promise<void> {
  const paths = fc.sample(hostilePaths(model), fuzzedPaths);
  for (const runner of [nginx, preview]) {
    const host = await runner.start(model);
    try {
      const redirected = await follow(host.origin, paths);
      if (redirected === 0) throw new Error('No path was redirected: the fuzz test is ineffective.');
      console.log(`${runner.name}, ${paths.length} malicious paths: ${redirected} redirects, none to another site`);
    } finally {
      await host.stop();
    }
  }
}

async function follow(origin: string, paths: readonly string[]): Promise<number> {
  let redirected = 0;
  for (const path of paths) {
    const { location } = (await ask(origin, path)).headers;
    if (location === undefined) continue;
    redirected += 1;
    if (!isOnSite(location)) throw new Error(`${path} redirects to ${location}.`);
  }
  return redirected;
}
