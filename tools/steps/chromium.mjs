import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Chromium without a window: the same engine, but it starts and loads pages in half the time. */
const shellPaths = ['/usr/bin/chromium-headless-shell'];

/** Usual paths of the full browser. */
const browserPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** The shell, and a common font that a minimal system lacks: the fallback font of the pages. */
const debianPackages = ['chromium-headless-shell', 'fonts-liberation'];

const hasShell = () => shellPaths.some((path) => existsSync(path));

/** Debian's packages that are missing for Chromium. */
export const missingForChromium = () => (hasShell() ? [] : debianPackages);

/**
 * The browser for headless tests: the system's own shell, or else its full browser; undefined if there is neither, or if
 * SITE_CHROMIUM=playwright selects Playwright's own.
 */
export const systemChromium = () =>
  process.env.SITE_CHROMIUM === 'playwright' ? undefined : [...shellPaths, ...browserPaths].find((path) => existsSync(path));

/** The browser for measurements: the system's full browser, or else its shell; undefined if there is neither. */
export const systemBrowser = () => [...browserPaths, ...shellPaths].find((path) => existsSync(path));

/**
 * Makes sure that there is a Chromium for the browser tests.
 * @param {(text: string) => void} say
 * @throws Error if there is none, and none can be downloaded
 */
export async function findChromium(say) {
  if (systemChromium()) return;
  if ((await run('npx', ['--no-install', 'playwright', 'install', 'chromium'], say)) === 0) return;
  throw new Error('there is no Chromium, and none could be installed');
}
