import type { Page } from '@playwright/test';
import { bar } from './support/consent';
import { boxOf } from './support/layout';
import { feature, h1 } from './support/pages';
import { landingPath, mainLanguage, outerLanguages, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** What is left of common screens under the bars of the browser and the system, in pixels. */
const windows = [
  [360, 640],
  [390, 664],
  [768, 954],
  [1024, 648],
  [1366, 638],
  [1440, 780],
  [1920, 950],
] as const;

const action = (page: Page, language: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: wordsOf(language).buttons.requestDemo })
    .first();

/** What a visitor must have read and be able to do without scrolling: on phones, the first sentence of the subtitle. */
const essentials = (page: Page, language: string, width: number) => [
  h1(page),
  width < 600
    ? page.locator('h1 + p > :first-child')
    : page.getByRole('main').getByText(wordsOf(language).hero.subtitle, { exact: true }),
  action(page, language),
];

/** Runs in the browser: in how many lines the visible words of a link stand; its hint for screen readers follows them. */
function linesOf({ firstChild }: Element): number {
  const range = document.createRange();
  if (firstChild) range.selectNode(firstChild);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

for (const language of outerLanguages) {
  test(`${language}: the first action is in the first window, on a feature’s page too`, async ({ page }) => {
    for (const path of [landingPath(language), feature.path]) {
      await visit(page, path);
      for (const [width, height] of windows) {
        const parts = path === feature.path ? [h1(page), action(page, mainLanguage)] : essentials(page, language, width);
        await page.setViewportSize({ width, height });
        for (const part of parts) await expect(part, `at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
        expect(await parts.at(-1)?.evaluate(linesOf), `lines at ${width}`).toBe(1);
      }
    }
  });
}

test.describe('before the choice of cookies', () => {
  test.use({ earlierChoice: 'none' });

  test('it stays in sight above the bar', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    for (const [width, height] of windows.filter(([width]) => width === 390 || width === 1366)) {
      await page.setViewportSize({ width, height });
      for (const part of essentials(page, mainLanguage, width)) {
        const box = await boxOf(part);
        expect(box.y + box.height, `at ${width}`).toBeLessThanOrEqual((await boxOf(bar(page))).y);
      }
    }
  });
});
