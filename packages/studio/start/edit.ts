import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { printableLines } from '../src/site';
import { lock } from './lock';
import { openBrowser } from './open-browser';
import { startEditing } from './start-editing';

/** The studio's own folder for the draft, the lock and the page that opens the studio. It is not in `.cache`, because Gatsby and `npx gatsby clean` empty that. */
const own = resolve('.studio');

/** Functions that end what was started; called in reverse order. */
type Endings = (() => unknown)[];

/**
 * Starts the studio, and prints where it is.
 * @param opensBrowser whether it also opens its page
 */
export async function edit(port: number, opensBrowser: boolean): Promise<void> {
  const endings: Endings = [];
  let ending: Promise<never> | undefined;
  const stop = () => {
    ending ??= end(endings);
    return ending;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  try {
    endings.push(lock(`${own}/lock.json`, `http://127.0.0.1:${port}`));
    const address = await startEditing({ own, port, endings });
    console.log(`\nThe studio is at ${address}\nCtrl+C ends it; what is not saved stays until the next time.\n`);
    if (!opensBrowser) return;
    const file = join(own, 'open.html');
    endings.push(() => rmSync(file, { force: true }));
    openBrowser(address, file);
  } catch (error) {
    // Stopping also makes a start in progress fail; that is not an error.
    if (ending) return;
    console.error(`\n${printableLines((error as Error).message)}`);
    process.exitCode = 1;
    await stop();
  }
}

async function end(endings: Endings): Promise<never> {
  for (const ending of endings.splice(0).toReversed()) await ending();
  process.exit();
}
