import { existsSync } from 'node:fs';
import { run } from './steps.mjs';

/** Where systems keep their own Chromium. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** The browser, and a font that computers have and a bare system lacks: pages stand in it until theirs arrives. */
const debianPackages = ['chromium', 'fonts-liberation'];

/** The system's own Chromium; undefined if there is none. */
export const systemChromium = () => systemPaths.find((path) => existsSync(path));

async function findOrInstall() {
  if (systemChromium()) {
    console.log(`Found ${systemChromium()}.`);
    return;
  }
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    await run('apt-get', ['update', '-qq']);
    if ((await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...debianPackages])) === 0) return;
  }
  if ((await run('npx', ['--no-install', 'playwright', 'install', 'chromium'])) === 0) return;
  throw new Error('there is no Chromium, and none could be installed');
}

/** The step that sees to it that there is a Chromium for the browser tests. */
export const chromiumStep = {
  name: 'Find Chromium',
  work: findOrInstall,
  help: 'Install Chromium with your system’s package manager (Debian: sudo apt-get install chromium fonts-liberation), then try again.',
};
