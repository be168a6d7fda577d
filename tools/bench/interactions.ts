import type { CDPSession, Locator, Page } from 'playwright';
import { launchChromium } from '../browser';

const phone = { width: 412, height: 823 };

/** A page with the session that touches it. */
interface Visit {
  page: Page;
  session: CDPSession;
}

/** The actions of a visitor on a landing page, in order; elements are found by role, in any language. */
const actions: Record<string, (visit: Visit) => Promise<void>> = {
  'the consent bar': tap((page) => page.locator('section[aria-label] button').last()),
  'closing its dialog': async ({ page }) => {
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  'refusing cookies': tap((page) => page.locator('section[aria-label] button').nth(1)),
  'another feature': tap((page) => page.getByRole('tab').last()),
  'five more files': tap((page) => page.locator('article button').nth(1)),
  'a question': tap((page) => page.locator('details summary').last()),
  'the menu': tap((page) => page.getByRole('banner').getByRole('button').last()),
};

/** How long a finger stays on the screen, in milliseconds. */
const touchTime = 80;

/**
 * Taps on an element, if the page has it. With real touches: Playwright's own clicks ask what is at their place, within the
 * interaction, and last 0 ms, so that the work of the click counts for the press as well.
 */
function tap(find: (page: Page) => Locator) {
  return async ({ page, session }: Visit): Promise<void> => {
    const target = find(page);
    if ((await target.count()) === 0) return;
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(pause);
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(touchTime);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

/** Between two actions, in milliseconds. */
const pause = 800;

/** The slowest interaction of a visit (its INP): milliseconds from the event to the next frame, and its name. */
export interface Slowest {
  inp: number;
  slowest: string;
}

/** How much slower the phone's CPU is than that of this machine. */
const slowdown = 4;

/**
 * Simulates visits on a phone.
 * @returns the median visit, by its slowest interaction
 */
export async function measureInteractions(url: string, visits: number): Promise<Slowest> {
  const measured: Slowest[] = [];
  for (let done = 0; done < visits; done++) measured.push(await actOut(url));
  measured.sort((one, other) => one.inp - other.inp);
  return measured[Math.floor(visits / 2)] as Slowest;
}

async function actOut(url: string): Promise<Slowest> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: phone, ignoreHTTPSErrors: true, hasTouch: true, isMobile: true });
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await takeFrames(session);
    await watchEvents(page);
    const times: Slowest[] = [];
    for (const [slowest, act] of Object.entries(actions)) {
      await act({ page, session });
      await page.waitForTimeout(pause);
      times.push({ inp: await longestEvent(page), slowest });
    }
    return times.reduce((worst, one) => (one.inp > worst.inp ? one : worst));
  } finally {
    await browser.close();
  }
}

/**
 * Without a screen, Chromium reports frames as presented only if something captures them, or the page has been scrolled.
 * Otherwise, the first click seems to last until the dialog appears.
 */
async function takeFrames(session: CDPSession): Promise<void> {
  session.on('Page.screencastFrame', ({ sessionId }) => {
    // The last frames arrive while the browser is closing.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'jpeg' });
}

/** Event timing (w3.org/TR/event-timing): only complete interactions count, as for INP. */
const watchEvents = (page: Page) =>
  page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { interactionDurations: durations });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) durations.push(entry.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

const longestEvent = (page: Page) =>
  page.evaluate(() => {
    const { interactionDurations } = window as unknown as { interactionDurations: number[] };
    return Math.max(0, ...interactionDurations.splice(0));
  });
