import type { Page } from '@playwright/test';
import { expectUsable } from './support/expect-usable';
import { content, cookies, entryAt, firstOf, landingPath, mainLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { endOfPage, scrollTo, visit } from './support/visit';

const words = wordsOf(mainLanguage);

test.describe('on a phone, without the site’s main script', () => {
  test.use(phone);

  const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: words.header.openMenu });

  test('which fails, the menu button leads to the links of the footer at once, each time', async ({ page }) => {
    const failed = page.waitForResponse(/\/static\/app-.*\.js$/);
    await page.route('**/static/*.js', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(landingPath(mainLanguage));
    await failed;
    for (let times = 0; times < 2; times++) {
      await scrollTo(page, 0);
      await menu(page).click();
      await expect(page.getByRole('contentinfo')).toBeInViewport();
    }
    const feature = firstOf(words.features);
    await page.getByRole('contentinfo').locator('summary').click();
    await page.getByRole('contentinfo').getByRole('link', { name: feature.name, exact: true }).click();
    await expect(page).toHaveURL(feature.path);
  });

  test.describe('at the first visit', () => {
    test.use({ earlierChoice: 'none' });

    const bar = (page: Page) => page.getByRole('region', { name: cookies.banner.label });
    const room = (page: Page) => page.evaluate(() => document.documentElement.style.getPropertyValue('--consent-bar'));

    test('which fails, no cookie bar asks for a choice that could not be stored', async ({ page }) => {
      const failed = page.waitForResponse(/\/static\/app-.*\.js$/);
      await page.route('**/static/*.js', (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto(landingPath(mainLanguage));
      await failed;
      // At once, not after the timeout.
      await expect(bar(page)).toBeHidden({ timeout: 2000 });
      expect(await room(page)).toBe('');
    });

    test('which does not arrive, the cookie bar waits a while, does not cover the end of the page, and disappears', async ({
      page,
    }) => {
      await page.route('**/static/*.js', () => undefined);
      await page.goto(landingPath(mainLanguage), { waitUntil: 'commit' });
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      // The document may still be arriving.
      await expect(async () => {
        await scrollTo(page, endOfPage);
        const lowest = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
        const top = (await bar(page).boundingBox())?.y ?? 0;
        expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan(top);
      }).toPass({ timeout: 3000 });
      await expect(bar(page)).toBeHidden();
      expect(await room(page)).toBe('');
    });
  });
});

test('if the site’s main script fails, the tabs lead to their features, the demo shows its link, and no control is without effect', async ({
  page,
}) => {
  await page.route('**/static/*.js', (route) => route.abort());
  await page.goto(landingPath(mainLanguage));
  await expect(page.getByRole('link', { name: words.demo.openInNewTab })).toBeVisible();
  await expect(page.getByText(words.demo.loading)).toBeHidden();
  for (const { name, path } of words.features) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
});

test('if the site’s main script never arrives, a tab leads to its feature after a while', async ({ page }) => {
  const { name, path } = entryAt(words.features, 1);
  await page.route('**/static/*.js', () => undefined);
  await page.goto(landingPath(mainLanguage), { waitUntil: 'commit' });
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
});

test.describe('if the script of a lazy part does not load', () => {
  /** Refuses every script that is requested from now on. */
  async function refuseScripts(page: Page): Promise<string[]> {
    const refused: string[] = [];
    await page.route('**/*.js', async (route) => {
      refused.push(new URL(route.request().url()).pathname);
      await route.fulfill({ status: 404, body: 'gone' });
    });
    return refused;
  }

  test('the testimonials stay a list', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await page.waitForLoadState('networkidle');
    const refused = await refuseScripts(page);
    await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2);
    await expect(page.locator('#testimonials-section').getByRole('listitem')).toHaveCount(
      content.Testimonials.testimonials.length,
    );
    await expectUsable(page);
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('the menu button leads to the links of the footer, each time', async ({ page }) => {
      await visit(page, landingPath(mainLanguage));
      await page.waitForLoadState('networkidle');
      await refuseScripts(page);
      const first = page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: words.footer.product })
        .getByRole('link')
        .first();
      for (let times = 0; times < 2; times++) {
        await page.getByRole('banner').getByRole('button', { name: words.header.openMenu }).click();
        await expect(first).toBeFocused();
        await expect(first).toBeInViewport();
      }
    });

    test('the menu opens its drawer once the network is back', async ({ page, context }) => {
      await visit(page, landingPath(mainLanguage));
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      const menu = page.getByRole('banner').getByRole('button', { name: words.header.openMenu });
      await menu.click();
      await expect(page.getByRole('contentinfo').getByRole('navigation').getByRole('link').first()).toBeFocused();
      await context.setOffline(false);
      await menu.click();
      await expect(page.getByRole('dialog', { name: words.header.menu })).toBeVisible();
    });
  });

  test.describe('at the first visit', () => {
    test.use({ earlierChoice: 'none' });

    test('a choice can be made, and changed from the footer', async ({ page }) => {
      await visit(page, landingPath(mainLanguage));
      await page.waitForLoadState('networkidle');
      await refuseScripts(page);
      const bar = page.getByRole('region', { name: cookies.banner.label });
      const stored = () => page.evaluate(() => localStorage.getItem('cookieConsent'));
      await bar.getByRole('button', { name: cookies.banner.customise }).click();
      await bar.getByRole('button', { name: cookies.banner.acceptAll }).click();
      await expect(bar).toBeHidden();
      expect(await stored()).toContain('all');
      await page.getByRole('contentinfo').getByRole('button', { name: words.footer.cookies }).click();
      await bar.getByRole('button', { name: cookies.banner.essentialOnly }).click();
      await expect(bar).toBeHidden();
      expect(await stored()).toContain('essential');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.hero.headlineGradient);
    });
  });
});
