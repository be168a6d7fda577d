import { existsSync } from 'node:fs';
import { installFromDebian } from './apt.mjs';
import { run } from './run.mjs';

/** Where systems keep their own Chromium. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** The browser, and a font that computers have and a bare system lacks: pages stand in it until theirs arrives. */
const debianPackages = ['chromium', 'fonts-liberation'];

/** The system's own Chromium; undefined if there is none. */
export const systemChromium = () => systemPaths.find((path) => existsSync(path));

/**
 * Sees to it that there is a Chromium for the browser tests.
 * @param {(text: string) => void} say
 * @throws Error if there is none, and none can be installed
 */
export async function findChromium(say) {
  if (systemChromium() || (await installFromDebian(debianPackages, say))) return;
  if ((await run('npx', ['--no-install', 'playwright', 'install', 'chromium'], say)) === 0) return;
  throw new Error('there is no Chromium, and none could be installed');
}
