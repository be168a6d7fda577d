import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { chromiumOptions } from '../../tools/browser';

/** The port of the site under test; another than npm start's, so that both can run. */
export const port = Number(process.env.SITE_TEST_PORT ?? 9100);

/**
 * Chromium for tests of behaviour, a tenth cheaper: pages share a process, and it draws without one of its own. Tests that measure
 * time or pixels use `chromiumOptions`.
 */
const { args = [], ...launchOptions } = chromiumOptions();
const frugalChromium = { ...launchOptions, args: [...args, '--renderer-process-limit=1', '--in-process-gpu'] };

/** What all browser tests share. Each suite has its own folder for screenshots of failures: Playwright empties it at the start. */
export const browserConfig: PlaywrightTestConfig = {
  fullyParallel: true,
  // A test waits for its page half of the time.
  workers: '200%',
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: frugalChromium,
    viewport: { width: 1440, height: 900 },
    // The animations of the first screen take half as much of the processor again as loading a landing page.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
};

/** Has browser tests look at the site as `npm run build` has built it. */
export const builtSite = serverIn('.', 'tools/serve.ts');

/**
 * Has browser tests look at a copy of the site with other data, as `tools/site-copy` has built it, and read that data.
 * @param name the copy's folder below `.sites/`
 * @returns the server that Playwright starts
 */
export function copyUnderTest(name: string) {
  const folder = resolve('.sites', name);
  process.env.SITE_DATA = resolve(folder, 'data');
  process.env.SITE_STATIC = resolve(folder, 'static');
  return serverIn(folder, resolve('tools/serve.ts'));
}

/**
 * The same for the sample site; builds it first, if anything has changed.
 * @throws Error if that fails
 */
export function sampleUnderTest() {
  // Every worker reads the configuration again.
  const isFirst = process.env.TEST_WORKER_INDEX === undefined;
  if (isFirst && spawnSync('npx', ['tsx', 'tools/build-sample.ts'], { stdio: 'inherit', shell: true }).status !== 0) {
    throw new Error('The sample site could not be built.');
  }
  return copyUnderTest('sample');
}

function serverIn(cwd: string, program: string) {
  return {
    command: `"${resolve('node_modules/.bin/tsx')}" "${program}" --port ${port}`,
    cwd: resolve(cwd),
    port,
    reuseExistingServer: false,
  };
}
