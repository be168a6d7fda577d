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
  if ((await run('npm', ['ci', '--ignore-scripts'])) !== 0) throw new Error('npm ci could not install the packages');
  writeFileSync(marker, lockHash());
}

/** The step that installs what package-lock.json names, unless that is done. */
export const installStep = {
  name: 'Install packages',
  work: installPackages,
  help: 'Look at npm’s words above. The packages come from the npm registry: is the network there? Then try again.',
};
