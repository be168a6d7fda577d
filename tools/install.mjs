import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './steps.mjs';

/** Where an install leaves word of which lock file it followed. */
const marker = 'node_modules/.installed';

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

async function installPackages() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`this is Node ${process.versions.node}; the site needs 20.19 or later (nodejs.org)`);
  }
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockHash()) {
    console.log('Everything is installed already.');
    return;
  }
  // Not npm ci: it refuses a lock file without the optional packages of every other system, and registries that mirror others do
  // not hold all of them. This installs the very versions of the lock file, and leaves it as it is.
  if ((await run('npm', ['install', '--no-save', '--ignore-scripts'])) !== 0) {
    throw new Error('npm could not install the packages');
  }
  writeFileSync(marker, lockHash());
}

/** The step that installs what package-lock.json names, unless that is done. */
export const installStep = {
  name: 'Install packages',
  work: installPackages,
  help: 'Look at npm’s words above. The packages come from the npm registry: is the network there? Then try again.',
};
