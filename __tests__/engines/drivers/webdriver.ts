import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { InPage, Tab } from './tab';
import { callOf } from './tab';

/** What a tab needs of W3C WebDriver, by the names of Marionette: those of the standard, in one word. */
export type Command =
  | 'Back'
  | 'ElementClick'
  | 'ExecuteScript'
  | 'FindElement'
  | 'Navigate'
  | 'NewSession'
  | 'PerformActions'
  | 'SetWindowRect'
  | 'SwitchToFrame';

/** Sends a command to the browser, and returns its value. */
export type Send = (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;

/** The key of an element's id in JSON, as the standard says. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type ElementReference = Record<typeof elementKey, string>;

/** Keys that are no characters, as the standard writes them. */
const specialKeys: Record<string, string> = { End: '\uE010', Escape: '\uE00C' };

/** Starts a session: a load is not waited for, because some tests look at a page that is not complete. */
export const startSession = (send: Send, capabilities: Record<string, unknown> = {}) =>
  send('NewSession', { capabilities: { alwaysMatch: { ...capabilities, pageLoadStrategy: 'none' } } });

/** The time for a command, in milliseconds: some are never answered while a page is replaced by another. */
const patience = 3000;

/** A tab of a browser that speaks WebDriver. */
export function webDriverTab(sendAtAll: Send, end: () => Promise<unknown>): Tab {
  const send: Send = (command, parameters) => {
    const giveUp = wait(patience, undefined, { ref: false }).then(() => {
      throw new Error(`${command}: no answer within ${patience} ms`);
    });
    return Promise.race([sendAtAll(command, parameters), giveUp]);
  };
  const evaluate = (work: InPage<unknown>, args: readonly unknown[]) =>
    send('ExecuteScript', { script: `return ${callOf(work, args)}`, args: [] });
  const find = (selector: string) => send('FindElement', { using: 'css selector', value: selector });
  return {
    open: (url) => send('Navigate', { url }),
    back: () => send('Back'),
    async resize(width, height) {
      const inner = async () => (await evaluate(() => [innerWidth, innerHeight], [])) as [number, number];
      // The window has bars of its own. Without a size, the command only tells the present one.
      const window = (await send('SetWindowRect')) as { width: number; height: number };
      const [across, down] = await inner();
      await send('SetWindowRect', { width: width + window.width - across, height: height + window.height - down });
      // The page gets its size later.
      for (let tries = 40; tries > 0 && String(await inner()) !== String([width, height]); tries--) await wait(50);
    },
    run: async (work, ...args) => (await evaluate(work, args)) as ReturnType<typeof work>,
    async click(find, ...args) {
      const element = (await evaluate(find, args)) as ElementReference | null;
      if (!element) throw new Error('There is nothing to click on.');
      await send('ElementClick', { id: element[elementKey] });
    },
    press: (...keys) => {
      const actions = keys.flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: specialKeys[key] ?? key })));
      return send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    enter: async (frame) => send('SwitchToFrame', { id: frame ? await find(frame) : null }),
    end,
  };
}

/** Ends a program that was started, and waits until it has ended. */
export async function endOf(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || !program.kill()) return;
  await once(program, 'exit');
}
