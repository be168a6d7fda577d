import type { Page } from '@playwright/test';
import { content, landingPath, listPath, mainLanguage, wordsOf } from './support/site';
import { swipe } from './support/swipe';
import { expect, moving, phone, test } from './support/test';
import { scrollTop, visit } from './support/visit';

test.use({ ...phone, ...moving, hasTouch: true, isMobile: true });

const { header, buttons, features, pricingSection } = wordsOf(mainLanguage);

test('the drawer, the counter, the fee and the questions work by touch', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  const drawer = page.getByRole('dialog', { name: header.menu });
  await page.getByRole('button', { name: header.openMenu }).tap();
  await drawer.locator('summary').tap();
  await expect(drawer.getByRole('link', { name: features[0]?.name })).toBeVisible();
  await drawer.getByRole('link', { name: buttons.testLive }).tap();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(`${landingPath(mainLanguage)}#video-section`);

  const count = page.locator('#pricing-section output');
  const before = String(await count.textContent());
  await page.locator('#pricing-section button').last().tap();
  await expect(count).not.toHaveText(before);

  const fee = page.locator('#pricing-section details');
  await fee.locator('summary').tap();
  await expect(fee).toHaveAttribute('open');
  // What a mouse gets instead.
  await expect(page.getByText(pricingSection.setupTitle, { exact: true })).toBeHidden();

  const question = page.locator('#faq-section details').first();
  await question.locator('summary').tap();
  await expect(question).toHaveAttribute('open');
});

test('the row of tabs scrolls under the finger', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  const row = page.locator('.MuiTabs-scroller');
  const remaining = () => row.evaluate((element) => element.scrollWidth - element.clientWidth - element.scrollLeft);
  const last = page.getByRole('tab').last();
  await expect(last).not.toBeInViewport();
  for (let swipes = 0; swipes < 12 && (await remaining()) > 2; swipes++) await swipe(page, row, { x: -300 });
  await last.tap();
  await expect(page.getByRole('tabpanel', { name: features.at(-1)?.name })).toBeVisible();
});

test.describe('the carousel', () => {
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

  test('wraps around when swiped; a long swipe, also over its text, does not make the browser go back', async ({ page }) => {
    await visit(page, listPath(mainLanguage));
    await openCarousel(page);
    for (const part of ['figure', 'blockquote']) {
      await expectShown(page, 0);
      await swipe(page, slides(page).nth(0).locator(part), { x: 330 });
      await expectShown(page, last);
      await swipe(page, slides(page).nth(last).locator(part), { x: -330 });
    }
    await expectShown(page, 0);
    await expect(page).toHaveURL(landingPath(mainLanguage));
  });

  test('vertical swipes scroll the page', async ({ page }) => {
    await openCarousel(page);
    const before = await scrollTop(page);
    await swipe(page, slides(page).first(), { y: -200 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 80);
    await expect(slides(page).first()).toHaveJSProperty('inert', false);
  });
});
