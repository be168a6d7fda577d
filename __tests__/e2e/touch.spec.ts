import type { Locator, Page } from '@playwright/test';
import { formatEuros } from '../../src/content/format';
import { cookies, counted, firstOf, languageName, languages, pack, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { visit } from './support/visit';

test.use({ ...phone, hasTouch: true, isMobile: true, earlierChoice: 'none' });

/** Draws a finger sideways over an element, in steps as a hand does. */
async function swipe(page: Page, over: Locator, by: number): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over.');
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2 - by / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + (by * step) / 8);
  await touch('touchEnd', from + by);
  await client.detach();
}

for (const language of languages) {
  test(`${language}: the whole landing page works by touch alone`, async ({ page }) => {
    test.setTimeout(90_000);
    const { header, buttons, features, pricingSection, PackTexts, Faq, pricingSection: pricing } = wordsOf(language);
    await visit(page, `/${language}`);

    await test.step('the cookie bar', async () => {
      const bar = page.getByRole('region', { name: cookies.banner.label });
      await bar.getByRole('button', { name: cookies.banner.essentialOnly, exact: true }).tap();
      await expect(bar).toBeHidden();
    });

    await test.step('the drawer', async () => {
      const drawer = page.getByRole('dialog', { name: header.menu });
      await page.getByRole('button', { name: header.openMenu }).tap();
      await drawer.locator('summary').tap();
      await expect(drawer.getByRole('link', { name: features[0]?.name })).toBeVisible();
      await drawer.getByRole('button', { name: header.closeMenu }).tap();
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: header.openMenu }).tap();
      await drawer.getByRole('link', { name: buttons.testLive }).tap();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(`/${language}#video-section`);
    });

    await test.step('the row of tabs, which scrolls under the finger', async () => {
      const row = page.getByRole('tablist');
      const last = page.getByRole('tab').last();
      await expect(last).not.toBeInViewport();
      for (let swipes = 0; swipes < 12 && (await row.evaluate(remaining)) > 2; swipes++) await swipe(page, row, -300);
      await expect(last).toBeInViewport();
      await last.tap();
      await expect(page.getByRole('tabpanel', { name: features.at(-1)?.name })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    });

    await test.step('the counter', async () => {
      const card = page.locator('#pricing-section article');
      await card.getByRole('button', { name: counted(pricing, 'addFiles', pack.additionalFilesStep, language) }).tap();
      await expect(card).toContainText(formatEuros(375, language));
      await card.getByRole('button', { name: counted(pricing, 'removeFiles', pack.additionalFilesStep, language) }).tap();
      await expect(card).toContainText(formatEuros(350, language));
    });

    await test.step('the setup fee', async () => {
      await page.locator('#pricing-section summary').tap();
      await expect(page.getByText(firstOf(PackTexts.setup), { exact: true })).toBeVisible();
      await expect(page.getByText(pricingSection.setupTitle, { exact: true })).toBeHidden();
    });

    await test.step('the testimonials, by swipe', async () => {
      await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
      const slides = page.locator('[aria-roledescription="slide"]');
      await expect(slides.first()).toHaveJSProperty('inert', false);
      await swipe(page, slides.first(), -240);
      await expect(slides.first()).toHaveJSProperty('inert', true);
      await expect(slides.nth(1)).toHaveJSProperty('inert', false);
      await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
      await swipe(page, slides.nth(1), 240);
      await expect(slides.first()).toHaveJSProperty('inert', false);
    });

    await test.step('the questions', async () => {
      const { question, answer } = firstOf(Faq.entries);
      const summary = page.locator('#faq-section summary').filter({ hasText: question });
      await summary.tap();
      await expect(page.getByText(answer, { exact: true })).toBeVisible();
      await summary.tap();
      await expect(page.getByText(answer, { exact: true })).toBeHidden();
    });

    await test.step('the footer: another language', async () => {
      const other = firstOf(languages.filter((code) => code !== language));
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: languageName(other) })
        .tap();
      await expect(page).toHaveURL(new RegExp(`/${other}(#.*)?$`));
    });
  });
}

/** Pixels that a row can still be scrolled to the right. */
const remaining = (row: Element) => row.scrollWidth - row.clientWidth - row.scrollLeft;
