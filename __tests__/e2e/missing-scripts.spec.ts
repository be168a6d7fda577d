import type { Page } from '@playwright/test';
import { bar, clickInBar, openDialog, storedChoice } from './support/consent';
import { boxOf } from './support/layout';
import { expectUsable, feature, footerLink, landing } from './support/pages';
import { cookies, entryAt, mainLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { endOfPage, scrollTo, visit } from './support/visit';

test.use({ earlierChoice: 'none' });

const { header, footer, demo, features } = wordsOf(mainLanguage);
const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: header.openMenu });

async function expectTabLeads(page: Page): Promise<void> {
  const { name, path } = entryAt(features, 1);
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
}

test.describe('on a phone, if the site’s main script', () => {
  test.use(phone);

  test('fails, tabs, demo and menu button lead on as links, and no cookie bar asks for what could not be stored', async ({
    page,
  }) => {
    const failed = page.waitForResponse(/\/static\/app-.*\.js$/);
    await page.route('**/static/*.js', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(landing);
    await failed;
    // At once, not after the timeout.
    await expect(bar(page)).toBeHidden({ timeout: 2000 });
    await expect(page.getByRole('link', { name: demo.openInNewTab })).toBeVisible();
    await expect(page.getByText(demo.loading)).toBeHidden();
    for (let times = 0; times < 2; times++) {
      await scrollTo(page, 0);
      await menu(page).click();
      await expect(page.getByRole('contentinfo')).toBeInViewport();
    }
    await page.getByRole('contentinfo').locator('summary', { hasText: footer.features }).click();
    await footerLink(page, feature.name).click();
    await expect(page).toHaveURL(feature.path);
    await page.goto(landing);
    await expectTabLeads(page);
  });

  test('never arrives, the cookie bar waits a while, does not cover the end of the page, and disappears', async ({
    page,
  }) => {
    await page.route('**/static/*.js', () => undefined);
    await page.goto(landing, { waitUntil: 'commit' });
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    // The document may still be arriving.
    await expect(async () => {
      await scrollTo(page, endOfPage);
      const lowest = await boxOf(page.getByRole('contentinfo').getByRole('link').last());
      expect(lowest.y + lowest.height).toBeLessThan((await boxOf(bar(page))).y);
    }).toPass({ timeout: 3000 });
    await expect(bar(page)).toBeHidden();
    await expectTabLeads(page);
  });
});

test.describe('if the scripts of lazy parts do not load', () => {
  async function openAndRefuseScripts(page: Page): Promise<void> {
    await visit(page, landing);
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  }

  test('a choice can be made and changed, and the rest works', async ({ page }) => {
    await openAndRefuseScripts(page);
    await clickInBar(page, cookies.banner.customise);
    await clickInBar(page, cookies.banner.acceptAll);
    await expect(bar(page)).toBeHidden();
    expect(await storedChoice(page)).toBe('all');
    await openDialog(page);
    await clickInBar(page, cookies.banner.essentialOnly);
    await expect(bar(page)).toBeHidden();
    expect(await storedChoice(page)).toBe('essential');
    await expectUsable(page);
  });

  test.describe('on a phone', () => {
    test.use({ ...phone, earlierChoice: 'essential' });

    test('the menu button leads to the links of the footer, each time, and opens the drawer once the network is back', async ({
      page,
    }) => {
      await openAndRefuseScripts(page);
      const first = page.getByRole('contentinfo').getByRole('navigation').getByRole('link').first();
      for (let times = 0; times < 2; times++) {
        await menu(page).click();
        await expect(first).toBeFocused();
        await expect(first).toBeInViewport();
      }
      await page.unroute('**/*.js');
      await menu(page).click();
      await expect(page.getByRole('dialog', { name: header.menu })).toBeVisible();
    });
  });
});
