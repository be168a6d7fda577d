import { boxOf } from '../e2e/support/layout';
import { cookiesOf, landingPath, languages, wordsOf } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { visit } from '../e2e/support/visit';

test.use({ earlierChoice: 'none' });

/** What phones leave under the bars of their browser, in pixels. */
const windows = [
  [360, 640],
  [390, 664],
] as const;

/** How many characters of a first sentence they have room for, as its field says. */
const room = 90;

for (const language of languages) {
  test(`${language}: on phones the first action is above the cookie bar, and follows one sentence`, async ({ page }) => {
    await visit(page, landingPath(language));
    const [first, others] = await page.locator('h1 + p > span').all();
    const isShort = ((await first?.textContent()) ?? '').length <= room;
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const link = page.getByRole('main').getByRole('link', { name: wordsOf(language).buttons.requestDemo });
      const action = await boxOf(link.first());
      const end = action.y + action.height;
      if (others) expect((await boxOf(others)).y, `at ${width}`).toBeGreaterThan(end);
      const bar = await boxOf(page.getByRole('region', { name: cookiesOf(language).banner.label }));
      if (isShort) expect(end, `at ${width}`).toBeLessThanOrEqual(bar.y);
    }
  });
}
