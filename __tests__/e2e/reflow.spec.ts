import { bar, clickInBar, dialog } from './support/consent';
import { boxOf } from './support/layout';
import { landing } from './support/pages';
import { cookies, landingPath, otherLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ earlierChoice: 'none' });

test('in 320 × 256 the cookie bar takes at most half; its choices and every link of the menu can be reached', async ({
  page,
}) => {
  const { header, buttons } = wordsOf(otherLanguage);
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, landingPath(otherLanguage));
  expect((await boxOf(bar(page))).height).toBeLessThanOrEqual(128);
  await clickInBar(page, cookies.banner.customise);
  await dialog(page).getByRole('button', { name: cookies.modal.essentialOnly }).click();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: header.openMenu }).click();
  const drawer = page.getByRole('dialog', { name: header.menu });
  await drawer.locator('summary').click();
  const last = drawer.getByRole('link', { name: buttons.freeTrial });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('the cookie bar shows its whole text and every choice, with letters twice as large too', async ({ page }) => {
  for (const { width, height, letters } of [
    { width: 320, height: 568, letters: 100 },
    { width: 360, height: 740, letters: 200 },
    { width: 640, height: 512, letters: 200 },
  ]) {
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
  }
});
