import type { Page } from '@playwright/test';
import { content, landingPath, mainLanguage, withValues, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { scrollTop, visit, whenSettled } from './support/visit';

test.describe('the testimonials', () => {
  const section = (page: Page) => page.locator('#testimonials-section');
  const slides = (page: Page) => section(page).locator('[role="group"]');
  const total = content.Testimonials.testimonials.length;

  async function openCarousel(page: Page, language = mainLanguage): Promise<void> {
    await visit(page, `/${language}`);
    // Sections above that are laid out later would move the carousel out of the window.
    await whenSettled(page);
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page).locator('section')).toBeVisible();
  }

  /** Expects that exactly these slides are visible and not inert. */
  async function expectShown(page: Page, shown: readonly number[]): Promise<void> {
    await expect(slides(page)).toHaveCount(total);
    for (let index = 0; index < total; index++) {
      const slide = slides(page).nth(index);
      await expect(slide).toHaveJSProperty('inert', !shown.includes(index));
      if (shown.includes(index)) await expect(slide).toBeInViewport({ ratio: 0.5 });
      else await expect(slide).not.toBeInViewport({ ratio: 0.05 });
    }
  }

  test('are a scrollable list, and a carousel once the visitor comes near', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await visit(page, landingPath(mainLanguage));
    await page.waitForLoadState('networkidle');
    await expect(section(page).getByRole('listitem')).toHaveCount(total);
    await expect(slides(page)).toHaveCount(0);
    const before = scripts.length;
    await section(page).scrollIntoViewIfNeeded();
    await expect(slides(page)).toHaveCount(total);
    expect(scripts.length).toBeGreaterThan(before);
  });

  for (const { where, screen, shown } of [
    { where: 'a wide screen, two', screen: { width: 1440, height: 900 }, shown: 2 },
    { where: 'a phone, one', screen: phone.viewport, shown: 1 },
  ]) {
    test.describe(`on ${where}`, () => {
      test.use({ viewport: screen });

      test('at a time: next and previous wrap around at both ends', async ({ page }) => {
        const { clientReviews } = wordsOf(mainLanguage);
        await openCarousel(page);
        const next = section(page).getByRole('button', { name: clientReviews.next });
        const previous = section(page).getByRole('button', { name: clientReviews.previous });
        const from = (first: number) => Array.from({ length: shown }, (_, index) => first + index);
        const last = total - shown;
        const says = (first: number) =>
          shown === 1
            ? withValues(clientReviews.position, { current: first + 1, total })
            : withValues(clientReviews.positions, { first: first + 1, last: first + shown, total });
        await expectShown(page, from(0));
        for (let first = 1; first <= last; first++) {
          await next.click();
          await expectShown(page, from(first));
        }
        await next.click();
        await expectShown(page, from(0));
        // Announced to screen readers, and shown.
        const live = section(page).locator('[aria-live="polite"]');
        await expect(live).toHaveText(says(0));
        await previous.click();
        await expectShown(page, from(last));
        await expect(live).toHaveText(says(last));
        await previous.press('ArrowRight');
        await expectShown(page, from(0));
        await previous.press('ArrowLeft');
        await expectShown(page, from(last));
        await previous.press('ArrowLeft');
        await expectShown(page, from(last - 1));
        // A shortcut of the browser.
        await previous.press('Alt+ArrowRight');
        await expectShown(page, from(last - 1));
      });
    });
  }

  test('show the last two when a phone that shows the last one is turned', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openCarousel(page);
    await section(page)
      .getByRole('button', { name: wordsOf(mainLanguage).clientReviews.previous })
      .click();
    await expectShown(page, [total - 1]);
    await page.setViewportSize({ width: 844, height: 700 });
    await section(page)
      .getByRole('button', { name: wordsOf(mainLanguage).clientReviews.previous })
      .scrollIntoViewIfNeeded();
    await expectShown(page, [total - 2, total - 1]);
  });

  test.describe('keep the focus', () => {
    /** Opens the page with the list in view and the carousel’s script blocked; the returned function releases it. */
    async function openList(page: Page): Promise<() => void> {
      await visit(page, landingPath(mainLanguage));
      await page.waitForLoadState('networkidle');
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await section(page).scrollIntoViewIfNeeded();
      return release;
    }

    /** The index of the testimonial with the focus; -1 for the carousel or the list itself. */
    const focused = (page: Page) =>
      section(page).evaluate((element) => {
        const active = document.activeElement;
        if (!active || !element.contains(active)) return 'lost';
        return [...element.querySelectorAll('[role="group"], li')].findIndex((part) => part.contains(active));
      });

    for (const width of [1440, 390]) {
      for (const [where, place] of [
        ['on the list itself', -1],
        ['on the last', total - 1],
      ] as const) {
        test(`${where} when the carousel takes the list’s place at ${width} pixels, without a jump`, async ({ page }) => {
          await page.setViewportSize({ width, height: 844 });
          const release = await openList(page);
          const list = section(page).getByRole('list');
          // The text of a card cannot be focused, but its button can, if it has one.
          await list.locator('figure').evaluateAll((cards) => {
            for (const card of cards) card.setAttribute('tabindex', '-1');
          });
          await (place < 0 ? list : list.locator('figure').nth(place)).focus();
          expect(await focused(page)).toBe(place);
          const before = await scrollTop(page);
          release();
          await expect(slides(page)).toHaveCount(total);
          await expect.poll(() => focused(page)).toBe(place);
          await expect(slides(page).nth(Math.max(place, 0))).toBeInViewport({ ratio: 0.5 });
          expect(Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(1);
        });
      }
    }
  });
});
