import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Another step may be installing at the same time. */
const lockTimeout = ['-o', 'DPkg::Lock::Timeout=300'];

/**
 * Installs Debian packages, if this is Debian and we are root.
 * @param {readonly string[]} packages
 * @param {(text: string) => void} [say] takes apt's output; without it, that goes to the terminal
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installFromDebian(packages, say) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const succeeds = async (...args) => (await run('apt-get', [...lockTimeout, '-qq', ...args], say)) === 0;
  const install = () => succeeds('install', '-y', '--no-install-recommends', ...packages);
  // Only old lists of packages need an update, which takes several seconds.
  return (await install()) || ((await succeeds('update')) && install());
}
