import { bar, dialog } from './support/consent';
import { landing } from './support/pages';
import { cookies, firstOf, landingPath, mainLanguage, otherLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { visit } from './support/visit';

test.describe('in a window of 320 by 256 pixels', () => {
  test.use({ viewport: { width: 320, height: 256 }, earlierChoice: 'none' });

  test('the cookie bar takes at most half of the window; its choices and every link of the menu can be reached', async ({
    page,
  }) => {
    const { header, buttons } = wordsOf(otherLanguage);
    await visit(page, landingPath(otherLanguage));
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(128);
    await bar(page).getByRole('button', { name: cookies.banner.customise }).click();
    await dialog(page).getByRole('button', { name: cookies.modal.essentialOnly }).click();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: header.openMenu }).click();
    const drawer = page.getByRole('dialog', { name: header.menu });
    await drawer.locator('summary').click();
    const last = drawer.getByRole('link', { name: buttons.freeTrial });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the cookie bar', () => {
  test.use({ earlierChoice: 'none' });

  for (const { width, height, letters } of [
    { width: 320, height: 568, letters: 100 },
    { width: 360, height: 740, letters: 200 },
    { width: 640, height: 512, letters: 200 },
  ]) {
    test(`shows its whole text and every choice in ${width} × ${height} at ${letters} %`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, landing);
      await page.locator('html').evaluate((html, size) => html.style.setProperty('font-size', `${size}%`), letters);
      await bar(page)
        .locator('p')
        .evaluate((text) => text.replaceChildren('A few words a line. '.repeat(8)));
      const parts = bar(page).locator('p, button');
      await expect(parts).toHaveCount(4);
      for (const part of await parts.all()) {
        await expect(part).toBeInViewport({ ratio: 1 });
        expect(await part.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
      }
    });
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a testimonial that is longer than six lines has a button that shows the rest, and hides it again', async ({
    page,
  }) => {
    const { TestimonialTexts, clientReviews } = wordsOf(mainLanguage);
    await visit(page, landing);
    const section = page.locator('#testimonials-section');
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('section')).toBeVisible();
    const words = section.locator('blockquote').first();
    const lines = () =>
      words.evaluate((element) => {
        const { lineHeight } = getComputedStyle(element);
        return {
          shown: Math.round(element.clientHeight / Number.parseFloat(lineHeight)),
          isWhole: element.scrollHeight - element.clientHeight <= 1,
        };
      });
    expect(await lines()).toEqual({ shown: 6, isWhole: false });
    const button = section.getByRole('button', { name: clientReviews.readOn });
    await expect(button).toHaveAccessibleDescription(firstOf(TestimonialTexts.testimonials).name);
    await button.press('Enter');
    expect((await lines()).isWhole).toBe(true);
    await expect(section.getByRole('button', { name: clientReviews.showLess })).toBeFocused();
    await page.keyboard.press('Space');
    expect(await lines()).toEqual({ shown: 6, isWhole: false });
  });
});
