import { parseArgs } from 'node:util';

/**
 * Reads the options of the program. Ends it with a message if there is one that it does not know, before any work is done.
 * @param {Record<string, { type: 'string' | 'boolean' }>} [options] besides --help
 */
export function readOptions(options) {
  try {
    return parseArgs({ options: { ...options, help: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
