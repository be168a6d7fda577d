import type { Page } from '@playwright/test';
import { landing } from './support/pages';
import { content } from './support/site';
import { expect, phone, test } from './support/test';
import { visit, whenStill } from './support/visit';

const ids = content.FeatureCatalogue.features.map(({ id }) => id);
const tabs = (page: Page) => page.getByRole('tab');

/** Expects that one feature is selected: only its tab is, and only its panel is visible. */
async function expectSelected(page: Page, index: number): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.locator(`#panel-${ids[index]}`)).toBeVisible();
}

for (const { where, screen, orientation, next, previous } of [
  {
    where: 'a wide screen',
    screen: { width: 1440, height: 900 },
    orientation: 'vertical',
    next: 'ArrowDown',
    previous: 'ArrowUp',
  },
  { where: 'a phone', screen: phone.viewport, orientation: 'horizontal', next: 'ArrowRight', previous: 'ArrowLeft' },
]) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport: screen });

    test(`the features are a ${orientation} list of tabs, which reacts to clicks, its arrow keys, Home and End`, async ({
      page,
    }) => {
      await visit(page, landing);
      // Without the attribute, the role means horizontal.
      const orientationNow = async () => (await page.getByRole('tablist').getAttribute('aria-orientation')) ?? 'horizontal';
      await expect.poll(orientationNow).toBe(orientation);
      await expectSelected(page, 0);
      const last = ids.length - 1;
      await tabs(page).nth(last).click();
      await expectSelected(page, last);
      for (const [key, index] of [
        [next, 0],
        [next, 1],
        [previous, 0],
        [previous, last],
        ['Home', 0],
        ['End', last],
      ] as const) {
        await page.keyboard.press(key);
        await expectSelected(page, index);
        await expect(tabs(page).nth(index)).toBeFocused();
        await expect(tabs(page).nth(index)).toBeInViewport({ ratio: 0.9 });
      }
      // Tabs are links, on which browsers scroll with Space.
      const top = await whenStill(page);
      await page.keyboard.press('Space');
      expect(await whenStill(page)).toBe(top);
      // A shortcut of the browser.
      await page.keyboard.press(`Alt+${next}`);
      await expectSelected(page, last);
    });
  });
}
