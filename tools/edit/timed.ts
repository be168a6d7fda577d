import { endLine, startLine } from '../steps/progress.mjs';

/**
 * Does a step, and says how long it took.
 * @param name what it does: "Check style"
 * @param help what to do if it fails
 * @throws Error with what to do
 */
export async function timed<Result>(name: string, help: string, step: () => Result | Promise<Result>): Promise<Result> {
  const since = performance.now();
  console.log(startLine(name));
  try {
    const result = await step();
    console.log(endLine(name, (performance.now() - since) / 1000));
    return result;
  } catch (error) {
    throw new Error(`✖ ${name}: ${(error as Error).message}\n  ${help}`);
  }
}
