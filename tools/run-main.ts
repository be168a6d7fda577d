import type { ParseArgsConfig, parseArgs } from 'node:util';
import { printableLines } from '../packages/content/browser';
import { readOptions } from './steps/options.mjs';
import { endWithNpm } from './steps/run.mjs';

/** The arguments of a tool. */
export type Given<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>;

/**
 * Runs a tool with its arguments. An error is printed without its stack, and the exit code is 1.
 * @param usage what `--help` prints
 * @param config which arguments it takes
 * @param main what it does
 */
export async function runMain<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  main: (given: Given<Config>) => void | Promise<void>,
): Promise<void> {
  endWithNpm();
  try {
    const options = { ...config.options, help: { type: 'boolean' } } as const;
    const given = readOptions({ ...config, options }) as Given<Config> & { values: { help?: boolean } };
    if (given.values.help) console.log(usage);
    else await main(given);
  } catch (error) {
    console.error(printableLines((error as Error).message));
    process.exitCode = 1;
  }
}
