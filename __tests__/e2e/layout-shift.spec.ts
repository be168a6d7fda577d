import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { fallbackFonts } from '../../src/theme/text-styles';
import { firstOf, landingPath, listPath, triedLanguages, wordsOf } from './support/site';
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

/** Checks that this system has a fallback font; without one there is nothing to measure. */
async function expectStandIn(page: Page): Promise<void> {
  const loads = await page.evaluate(
    (families) => Promise.allSettled(families.map((family) => document.fonts.load(`16px "${family}"`))),
    [...fallbackFonts],
  );
  const advice = 'there is Arial, Helvetica, Liberation Sans or Roboto (Debian: apt-get install fonts-liberation)';
  expect(
    loads.some(({ status }) => status === 'fulfilled'),
    advice,
  ).toBe(true);
}

/**
 * Serves a single page, whose second part is sent on demand.
 * @param cut where the first piece ends
 */
async function servePieces(html: string, cut: number) {
  let sendRest: () => void = () => undefined;
  const server = createServer(({ url }, response) => {
    if (url !== '/') return;
    response.setHeader('Content-Type', 'text/html; charset=utf-8').write(html.slice(0, cut));
    sendRest = () => void response.end(html.slice(cut));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}/`, sendRest: () => sendRest(), close };
}

/** The fallback font has the same average width; a word that wraps differently moves the content below by a line. */
const oneLine = 0.02;

for (const [screen, options] of Object.entries({ desktop: {}, phone })) {
  for (const language of triedLanguages) {
    test.describe(screen, () => {
      test.use(options);

      test(`${language}: nothing moves while the scripts, the cookie bar and the lower sections load`, async ({ page }) => {
        // The system's fallback font may arrive after the first paint of a new browser.
        await page.goto(landingPath(language));
        await watchShifts(page);
        // Without the font, whose arrival after the first paint would count as well; the test of a late font measures that.
        await page.route('**/*.woff2', (route) => route.fulfill({ status: 204 }));
        for (const path of [`/${language}`, listPath(language), firstOf(wordsOf(language).features).path]) {
          await page.goto(path);
          await whenHydrated(page);
          for (const part of await page.locator('main section').all()) {
            await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
            await page.waitForTimeout(250);
          }
          expect(await shiftsOf(page), path).toEqual([]);
        }
      });

      test(`${language}: a page that arrives in two pieces shows the cookie bar once it is complete`, async ({ page }) => {
        const html = await (await page.request.get(landingPath(language))).text();
        const server = await servePieces(
          html,
          html.lastIndexOf('<button', html.indexOf('</section>', html.indexOf('data-waiting='))),
        );
        await watchShifts(page);
        await page.goto(server.address, { waitUntil: 'commit' });
        const bar = page.locator('section[data-waiting]');
        await expect(bar).toBeAttached();
        await page.waitForTimeout(300);
        expect(await bar.isVisible()).toBe(false);
        server.sendRest();
        await expect(bar).toBeVisible();
        await page.waitForTimeout(300);
        expect(await shiftsOf(page)).toEqual([]);
        server.close();
      });

      test(`${language}: a late font moves almost nothing`, async ({ page }) => {
        await watchShifts(page);
        await page.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.continue();
        });
        await page.goto(`/${language}`);
        await expectStandIn(page);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(300);
        const total = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
        expect(total).toBeLessThan(oneLine);
      });
    });
  }
}
