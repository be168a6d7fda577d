import type { Page } from '@playwright/test';
import { clickInBar } from './support/consent';
import { cookies, firstOf, landingPath, listPath, mainLanguage, otherLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ earlierChoice: 'none' });

test('before a choice there is no cookie, and only the language is stored', async ({ page, context }) => {
  for (const path of [landingPath(mainLanguage), listPath(mainLanguage), firstOf(wordsOf(mainLanguage).features).path]) {
    await visit(page, path);
    await scrollThrough(page);
    const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(await stored()).toEqual(['language']);
    expect(await context.cookies()).toEqual([]);
  }
});

test('nothing is requested from a third party, before or after a choice', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  for (const path of [landingPath(mainLanguage), listPath(mainLanguage), firstOf(wordsOf(otherLanguage).features).path]) {
    await visit(page, path);
    await scrollThrough(page);
  }
  expect(foreign, 'before a choice').toEqual([]);
  await clickInBar(page, cookies.banner.acceptAll);
  await visit(page, landingPath(mainLanguage));
  await scrollThrough(page);
  expect(foreign, 'after “all”: data/site.json names no third party').toEqual([]);
});

/** Scrolls to the footer, past everything that loads when it is near. */
async function scrollThrough(page: Page): Promise<void> {
  for (const part of await page.locator('main section, footer').all()) {
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    // A frame, for what loads when it is near.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.waitForLoadState('networkidle');
}
