import { chromiumOptions } from '../../tools/browser';
import { mainLanguage, registry } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { endOfPage, scrollTo, visit, whenSettled } from '../e2e/support/visit';
import { oneOfEachKind } from '../support/copies';

// Playwright turns the browser's back/forward cache off.
test.use({ launchOptions: { ...chromiumOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const pages = oneOfEachKind(
  registry.pages.filter(({ kind, language }) => language === mainLanguage && kind !== 'root' && kind !== 'unknown'),
);

/** Chromium's headless shell has no such cache, and says so; it nevertheless names what else would keep a page from it. */
const reasonsOfShell = ['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate'];

for (const { path, kind } of pages) {
  test(`nothing keeps ${path} from returning from the browser's cache`, async ({ page }) => {
    await page.goto('/robots.txt');
    await visit(page, path);
    await whenSettled(page);
    // Also loads what waits below, such as the demo.
    await scrollTo(page, endOfPage);
    await page.waitForLoadState('networkidle');
    const reasons: string[] = [];
    const session = await page.context().newCDPSession(page);
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => String(reason)));
    });
    await session.send('Page.enable');
    await page.goto('/robots.txt');
    await page.goBack();
    await expect.poll(() => reasons).not.toEqual([]);
    // Chromium keeps no page whose status is an error's.
    const expected = kind === 'notFound' ? ['HTTPStatusNotOK'] : [];
    expect(reasons.filter((reason) => !reasonsOfShell.includes(reason))).toEqual(expected);
  });
}
