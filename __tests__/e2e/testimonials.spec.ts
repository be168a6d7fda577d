import type { Locator, Page } from '@playwright/test';
import { formatNumber } from '../../src/content/format';
import { colourAt, mainColour } from './support/pixels';
import { content, firstOf, landingPath, mainLanguage, triedLanguages, withValues, wordsOf } from './support/site';
import { expect, moving, phone, test } from './support/test';
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

  test.describe('while they move', () => {
    test.use(moving);

    test('follow every one of several quick clicks', async ({ page }) => {
      await openCarousel(page);
      const next = section(page).getByRole('button', { name: wordsOf(mainLanguage).clientReviews.next });
      // Two slides are visible at a time, and the last position is followed by the first: once around, and one more.
      for (let presses = 0; presses < total; presses++) await next.press('ArrowRight');
      await expectShown(page, [1, 2]);
    });
  });

  for (const language of triedLanguages) {
    test(`${language}: each has its text, its author and its stars, to a tenth`, async ({ page }) => {
      const { clientReviews, TestimonialTexts } = wordsOf(language);
      await openCarousel(page, language);
      const carousel = section(page).getByRole('region', { name: clientReviews.carousel });
      await expect(carousel).toHaveAttribute('aria-roledescription', clientReviews.carouselRole);
      for (const [index, { id, rating }] of content.Testimonials.testimonials.entries()) {
        const text = firstOf(TestimonialTexts.testimonials.filter((candidate) => candidate.id === id));
        const slide = slides(page).nth(index);
        await expect(slide).toContainText(text.content);
        await expect(slide).toContainText(text.name);
        await expect(slide).toContainText(text.position);
        await expect(slide).toHaveAttribute('aria-roledescription', clientReviews.slideRole);
        await expect(slide).toHaveAttribute('aria-label', withValues(clientReviews.position, { current: index + 1, total }));
        const values = { rating: formatNumber(rating, language), max: 5 };
        await expect(slide.locator('[role="img"]')).toHaveAttribute('aria-label', withValues(clientReviews.rating, values));
        expect(await starsFilled(slide)).toBeCloseTo(rating, 1);
      }
    });
  }

  /** How many of five stars are filled, measured without the gaps: whole stars and the part of the next. */
  function starsFilled(slide: Locator): Promise<number> {
    return slide.locator('[role="img"]').evaluate((stars) => {
      const [below, above] = [...stars.querySelectorAll('svg')];
      const row = below?.querySelector(':scope > path');
      if (!(above && row)) throw new Error('A rating is two rows of stars.');
      const edge = row.getBoundingClientRect().left + Number(above.getAttribute('width'));
      // The row is one path with a subpath for each star.
      const parts = (row.getAttribute('d') ?? '').split(/(?=M)/).map((drawn) => {
        const star = row.cloneNode() as Element;
        star.setAttribute('d', drawn);
        row.after(star);
        const { left, width } = star.getBoundingClientRect();
        star.remove();
        return Math.min(1, Math.max(0, (edge - left) / width));
      });
      return parts.reduce((sum, part) => sum + part, 0);
    });
  }

  test('have portraits with the tip of an arrow: their right corners show the card', async ({ page }) => {
    await openCarousel(page);
    const card = slides(page).first().locator('figure');
    const background = await mainColour(card);
    for (const y of [0.03, 0.97]) expect(await colourAt(card.locator('img'), 0.98, y)).toEqual(background);
  });

  test('show at most six lines', async ({ page }) => {
    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await openCarousel(page);
      for (const quote of await section(page).locator('blockquote').all()) {
        const lines = await quote.evaluate(
          (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
        );
        expect(Math.round(lines)).toBeLessThanOrEqual(6);
      }
    }
  });

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

    const places = [
      { where: 'on the list itself', place: -1 },
      { where: 'on the first', place: 0 },
      { where: 'on the second', place: 1 },
      { where: 'on the last', place: total - 1 },
    ];

    for (const width of [1440, 390]) {
      for (const { where, place } of places) {
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

    test('when the focused testimonial moves out of view', async ({ page }) => {
      await openCarousel(page);
      await slides(page).first().click();
      await page.keyboard.press('ArrowRight');
      await expectShown(page, [1, 2]);
      await expect(slides(page).nth(1)).toBeFocused();
    });
  });
});
