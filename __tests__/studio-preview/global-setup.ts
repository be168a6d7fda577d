import { interrupt, makeCopy, type Run, runEdit } from './studio-copy';

/** How long the studio may take from nothing, in milliseconds: the first start makes every picture. */
const startTime = 900_000;

/**
 * Starts `npm run edit` once for all tests, and ends it as Ctrl+C does. STUDIO_ADDRESS names one that runs already, for work at the tests.
 * @throws Error with what was printed, if it does not start, or does not end well
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
