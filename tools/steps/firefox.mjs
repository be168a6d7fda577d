import { existsSync } from 'node:fs';
import { installFromDebian } from './apt.mjs';

/** Where systems keep their own Firefox. */
const systemPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The system's own Firefox; undefined if there is none. */
export const systemFirefox = () => systemPaths.find((path) => existsSync(path));

/**
 * Makes sure that there is a Firefox for its tests.
 * @param {(text: string) => void} say
 * @throws Error if there is none, and none can be installed
 */
export async function findFirefox(say) {
  if (systemFirefox() || (await installFromDebian(['firefox-esr'], say))) return;
  throw new Error('there is no Firefox, and none could be installed');
}
