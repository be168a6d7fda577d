import type { Browser } from 'playwright';
import { onPhone, slowdown } from './phone';

/** From here on, a task keeps a visitor waiting (w3.org/TR/longtasks), in milliseconds. */
const longTask = 50;

/** After the load event, in milliseconds: what a page does when it is idle counts, too. */
export const settling = 2500;

/**
 * Visits a page over a fast connection.
 * @returns how long its tasks block it: the sum of what each takes beyond 50 ms
 */
export const measureBlocking = (browser: Browser, url: string): Promise<number> =>
  onPhone(browser, async (page) => {
    const tasks = await tasksDuring(browser, async () => {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(settling);
    });
    return tasks.reduce((sum, task) => sum + Math.max(0, task - longTask), 0);
  });

/** The part of Chromium's trace events that is used; durations are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time of the thread. */
  tdur?: number;
  args: { name?: string };
}

/** What has the tasks of threads. More would cost time of the page. */
const categories = ['disabled-by-default-devtools.timeline'];

/**
 * The tasks of a page's main thread, in milliseconds of a phone. It is processor time that is counted: time during which the thread waited
 * for other programs of this machine is not in it.
 */
export async function tasksDuring(browser: Browser, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(undefined, { categories });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = new Map(mainThreads.map((event) => [threadOf(event), [0]]));
  for (const event of traceEvents)
    if (event.name === 'RunTask') tasks.get(threadOf(event))?.push(((event.tdur ?? 0) / 1000) * slowdown);
  // Other renderers are spare ones, or have frames of other sites.
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  const busiest = [...tasks.values()].toSorted((one, other) => sum(other) - sum(one))[0];
  if (!busiest || sum(busiest) === 0) throw new Error('Chromium has traced no task of the page.');
  return busiest;
}
