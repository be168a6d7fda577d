import type { Locator, Page } from '@playwright/test';
import { boxOf } from './support/layout';
import { landing, list } from './support/pages';
import { content, fill, firstOf, mainLanguage, wordsOf } from './support/site';
import { expect, moving, phone, test } from './support/test';
import { hold, scrollTop, visit, whenSettled } from './support/visit';

const { clientReviews, TestimonialTexts } = wordsOf(mainLanguage);
const total = content.Testimonials.testimonials.length;

const section = (page: Page) => page.locator('#testimonials-section');
const slides = (page: Page) => section(page).locator('[role="group"]');
const previous = (page: Page) => section(page).getByRole('button', { name: clientReviews.previous });
const next = (page: Page) => section(page).getByRole('button', { name: clientReviews.next });

async function openCarousel(page: Page): Promise<void> {
  await visit(page, landing);
  // Sections above that are laid out later would move the carousel out of the window.
  await whenSettled(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(slides(page)).toHaveCount(total);
}

/** Expects that exactly these slides are visible and not inert. */
async function expectShown(page: Page, shown: readonly number[]): Promise<void> {
  for (let index = 0; index < total; index++) {
    const slide = slides(page).nth(index);
    await expect(slide).toHaveJSProperty('inert', !shown.includes(index));
    if (shown.includes(index)) await expect(slide).toBeInViewport({ ratio: 0.5 });
    else await expect(slide).not.toBeInViewport({ ratio: 0.05 });
  }
}

for (const { where, screen, shown } of [
  { where: 'a wide screen, two', screen: { width: 1440, height: 900 }, shown: 2 },
  { where: 'a phone, one', screen: phone.viewport, shown: 1 },
]) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport: screen });

    test('at a time: next and previous wrap around at both ends, and the position is announced', async ({ page }) => {
      const from = (first: number) => Array.from({ length: shown }, (_, index) => first + index);
      const last = total - shown;
      const says = (first: number) =>
        shown === 1
          ? fill(clientReviews.position, { current: first + 1, total })
          : fill(clientReviews.positions, { first: first + 1, last: first + shown, total });
      await openCarousel(page);
      await expectShown(page, from(0));
      await next(page).click();
      await expectShown(page, from(1));
      await previous(page).click();
      await previous(page).click();
      await expectShown(page, from(last));
      const live = section(page).locator('[aria-live="polite"]');
      await expect(live).toHaveText(says(last));
      await next(page).click();
      await expectShown(page, from(0));
      await expect(live).toHaveText(says(0));
      for (const [key, first] of [
        ['ArrowLeft', last],
        ['ArrowLeft', last - 1],
        ['ArrowRight', last],
        // A shortcut of the browser.
        ['Alt+ArrowRight', last],
      ] as const) {
        await next(page).press(key);
        await expectShown(page, from(first));
      }
    });
  });
}

for (const [where, place] of [
  ['on the list itself', -1],
  ['on the last', total - 1],
] as const) {
  test(`the focus stays ${where} when the visitor comes near, and the carousel takes the list’s place, without a jump`, async ({
    page,
  }) => {
    /** The index of the testimonial with the focus; -1 for the carousel or the list itself. */
    const focused = () =>
      section(page).evaluate((element) => {
        const active = document.activeElement;
        if (!active || !element.contains(active)) return 'lost';
        return [...element.querySelectorAll('[role="group"], li')].findIndex((part) => part.contains(active));
      });
    await page.setViewportSize(phone.viewport);
    await page.goto(landing, { waitUntil: 'networkidle' });
    await whenSettled(page);
    const release = await hold(page, '**/*.js');
    await section(page).scrollIntoViewIfNeeded();
    const cards = section(page).getByRole('list');
    // The text of a card cannot be focused, but its button can, if it has one.
    await cards.locator('figure').evaluateAll((all) => {
      for (const card of all) card.setAttribute('tabindex', '-1');
    });
    await (place < 0 ? cards : cards.locator('figure').nth(place)).focus();
    const before = await scrollTop(page);
    release();
    await expect(slides(page)).toHaveCount(total);
    await expect.poll(focused).toBe(place);
    await expect(slides(page).nth(Math.max(place, 0))).toBeInViewport({ ratio: 0.5 });
    expect(Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(1);
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('one of more than six lines has a button that shows the rest, and hides it again', async ({ page }) => {
    await openCarousel(page);
    const words = section(page).locator('blockquote').first();
    const lines = () =>
      words.evaluate((element) => {
        const shown = Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
        return element.scrollHeight - element.clientHeight <= 1 ? 'all' : shown;
      });
    expect(await lines()).toBe(6);
    const button = section(page).getByRole('button', { name: clientReviews.readOn });
    await expect(button).toHaveAccessibleDescription(firstOf(TestimonialTexts.testimonials).name);
    await button.press('Enter');
    expect(await lines()).toBe('all');
    await expect(section(page).getByRole('button', { name: clientReviews.showLess })).toBeFocused();
    await page.keyboard.press('Space');
    expect(await lines()).toBe(6);
  });
});

test.describe('by touch', () => {
  test.use({ ...phone, ...moving, hasTouch: true, isMobile: true });

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

  test('swipes wrap around, and over the text, too, do not make the browser go back; the page scrolls', async ({ page }) => {
    const last = total - 1;
    /** While it moves, and some milliseconds longer, react-slick ignores touches. */
    const expectAtRest = async (index: number) => {
      await expectShown(page, [index]);
      await expect(page.locator('.slick-track')).not.toHaveAttribute('style', /transition/);
      await page.waitForTimeout(50);
    };
    await visit(page, list);
    await openCarousel(page);
    for (const part of ['figure', 'blockquote']) {
      await expectAtRest(0);
      await swipe(page, slides(page).nth(0).locator(part), { x: 330 });
      await expectAtRest(last);
      await swipe(page, slides(page).nth(last).locator(part), { x: -330 });
    }
    await expectAtRest(0);
    await expect(page).toHaveURL(landing);
    const before = await scrollTop(page);
    await swipe(page, slides(page).first(), { y: -200 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 80);
  });
});
