import { printableLines } from '../src/content/unseen';
import { endWithNpm } from './steps/run.mjs';

/**
 * Runs a tool. An error is printed without its stack, and the exit code is 1.
 * @param main what the tool does
 */
export async function runMain(main: () => void | Promise<void>): Promise<void> {
  endWithNpm();
  try {
    await main();
  } catch (error) {
    console.error(printableLines((error as Error).message));
    process.exitCode = 1;
  }
}
