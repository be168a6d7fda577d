import { resolve } from 'node:path';
import { copyFolder } from '../../../tools/site-copy/build-copy';
import { readPort } from '../../../tools/steps/port.mjs';
import { diskFiles } from '../src/files/disk-files';
import { Mirror } from '../src/preview/mirror';
import type { PreviewState } from '../src/preview/preview';
import { bundlePage } from '../src/server/page';
import { startServer } from '../src/server/server';
import { Studio } from '../src/studio';
import { developSite, logOf } from './develop-site';
import { followEdits } from './follow-edits';
import { prepareSite } from './prepare-site';

/** Options of an editing session. */
interface Editing {
  /** The studio's own folder. */
  own: string;
  /** The studio's port; the site is on the next port. */
  port: number;
  /** Receives the functions that end what is started. */
  endings: (() => unknown)[];
}

const data = resolve('data');
const site = copyFolder('studio');

/**
 * Starts the studio and the development site that it shows.
 * @returns the studio's address, once both can be used
 * @throws Error that says what to do
 */
export async function startEditing({ own, port, endings }: Editing): Promise<string> {
  const studioOrigin = `http://127.0.0.1:${port}`;
  // Otherwise Gatsby would prompt for another port, and the program on this port would be taken for the site.
  for (const one of [port, port + 1]) await readPort(String(one), 'npm run edit');
  await timed('Prepare the site', `If it fails again, remove ${site}.`, () => prepareSite(site, studioOrigin));
  const { server, whenSound, state } = await timed('Start the studio', 'Try again.', () => openStudio(own, port, endings));
  await timed('Start the development site', `If it fails again, remove ${site}.`, async () => {
    await whenSound();
    state.stage = 'starting';
    const develop = developSite({ folder: site, port: port + 1 });
    let isWanted = true;
    endings.push(() => {
      isWanted = false;
      return develop.stop();
    });
    await develop.ready;
    state.stage = 'ready';
    void develop.ended.then(() => {
      state.stage = 'ended';
      if (!isWanted) return;
      console.error(`The development site has ended: ${logOf(site)} says why. Start again with npm run edit.`);
    });
  });
  return server.address;
}

/** How often to check whether the data has been corrected, in milliseconds. */
const interval = 500;

async function openStudio(own: string, port: number, endings: Editing['endings']) {
  const settings = { folder: data };
  const studio = new Studio(diskFiles({ data, cache: own }), settings);
  const mirror = new Mirror(studio.draft, settings, site);
  const follower = followEdits(studio, mirror, data);
  endings.push(follower.stop);
  const state: PreviewState = { origin: `http://127.0.0.1:${port + 1}`, stage: 'waiting' };
  const preview = { state, follow: follower.follow };
  const server = await startServer(studio, { page: await bundlePage(), port, preview });
  endings.push(server.close);
  return {
    server,
    state,
    /** Resolves once there is data without errors; Gatsby cannot start before. */
    async whenSound() {
      if (!mirror.isThere) console.log(`data/ has errors. Fix them in the files or at ${server.address}`);
      while (!mirror.isThere) await new Promise((done) => setTimeout(done, interval));
    },
  };
}

/**
 * Runs a step and prints how long it took.
 * @param name what the step does, such as "Check style"
 * @param help what to do if the step fails
 * @throws Error that contains `help`
 */
async function timed<Result>(name: string, help: string, step: () => Result | Promise<Result>): Promise<Result> {
  const since = performance.now();
  console.log(`▶ ${name}`);
  try {
    const result = await step();
    console.log(`✔ ${name} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
    return result;
  } catch (error) {
    throw new Error(`✖ ${name}: ${(error as Error).message}\n  ${help}`);
  }
}
