import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../../run-main';
import { printableLines } from '../src/site';
import { lock } from './lock';
import { openBrowser } from './open-browser';
import { startEditing } from './start-editing';

/** The studio's own folder for the draft, the lock and the page that opens the studio. It is not in `.cache`, because Gatsby and `npx gatsby clean` empty that. */
const own = resolve('.studio');

/** Functions that end what was started; called in reverse order. */
type Endings = (() => unknown)[];

async function main(): Promise<void> {
  const { port, open } = readOptions();
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
    if (!open) return;
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

function readOptions(): { port: number; open: boolean } {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '8400' }, 'no-open': { type: 'boolean', default: false } },
  });
  return { port: Number(values.port), open: !values['no-open'] };
}

async function end(endings: Endings): Promise<never> {
  for (const ending of endings.splice(0).toReversed()) await ending();
  process.exit();
}

void runMain(main);
