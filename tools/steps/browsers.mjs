import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Chromium without a window: the same engine, but it starts and loads pages in half the time. */
const shellPaths = ['/usr/bin/chromium-headless-shell'];

/** Usual paths of the full browser. */
const browserPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const firstOf = (...paths) => paths.flat().find((path) => existsSync(path));

/**
 * The browser for headless tests: the system's own shell, or else its full browser; undefined if there is neither, or if
 * SITE_CHROMIUM=playwright selects Playwright's own.
 */
export const systemChromium = () =>
  process.env.SITE_CHROMIUM === 'playwright' ? undefined : firstOf(shellPaths, browserPaths);

/** The browser for measurements: the system's full browser, or else its shell; undefined if there is neither. */
export const systemBrowser = () => firstOf(browserPaths, shellPaths);

/** The system's own Firefox; undefined if there is none. */
export const systemFirefox = () => firstOf(firefoxPaths);

/** The driver of the system's own WebKit; undefined if it, or the screen that its window needs, is missing. */
export const systemWebKit = () => (existsSync('/usr/bin/Xvfb') ? firstOf('/usr/bin/WebKitWebDriver') : undefined);

/**
 * Makes sure that there is a Chromium for the tests: on Debian, as root, installs one without a window.
 * @param {(text: string) => void} say takes the output of the programs that it runs
 * @throws Error if there is none
 */
export async function installChromium(say) {
  // A minimal system lacks the fallback font of the pages, too.
  if (!firstOf(shellPaths)) await installFromDebian(['chromium-headless-shell', 'fonts-liberation'], say);
  if (!systemChromium() && (await run('playwright install chromium', say)) !== 0) throw new Error('there is no Chromium');
}

/**
 * Installs Firefox and WebKit, on Debian as root. Elsewhere, tests say which one is missing, and leave it out.
 * @param {(text: string) => void} say takes the output of the programs that it runs
 */
export async function installEngines(say) {
  if (!systemFirefox()) await installFromDebian(['firefox-esr'], say);
  if (!systemWebKit()) await installFromDebian(['webkit2gtk-driver', 'xvfb'], say);
}

/**
 * Installs Debian packages, if this is Debian and we are root.
 * @param {readonly string[]} packages
 * @param {(text: string) => void} [say] takes apt's output; without it, that goes to the terminal
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installFromDebian(packages, say) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  // Another step may be installing at the same time.
  const succeeds = async (words) => (await run(`apt-get -o DPkg::Lock::Timeout=300 -qq ${words}`, say)) === 0;
  const install = () => succeeds(`install -y --no-install-recommends ${packages.join(' ')}`);
  // Only old lists of packages need an update, which takes several seconds.
  return (await install()) || ((await succeeds('update')) && install());
}
