import type { Locator, Page } from '@playwright/test';
import { boxOf } from './support/layout';
import { landing, list } from './support/pages';
import { content } from './support/site';
import { expect, moving, phone, test } from './support/test';
import { scrollTop, visit } from './support/visit';

test.use({ ...phone, ...moving, hasTouch: true, isMobile: true });

const last = content.Testimonials.testimonials.length - 1;
const slides = (page: Page) => page.locator('#testimonials-section [role="group"]');

/** Swipes over the middle of an element, in steps, by as many pixels. */
async function swipe(page: Page, over: Locator, { x = 0, y = 0 }): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  const box = await boxOf(over);
  const client = await page.context().newCDPSession(page);
  const from = { x: box.x + box.width / 2 - x / 2, y: box.y + box.height / 2 - y / 2 };
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: from.x + x * part, y: from.y + y * part }] });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

test('the items of the setup fee open in place by touch, not as the card that a mouse gets', async ({ page }) => {
  await visit(page, landing);
  const fee = page.locator('#pricing-section details');
  await fee.locator('summary').tap();
  await expect(fee).toHaveAttribute('open');
  await expect(page.locator('[data-hover-card]')).toBeHidden();
});

test('the carousel wraps around when swiped; a long swipe, also over its text, does not make the browser go back', async ({
  page,
}) => {
  /** Expects that one slide is visible and does not move. */
  const expectShown = async (index: number) => {
    await expect(slides(page).nth(index)).toHaveJSProperty('inert', false);
    await expect(slides(page).nth(index)).toBeInViewport({ ratio: 0.5 });
    // While it moves, and some milliseconds longer, react-slick ignores touches.
    await expect(page.locator('.slick-track')).not.toHaveAttribute('style', /transition/);
    await page.waitForTimeout(50);
  };
  await visit(page, list);
  await visit(page, landing);
  await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
  for (const part of ['figure', 'blockquote']) {
    await expectShown(0);
    await swipe(page, slides(page).nth(0).locator(part), { x: 330 });
    await expectShown(last);
    await swipe(page, slides(page).nth(last).locator(part), { x: -330 });
  }
  await expectShown(0);
  await expect(page).toHaveURL(landing);
  const before = await scrollTop(page);
  await swipe(page, slides(page).first(), { y: -200 });
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 80);
  await expect(slides(page).first()).toHaveJSProperty('inert', false);
});
