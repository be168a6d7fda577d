import type { Page } from '@playwright/test';
import { landing } from './support/pages';
import { content, fill, mainLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { hold, scrollTop, visit, whenSettled } from './support/visit';

const { clientReviews } = wordsOf(mainLanguage);
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

test('the testimonials are a list, and a carousel once the visitor comes near', async ({ page }) => {
  await visit(page, landing);
  await page.waitForLoadState('networkidle');
  await expect(section(page).getByRole('listitem')).toHaveCount(total);
  await expect(slides(page)).toHaveCount(0);
  const asked = page.waitForRequest((request) => request.resourceType() === 'script');
  await section(page).scrollIntoViewIfNeeded();
  await asked;
  await expect(slides(page)).toHaveCount(total);
});

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

for (const width of [1440, 390]) {
  for (const [where, place] of [
    ['on the list itself', -1],
    ['on the last', total - 1],
  ] as const) {
    test(`the focus stays ${where} when the carousel takes the list’s place at ${width} pixels, without a jump`, async ({
      page,
    }) => {
      /** The index of the testimonial with the focus; -1 for the carousel or the list itself. */
      const focused = () =>
        section(page).evaluate((element) => {
          const active = document.activeElement;
          if (!active || !element.contains(active)) return 'lost';
          return [...element.querySelectorAll('[role="group"], li')].findIndex((part) => part.contains(active));
        });
      await page.setViewportSize({ width, height: 844 });
      await visit(page, landing);
      await page.waitForLoadState('networkidle');
      const release = await hold(page, '**/*.js');
      await section(page).scrollIntoViewIfNeeded();
      const list = section(page).getByRole('list');
      // The text of a card cannot be focused, but its button can, if it has one.
      await list.locator('figure').evaluateAll((cards) => {
        for (const card of cards) card.setAttribute('tabindex', '-1');
      });
      await (place < 0 ? list : list.locator('figure').nth(place)).focus();
      const before = await scrollTop(page);
      release();
      await expect(slides(page)).toHaveCount(total);
      await expect.poll(focused).toBe(place);
      await expect(slides(page).nth(Math.max(place, 0))).toBeInViewport({ ratio: 0.5 });
      expect(Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(1);
    });
  }
}
