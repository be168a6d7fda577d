import { expectFocusUncovered, tabThrough } from './support/focus';
import { cookies, firstOf, landingPath, mainLanguage, otherLanguage, triedLanguages, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { visit } from './support/visit';
import { bringEverything, leastStops } from './support/whole-landing-page';

test.describe('at 400 %, in a window of 320 by 256 pixels,', () => {
  test.use({ viewport: { width: 320, height: 256 }, earlierChoice: 'none' });

  test('the focused element is not covered, with the cookie bar open', async ({ page }) => {
    test.setTimeout(90_000);
    await visit(page, landingPath(mainLanguage));
    await bringEverything(page);
    expect(await tabThrough(page, (stop) => expectFocusUncovered(page, stop))).toBeGreaterThan(leastStops(mainLanguage));
  });

  test('the cookie bar takes at most half of the window, and its choices can be reached', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const bar = page.getByRole('region', { name: cookies.banner.label });
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(128);
    await bar.getByRole('button', { name: cookies.banner.customise }).click();
    await page.getByRole('dialog').getByRole('button', { name: cookies.modal.essentialOnly }).click();
    await expect(bar).toBeHidden();
  });

  test.describe('in the menu', () => {
    test.use({ earlierChoice: 'essential' });

    test('every link can be reached', async ({ page }) => {
      await visit(page, landingPath(otherLanguage));
      const { header, buttons } = wordsOf(otherLanguage);
      await page.getByRole('banner').getByRole('button', { name: header.openMenu }).click();
      const drawer = page.getByRole('dialog', { name: header.menu });
      await drawer.locator('summary').click();
      await drawer.getByRole('link', { name: buttons.freeTrial }).scrollIntoViewIfNeeded();
      await expect(drawer.getByRole('link', { name: buttons.freeTrial })).toBeInViewport({ ratio: 1 });
    });
  });
});

test.describe('a testimonial that is longer than six lines', () => {
  test.use(phone);

  for (const language of triedLanguages) {
    test(`${language}: can be read to its end by keyboard, and has the name of its author`, async ({ page }) => {
      await visit(page, `/${language}`);
      await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
      await expect(page.locator('[aria-roledescription="carousel"]')).toBeVisible();
      const { name, content: says } = firstOf(wordsOf(language).TestimonialTexts.testimonials);
      const words = page.getByRole('blockquote', { name });
      await expect(words).toHaveAttribute('tabindex', '0');
      await expect(words).toContainText(says);
      const linesShown = () =>
        words.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
      expect(await linesShown()).toBeCloseTo(6, 1);
      await words.focus();
      expect(await linesShown()).toBeCloseTo(6, 1);
      await page.keyboard.press('End');
      await expect.poll(() => words.evaluate(remaining)).toBeLessThan(2);
    });
  }
});

/** How far an element can still be scrolled down, in pixels. */
const remaining = (element: Element) => element.scrollHeight - element.clientHeight - element.scrollTop;
