import { colourAt, mainColour } from './support/pixels';
import { cookies, firstOf, landingPath, mainLanguage, otherLanguage, triedLanguages, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { visit } from './support/visit';

test.describe('at 400 %, in a window of 320 by 256 pixels,', () => {
  test.use({ viewport: { width: 320, height: 256 }, earlierChoice: 'none' });

  test('the cookie bar takes at most half of the window, and its choices can be reached', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const bar = page.getByRole('region', { name: cookies.banner.label });
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(128);
    // What is cut off fades, so that the bar looks like one that scrolls.
    expect(await colourAt(bar, 0.5, 0.99)).toEqual(await mainColour(bar));
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

test.describe('the cookie bar', () => {
  test.use({ earlierChoice: 'none' });

  for (const { width, height, letters } of [
    { width: 320, height: 568, letters: 100 },
    { width: 360, height: 740, letters: 200 },
    { width: 640, height: 512, letters: 200 },
  ]) {
    for (const language of triedLanguages) {
      test(`${language}: shows its whole text and every choice in ${width} × ${height} at ${letters} %`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await visit(page, `/${language}`);
        await page.locator('html').evaluate((html, size) => html.style.setProperty('font-size', `${size}%`), letters);
        const bar = page.getByRole('region', { name: wordsOf(language).Cookies.banner.label });
        await bar.locator('p').evaluate((text) => text.replaceChildren('A few words a line. '.repeat(8)));
        const parts = bar.locator('p, button');
        await expect(parts).toHaveCount(4);
        for (const part of await parts.all()) {
          await expect(part).toBeInViewport({ ratio: 1 });
          expect(await part.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
        }
      });
    }
  }
});

test.describe('a testimonial that is longer than six lines', () => {
  test.use(phone);

  for (const language of triedLanguages) {
    test(`${language}: has a button that shows the rest, and one that hides it again`, async ({ page }) => {
      await visit(page, `/${language}`);
      const section = page.locator('#testimonials-section');
      await section.scrollIntoViewIfNeeded();
      await expect(section.locator('section')).toBeVisible();
      const { TestimonialTexts, clientReviews } = wordsOf(language);
      const { name } = firstOf(TestimonialTexts.testimonials);
      const words = section.locator('blockquote').first();
      const linesShown = () =>
        words.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
      const linesHidden = () => words.evaluate((element) => element.scrollHeight - element.clientHeight);
      expect(await linesShown()).toBeCloseTo(6, 1);
      const button = section.getByRole('button', { name: clientReviews.readOn });
      await expect(button).toHaveCount(1);
      await expect(button).toHaveAccessibleDescription(name);
      await button.press('Enter');
      expect(await linesShown()).toBeGreaterThan(6);
      expect(await linesHidden()).toBeLessThanOrEqual(1);
      await expect(section.getByRole('button', { name: clientReviews.showLess })).toBeFocused();
      await page.keyboard.press('Space');
      expect(await linesShown()).toBeCloseTo(6, 1);
    });
  }
});
