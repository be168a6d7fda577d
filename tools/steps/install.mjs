import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

/** Where an install leaves word of which lock file it followed. */
const marker = 'node_modules/.installed';

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

/**
 * Installs what package-lock.json names, unless that is done.
 * @param {(text: string) => void} say takes npm's output
 * @throws Error if Node is too old, or npm fails
 */
export async function installPackages(say) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`this is Node ${process.versions.node}; the site needs 20.19 or later (nodejs.org)`);
  }
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockHash()) {
    return say('Everything is installed already.\n');
  }
  if ((await run('npm', ['ci', '--ignore-scripts'], say)) !== 0) {
    throw new Error('npm could not install the packages');
  }
  writeFileSync(marker, lockHash());
}
