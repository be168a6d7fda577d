import type { Page } from '@playwright/test';
import { bar } from './support/consent';
import { feature, h1, landing } from './support/pages';
import { landingPath, mainLanguage, outerLanguages, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** What is left of common screens under the bars of the browser and the system, in pixels. */
const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 768, height: 954 },
  { width: 1024, height: 648 },
  { width: 1366, height: 638 },
  { width: 1440, height: 780 },
  { width: 1920, height: 950 },
];

const action = (page: Page, language: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: wordsOf(language).buttons.requestDemo })
    .first();

/** What a visitor must have read and be able to do without scrolling. */
const essentials = (page: Page, language: string) => [
  h1(page),
  page.getByRole('main').getByText(wordsOf(language).hero.subtitle, { exact: true }),
  action(page, language),
];

/** Runs in the browser: in how many lines the visible words of a link stand; its hint for screen readers follows them. */
function linesOf({ firstChild }: Element): number {
  const range = document.createRange();
  if (firstChild) range.selectNode(firstChild);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

for (const language of outerLanguages) {
  test(`${language}: the first action is in the first window`, async ({ page }) => {
    await visit(page, landingPath(language));
    for (const size of windows) {
      await page.setViewportSize(size);
      for (const part of essentials(page, language))
        await expect(part, `at ${size.width} × ${size.height}`).toBeInViewport({ ratio: 1 });
      expect(await action(page, language).evaluate(linesOf), `lines at ${size.width}`).toBe(1);
    }
  });
}

test('so it is on a feature’s page', async ({ page }) => {
  await visit(page, feature.path);
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const part of [h1(page), action(page, mainLanguage)])
      await expect(part, `at ${size.width} × ${size.height}`).toBeInViewport({ ratio: 1 });
  }
});

test.describe('before the choice of cookies', () => {
  test.use({ earlierChoice: 'none' });

  test('it stays in sight above the bar', async ({ page }) => {
    await visit(page, landing);
    for (const size of windows.filter(({ width }) => [390, 1366].includes(width))) {
      await page.setViewportSize(size);
      const top = Number((await bar(page).boundingBox())?.y);
      for (const part of essentials(page, mainLanguage)) {
        const box = await part.boundingBox();
        expect(Number(box?.y) + Number(box?.height), `at ${size.width}`).toBeLessThanOrEqual(top);
      }
    }
  });
});
