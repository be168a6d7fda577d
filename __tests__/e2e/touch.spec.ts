import type { Page } from '@playwright/test';
import { formatEuros } from '../../src/content/format';
import {
  content,
  cookies,
  counted,
  firstOf,
  landingPath,
  languageName,
  languages,
  listPath,
  mainLanguage,
  pack,
  priceAfter,
  triedLanguages,
  wordsOf,
} from './support/site';
import { swipe } from './support/swipe';
import { expect, moving, phone, test } from './support/test';
import { scrollTop, visit } from './support/visit';

test.use({ ...phone, ...moving, hasTouch: true, isMobile: true, earlierChoice: 'none' });

for (const language of triedLanguages) {
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
      for (let swipes = 0; swipes < 12 && (await row.evaluate(remaining)) > 2; swipes++) await swipe(page, row, { x: -300 });
      await expect(last).toBeInViewport();
      await last.tap();
      await expect(page.getByRole('tabpanel', { name: features.at(-1)?.name })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    });

    await test.step('the counter', async () => {
      const card = page.locator('#pricing-section article');
      await card.getByRole('button', { name: counted(pricing, 'addFiles', pack.additionalFilesStep, language) }).tap();
      await expect(card).toContainText(formatEuros(priceAfter(1), language));
      await card.getByRole('button', { name: counted(pricing, 'removeFiles', pack.additionalFilesStep, language) }).tap();
      await expect(card).toContainText(formatEuros(priceAfter(0), language));
    });

    await test.step('the setup fee', async () => {
      await page.locator('#pricing-section summary').tap();
      await expect(page.getByText(firstOf(PackTexts.setup), { exact: true })).toBeVisible();
      await expect(page.getByText(pricingSection.setupTitle, { exact: true })).toBeHidden();
    });

    await test.step('the testimonials, by swipe', async () => {
      await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
      const slides = page.locator('#testimonials-section [role="group"]');
      await expect(slides.first()).toHaveJSProperty('inert', false);
      await swipe(page, slides.first(), { x: -240 });
      await expect(slides.first()).toHaveJSProperty('inert', true);
      await expect(slides.nth(1)).toHaveJSProperty('inert', false);
      await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
      await swipe(page, slides.nth(1), { x: 240 });
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

/** How far a row can still be scrolled to the right, in pixels. */
const remaining = (row: Element) => row.scrollWidth - row.clientWidth - row.scrollLeft;

test.describe('the carousel', () => {
  test.use({ earlierChoice: 'essential' });

  const slides = (page: Page) => page.locator('#testimonials-section [role="group"]');
  const last = content.Testimonials.testimonials.length - 1;

  async function openCarousel(page: Page): Promise<void> {
    await visit(page, landingPath(mainLanguage));
    await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
    await expect(slides(page)).toHaveCount(last + 1);
  }

  /** Expects that one slide is visible and does not move. */
  async function expectShown(page: Page, index: number): Promise<void> {
    await expect(slides(page).nth(index)).toHaveJSProperty('inert', false);
    await expect(slides(page).nth(index)).toBeInViewport({ ratio: 0.5 });
    // While it moves, and some milliseconds longer, react-slick ignores touches.
    await expect(page.locator('.slick-track')).not.toHaveAttribute('style', /transition/);
    await page.waitForTimeout(50);
  }

  test('wraps around when swiped, as with its buttons', async ({ page }) => {
    await openCarousel(page);
    await expectShown(page, 0);
    await swipe(page, slides(page).first(), { x: 240 });
    await expectShown(page, last);
    await swipe(page, slides(page).nth(last), { x: -240 });
    await expectShown(page, 0);
    for (let index = 1; index <= last; index++) {
      await swipe(page, slides(page).nth(index - 1), { x: -240 });
      await expectShown(page, index);
    }
    await swipe(page, slides(page).nth(last), { x: 240 });
    await expectShown(page, last - 1);
  });

  test('a long swipe, also over its text, does not make the browser go back', async ({ page }) => {
    await visit(page, listPath(mainLanguage));
    await openCarousel(page);
    const card = (index: number) => slides(page).nth(index).locator('figure');
    const words = (index: number) => slides(page).nth(index).locator('blockquote');
    for (const part of [card, words]) {
      await expectShown(page, 0);
      await swipe(page, part(0), { x: 330 });
      await expectShown(page, last);
      await swipe(page, part(last), { x: -330 });
    }
    await expectShown(page, 0);
    await expect(page).toHaveURL(landingPath(mainLanguage));
  });

  test('reacts to a tap right after a swipe', async ({ page }) => {
    await openCarousel(page);
    await expectShown(page, 0);
    await swipe(page, slides(page).first(), { x: -240 });
    await page.getByRole('button', { name: wordsOf(mainLanguage).clientReviews.next }).tap();
    await expectShown(page, 2);
  });

  test('vertical swipes scroll the page', async ({ page }) => {
    await openCarousel(page);
    const before = await scrollTop(page);
    await swipe(page, slides(page).first(), { y: -200 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 80);
    await expect(slides(page).first()).toHaveJSProperty('inert', false);
  });
});
