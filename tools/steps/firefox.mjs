import { existsSync } from 'node:fs';

/** Where systems keep their own Firefox. */
const systemPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The system's own Firefox; undefined if there is none. */
export const systemFirefox = () => systemPaths.find((path) => existsSync(path));

/** Debian's packages that are missing for Firefox. */
export const missingForFirefox = () => (systemFirefox() ? [] : ['firefox-esr']);

/**
 * Makes sure that there is a Firefox for its tests.
 * @throws Error if there is none
 */
export function findFirefox() {
  if (!systemFirefox()) throw new Error('there is no Firefox, and none could be installed');
}
