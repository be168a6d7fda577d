import { bar, clickInBar, storedChoice } from './support/consent';
import { counterOf, expectPrice, landing } from './support/pages';
import { cookies, mainLanguage, wordsOf } from './support/site';
import { expect, moving, phone, test } from './support/test';
import { hold } from './support/visit';

// What a visitor does before any script of the page is loaded.

test.use(moving);

test.describe('on a phone', () => {
  test.use(phone);

  test('a click on the menu button opens the menu afterwards', async ({ page }) => {
    const release = await hold(page);
    const { header } = wordsOf(mainLanguage);
    await page.goto(landing, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: header.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    release();
    await expect(page.getByRole('dialog', { name: header.menu })).toBeVisible();
  });
});

test.describe('on a first visit', () => {
  test.use({ earlierChoice: 'none' });

  test('a cookie choice is stored afterwards', async ({ page }) => {
    const release = await hold(page);
    await page.goto(landing, { waitUntil: 'commit' });
    await clickInBar(page, cookies.banner.essentialOnly);
    release();
    // The choice must be made before the bar’s timeout hides it.
    await expect.poll(() => storedChoice(page)).toBe('essential');
    await expect(bar(page)).toHaveCount(0);
  });
});

test('clicks on plus and minus all count, and a tab opens its panel, or the page of its feature in a new tab', async ({
  page,
  context,
}) => {
  const release = await hold(page);
  await page.goto(landing, { waitUntil: 'commit' });
  const { minus, plus } = counterOf(page);
  // A forced click does not wait until the arriving page stands still; a hover does.
  await plus.hover();
  // The first click on minus has nothing to remove.
  for (const button of [minus, plus, plus, plus, minus]) await button.click({ force: true });
  const tab = page.getByRole('tab').nth(1);
  const opened = context.waitForEvent('page');
  await tab.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(String(await tab.getAttribute('href')));
  await tab.click();
  release();
  await expectPrice(page, 2);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(landing);
});

test('the header’s menu, opened before, closes with Escape afterwards', async ({ page }) => {
  const release = await hold(page);
  await page.goto(landing, { waitUntil: 'commit' });
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  const entries = menu.getByRole('link');
  const inHtml = await entries.count();
  release();
  // The header wakes by itself. Once it knows that the menu is open, it adds entries; it listens to keys before the browser is idle.
  await expect(entries).not.toHaveCount(inHtml);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
});
