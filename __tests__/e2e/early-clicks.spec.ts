import {
  addedFiles,
  cookies,
  landingPath,
  mainLanguage,
  otherLanguage,
  pack,
  triedLanguages,
  wordsOf,
} from './support/site';
import { expect, moving, phone, test } from './support/test';
import { holdScripts, whenHydrated } from './support/visit';

test.use(moving);

const step = pack.additionalFilesStep;

test.describe('on a phone', () => {
  test.use(phone);

  for (const language of triedLanguages) {
    test(`${language}: a click on the menu button before any script is loaded opens the menu afterwards`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      const { header } = wordsOf(language);
      await page.goto(`/${language}`, { waitUntil: 'commit' });
      await page.getByRole('banner').getByRole('button', { name: header.openMenu }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      release();
      await expect(page.getByRole('dialog', { name: header.menu })).toBeVisible();
    });
  }
});

test.describe('on a first visit', () => {
  test.use({ earlierChoice: 'none' });

  test('a cookie choice made before any script is loaded is stored afterwards', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(landingPath(mainLanguage), { waitUntil: 'commit' });
    await page.getByRole('button', { name: cookies.banner.essentialOnly, exact: true }).click();
    release();
    // The choice must be made before the bar’s timeout hides it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('essential');
    await expect(page.getByRole('region', { name: cookies.banner.label })).toHaveCount(0);
  });
});

/** The counter’s text for a number of added files. */
const says = (files: number) => addedFiles(files, mainLanguage);

test('clicks on plus and minus before any script is loaded all count, in order', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(landingPath(mainLanguage), { waitUntil: 'commit' });
  const counter = page.getByRole('group', { name: wordsOf(mainLanguage).pricingSection.counter });
  const [minus, plus] = [counter.getByRole('button').first(), counter.getByRole('button').last()];
  // A forced click does not wait until the arriving page stands still; a hover does.
  await plus.hover();
  // The first click on minus has nothing to remove.
  for (const button of [minus, plus, plus, plus, minus]) await button.click({ force: true });
  release();
  await expect(counter.locator('output')).toHaveText(says(2 * step));
});

test('a click on a tab before any script is loaded opens its panel afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(landingPath(mainLanguage), { waitUntil: 'commit' });
  await page.getByRole('tab').nth(1).click();
  release();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(landingPath(mainLanguage));
});

test('a tab opens in a new tab of the browser before any script is loaded', async ({ page, context }) => {
  await holdScripts(page);
  await page.goto(landingPath(mainLanguage), { waitUntil: 'commit' });
  const opened = context.waitForEvent('page');
  const tab = page.getByRole('tab').nth(1);
  await tab.click({ modifiers: ['ControlOrMeta'] });
  const address = await tab.getAttribute('href');
  await expect(await opened).toHaveURL(String(address));
  await expect(page).toHaveURL(landingPath(mainLanguage));
});

test('a question opened before any script is loaded stays open afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(landingPath(otherLanguage), { waitUntil: 'domcontentloaded' });
  const question = page
    .locator('main details')
    .filter({ has: page.locator('summary') })
    .last();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  release();
  await whenHydrated(page);
  await expect
    .poll(() => question.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
  await expect(question).toHaveAttribute('open');
});

test('the header’s menu, opened before any script is loaded, closes with Escape afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(landingPath(otherLanguage), { waitUntil: 'commit' });
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  const entries = menu.getByRole('link');
  const inHtml = await entries.count();
  release();
  // The header is a part of its own, which may wake after the page has settled. Once it knows that the menu is open, it adds entries;
  // it listens to keys before the browser is idle.
  await expect(entries).not.toHaveCount(inHtml);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
});
