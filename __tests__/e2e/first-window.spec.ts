import type { Page } from '@playwright/test';
import { bar } from './support/consent';
import { firstOf, landingPath, triedLanguages, wordsOf } from './support/site';
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

/** What a visitor must have read and be able to do without scrolling. */
const essentials = (page: Page, language: string) => {
  const { hero, buttons } = wordsOf(language);
  const main = page.getByRole('main');
  return {
    headline: main.getByRole('heading', { level: 1 }),
    sentence: main.getByText(hero.subtitle, { exact: true }),
    action: main.getByRole('link', { name: buttons.requestDemo }).first(),
  };
};

/** Runs in the browser: in how many lines the visible words of a link stand; its hint for screen readers follows them. */
function linesOf({ firstChild }: Element): number {
  const range = document.createRange();
  if (firstChild) range.selectNode(firstChild);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

for (const language of triedLanguages) {
  test(`${language}: the first action is in the first window`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 780 });
    await visit(page, landingPath(language));
    for (const size of windows) {
      await page.setViewportSize(size);
      for (const [name, part] of Object.entries(essentials(page, language))) {
        await expect(part, `${name} at ${size.width} × ${size.height}`).toBeInViewport({ ratio: 1 });
      }
      expect(await essentials(page, language).action.evaluate(linesOf), `lines at ${size.width}`).toBe(1);
    }
  });

  test(`${language}: so it is on a feature’s page`, async ({ page }) => {
    const { features, buttons } = wordsOf(language);
    await visit(page, firstOf(features).path);
    const main = page.getByRole('main');
    for (const size of windows) {
      await page.setViewportSize(size);
      const at = `${size.width} × ${size.height}`;
      await expect(main.getByRole('heading', { level: 1 }), at).toBeInViewport({ ratio: 1 });
      await expect(main.getByRole('link', { name: buttons.requestDemo }).first(), at).toBeInViewport({ ratio: 1 });
    }
  });

  test.describe('before the choice of cookies', () => {
    test.use({ earlierChoice: 'none' });

    test(`${language}: it stays in sight above the bar`, async ({ page }) => {
      await visit(page, landingPath(language));
      for (const size of windows.filter(({ width }) => [390, 1366].includes(width))) {
        await page.setViewportSize(size);
        await expect(bar(page)).toBeVisible();
        const top = async () => (await bar(page).boundingBox())?.y;
        for (const [name, part] of Object.entries(essentials(page, language))) {
          const box = await part.boundingBox();
          expect(Number(box?.y) + Number(box?.height), `${name} at ${size.width}`).toBeLessThanOrEqual(Number(await top()));
        }
      }
    });
  });
}
