import type { Page } from '@playwright/test';
import { localEntries } from '../../src/content/stored-entries';
import { clickInBar } from './support/consent';
import { feature, landing, list } from './support/pages';
import { cookies } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ earlierChoice: 'none' });

const stored = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

test('there is no cookie and no third party; only the language is stored before a choice, and what the policy names after it', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  for (const path of [list, feature.path, landing]) {
    await visit(page, path);
    await scrollThrough(page);
    expect(await stored(page)).toEqual(['language']);
  }
  await clickInBar(page, cookies.banner.acceptAll);
  await visit(page, landing);
  await scrollThrough(page);
  expect(await stored(page)).toEqual([...localEntries].sort());
  expect(await context.cookies()).toEqual([]);
  expect(foreign, 'data/site.json names no third party').toEqual([]);
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
