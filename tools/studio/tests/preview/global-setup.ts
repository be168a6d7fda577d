import { interrupt, makeCopy, type Run, runEdit } from './studio-copy';

/** The time limit for the first start of the studio, which makes every picture, in milliseconds. */
const startTime = 900_000;

/**
 * Starts `npm run edit` once for all tests, and ends it as Ctrl+C does. For work on the tests, STUDIO_ADDRESS can name a studio
 * that runs already.
 * @returns the function that ends the run; undefined for a studio that ran already
 * @throws Error with the printed output, if the run does not start or ends with an error
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STUDIO_ADDRESS) return undefined;
  makeCopy();
  const since = performance.now();
  const run = runEdit();
  try {
    process.env.STUDIO_ADDRESS = await addressOf(run);
  } catch (error) {
    await interrupt(run);
    throw error;
  }
  console.log(
    `${run.printed()}npm run edit: ${((performance.now() - since) / 1000).toFixed(1)} s to a page that can be used`,
  );
  return async () => {
    const code = await interrupt(run);
    if (code !== 0) throw new Error(`npm run edit ended with ${code}:\n${run.printed()}`);
  };
}

async function addressOf({ child, printed }: Run): Promise<string> {
  const until = Date.now() + startTime;
  while (child.exitCode === null && Date.now() < until) {
    const address = /The studio is at (\S+)/.exec(printed())?.[1];
    if (address) return address;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`npm run edit did not start:\n${printed()}`);
}
