/**
 * Does a step, and says how long it took.
 * @param name what it does: "Check style"
 * @param help what to do if it fails
 * @throws Error with what to do
 */
export async function timed<Result>(name: string, help: string, step: () => Result | Promise<Result>): Promise<Result> {
  const since = performance.now();
  console.log(`▶ ${name}`);
  try {
    const result = await step();
    console.log(`✔ ${name} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
    return result;
  } catch (error) {
    throw new Error(`✖ ${name}: ${(error as Error).message}\n  ${help}`);
  }
}
