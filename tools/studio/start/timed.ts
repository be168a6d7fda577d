/**
 * Runs a step and prints how long it took.
 * @param name what the step does, such as "Check style"
 * @param help what to do if the step fails
 * @throws Error that contains `help`
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
