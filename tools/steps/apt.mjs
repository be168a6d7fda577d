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
  await run('apt-get', [...lockTimeout, 'update', '-qq'], say);
  return (await run('apt-get', [...lockTimeout, 'install', '-y', '-qq', '--no-install-recommends', ...packages], say)) === 0;
}
