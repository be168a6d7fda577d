import { isInstalled } from '../steps/install.mjs';
import { run } from '../steps/run.mjs';

/** Lighthouse's program, for `node`. */
export const lighthouseProgram = 'tools/bench/node_modules/lighthouse/cli/index.js';

/**
 * Installs Lighthouse, if it is missing or another version than in the lock file.
 * @throws Error if npm fails
 */
export async function installLighthouse(): Promise<void> {
  if (isInstalled('tools/bench')) return;
  const code = await run('npm ci --ignore-scripts --prefix tools/bench');
  if (code !== 0) throw new Error('npm could not install tools/bench/package.json: check the network');
}
