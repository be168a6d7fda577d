import type { Browser, Page } from 'playwright';
import { onPhone, slowdown } from './phone';

/** After the load event, in milliseconds: pictures may still have to be decoded. */
const settling = 1500;

/**
 * Visits a page.
 * @param url through a slow link
 * @returns milliseconds from the request to the first contentful paint and to the largest one, on a slowed processor
 * @throws Error if the browser reports no paint
 */
export const measurePaints = (browser: Browser, url: string): Promise<{ firstPaint: number; largestPaint: number }> =>
  onPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settling);
    // The last paint is the first one with content: the other type comes before it.
    return { firstPaint: await lastEntry(page, 'paint'), largestPaint: await lastEntry(page, 'largest-contentful-paint') };
  });

const lastEntry = (page: Page, entryType: string): Promise<number> =>
  page.evaluate(
    (type) =>
      new Promise((resolve, reject) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0));
        observer.observe({ type, buffered: true });
        setTimeout(reject, 5000, new Error(`Chromium reports no ${type}.`));
      }),
    entryType,
  );
