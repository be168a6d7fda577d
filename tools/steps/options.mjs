import { parseArgs } from 'node:util';

/**
 * Reads the arguments of a command as `parseArgs` does. `npm run` takes options that have no `--` before them for its own, and leaves of
 * them only variables.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @throws Error that says what to write
 */
export function readOptions(config) {
  const { npm_lifecycle_event: command } = process.env;
  const isTaken = (name) => `npm_config_${name.replace(/^no-/, '').replaceAll('-', '_')}` in process.env;
  const taken = Object.keys(config.options ?? {}).filter(isTaken);
  if (!command || taken.length === 0) return parseArgs(config);
  const options = taken.map((name) => `--${name}`).join(' ');
  // PowerShell takes a plain `--` for its own.
  const dashes = process.platform === 'win32' ? '"--"' : '--';
  throw new Error(`npm took ${options} for itself: npm run ${command} ${dashes} ${options}`);
}
