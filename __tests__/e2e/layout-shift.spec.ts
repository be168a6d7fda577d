import type { Page, Route } from '@playwright/test';
import { feature, landing, list } from './support/pages';
import { expect, moving, phone, test } from './support/test';
import { whenHydrated } from './support/visit';

test.use({ ...moving, earlierChoice: 'none' });

/** Adds up every unrequested layout shift from the first paint on (layout-instability, as for CLS), with what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts);

/** Lets a file arrive some milliseconds later, after the first paint. */
async function late(route: Route, milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await route.continue();
}

/** The fallback font has the same average width; a word that wraps differently moves the content below by a line. */
const oneLine = 0.02;

for (const [screen, options] of Object.entries({ desktop: {}, phone })) {
  test.describe(screen, () => {
    test.use(options);

    test('nothing moves while the scripts, pictures, the cookie bar and the lower sections load', async ({ page }) => {
      // The system's fallback font may arrive after the first paint of a new browser.
      await page.goto(landing);
      await watchShifts(page);
      // Without the font, whose arrival after the first paint would count as well; the test of a late font measures that.
      await page.route('**/*.woff2', (route) => route.fulfill({ status: 204 }));
      // They have their room before they arrive.
      await page.route('**/*.avif', (route) => late(route, 300));
      for (const path of [landing, list, feature.path]) {
        await page.goto(path);
        await whenHydrated(page);
        for (const part of await page.locator('main section').all()) {
          await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
          await page.waitForTimeout(400);
        }
        expect(await shiftsOf(page), path).toEqual([]);
      }
    });

    test('a late font moves almost nothing', async ({ page }) => {
      await watchShifts(page);
      await page.route('**/*.woff2', (route) => late(route, 1500));
      await page.goto(landing);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      const total = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
      expect(total).toBeLessThan(oneLine);
    });
  });
}
