import { existsSync } from 'node:fs';
import { run } from './steps.mjs';

/** Where systems keep their own Firefox. */
const systemPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The system's own Firefox; undefined if there is none. */
export const systemFirefox = () => systemPaths.find((path) => existsSync(path));

async function findOrInstall() {
  if (!systemFirefox() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'firefox-esr']);
  }
  if (!systemFirefox()) throw new Error('there is no Firefox, and none could be installed');
  console.log(`Found ${systemFirefox()}.`);
}

/** The step that sees to it that there is a Firefox for its tests. */
export const firefoxStep = {
  name: 'Find Firefox',
  work: findOrInstall,
  help: 'Install Firefox with your system’s package manager (Debian: sudo apt-get install firefox-esr), then try again.',
};
