import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { run } from './run.mjs';

/** Whether Node and the packages of package-lock.json are there. */
export const hasPackages = () => isNodeRecent() && isInstalled('.');

function isNodeRecent() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

/**
 * Installs the packages of package-lock.json.
 * @param {(text: string) => void} say takes npm's output
 * @throws Error if Node is too old, or npm fails
 */
export async function installPackages(say) {
  if (!isNodeRecent()) {
    throw new Error(`this is Node ${process.versions.node}; the site needs 20.19 or later (nodejs.org)`);
  }
  // Also where NODE_ENV or a setting of npm leaves them out: the build and the tests need those for development.
  if ((await run('npm ci --ignore-scripts --include=dev', say)) !== 0) {
    throw new Error('npm could not install the packages');
  }
}

/**
 * Whether a folder has the packages of its lock file, except optional ones, such as those of other systems. npm records what it
 * has installed.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const noted = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const [wanted, found] = [join(folder, 'package-lock.json'), noted].map(packagesIn);
  const fits = (name) =>
    name in found
      ? isDeepStrictEqual(identityOf(found[name]), identityOf(wanted[name]))
      : wanted[name].optional || wanted[name].devOptional;
  return Object.keys({ ...wanted, ...found }).every(fits);
}

/** @param {string} path of a lock file @returns {Record<string, { version: string, integrity?: string, optional?: true, devOptional?: true }>} */
function packagesIn(path) {
  const { '': _, ...packages } = JSON.parse(readFileSync(path, 'utf8')).packages;
  return packages;
}

const identityOf = (entry) => [entry?.version, entry?.integrity];
