import type { BrowserContext, Page } from '@playwright/test';
import { chromiumOptions } from '../../tools/browser';
import { registry, triedLanguages } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { endOfPage, scrollTo, visit, whenSettled } from '../e2e/support/visit';
import { elsewhere, move, reportToOtherTab, shownIn } from '../support/back-forward';
import { oneOfEachKind } from '../support/copies';

// Playwright turns the browser's back/forward cache off.
test.use({ launchOptions: { ...chromiumOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const pages = oneOfEachKind(registry.pages.filter(({ kind }) => kind !== 'root' && kind !== 'unknown'));

/** Chromium's headless shell has no such cache, and says so; it nevertheless names what else would keep a page from it. */
const reasonsOfShell = ['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate'];

async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(elsewhere);
  return tab;
}

/** Leaves the page and goes back. @returns what keeps the page from returning from the browser's cache; undefined until it is known */
async function leaveAndReturn(page: Page, otherTab: Page): Promise<() => Promise<string[] | undefined>> {
  const path = new URL(page.url()).pathname;
  const session = await page.context().newCDPSession(page);
  let reasons: string[] | undefined;
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.map(({ reason }) => reason).filter((reason) => !reasonsOfShell.includes(reason));
  });
  await session.send('Page.enable');
  await page.goto(elsewhere);
  await move(otherTab, elsewhere, -1);
  return async () => {
    const shown = JSON.parse((await shownIn(otherTab)) || '{}');
    return shown.path === path && shown.persisted ? [] : reasons;
  };
}

test.beforeEach(({ context }) => context.addInitScript(reportToOtherTab));

for (const language of triedLanguages) {
  test(`${language}: nothing keeps a page of any kind from returning from the browser's cache`, async ({ context }) => {
    test.setTimeout(120_000);
    const otherTab = await openTab(context);
    for (const { path, kind } of pages.filter((page) => page.language === language)) {
      await test.step(path, async () => {
        // Chromium keeps no page whose status is an error's.
        const expected = kind === 'notFound' ? ['HTTPStatusNotOK'] : [];
        const page = await openTab(context);
        await visit(page, path);
        await whenSettled(page);
        // Also loads what waits below, such as the demo.
        await scrollTo(page, endOfPage);
        await page.waitForLoadState('networkidle');
        await expect.poll(await leaveAndReturn(page, otherTab)).toEqual(expected);
        await page.close();
      });
    }
  });
}
