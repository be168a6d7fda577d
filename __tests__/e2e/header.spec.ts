import type { Page } from '@playwright/test';
import { fingertip } from '../../src/theme/tokens';
import { boxOf } from './support/box-of';
import { type Control, controlsOf, headerControls } from './support/header-controls';
import { landingPath, languageName, languages, site, triedLanguages } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const banner = (page: Page) => page.getByRole('banner');

for (const language of triedLanguages) {
  test(`${language}: the header is one row, and nothing in it touches`, async ({ page }) => {
    await visit(page, `/${language}`);
    for (const width of [768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const controls = await headerControls(page);
      expect(controls).toHaveLength(controlsOf(site));
      expect({ width, wrapped: controls.filter(({ lines }) => lines > 1) }).toEqual({ width, wrapped: [] });
      expect({ width, touching: touching(controls) }).toEqual({ width, touching: [] });
      expect({ width, outside: controls.filter(({ isInside }) => !isInside) }).toEqual({ width, outside: [] });
    }
  });
}

test.describe('on a tablet, under fingers,', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });

  for (const language of triedLanguages) {
    test(`${language}: the header is one row, and each language is as wide as a finger`, async ({ page }) => {
      await visit(page, landingPath(language));
      const controls = await headerControls(page);
      expect(controls.filter(({ lines, isInside }) => lines > 1 || !isInside)).toEqual([]);
      expect(touching(controls)).toEqual([]);
      for (const code of languages) {
        const { width } = await boxOf(banner(page).getByRole('link', { name: languageName(code) }));
        expect(width).toBeGreaterThanOrEqual(fingertip);
      }
    });
  }
});

/** Pairs of neighbours that overlap, or are not in one row. */
function touching(controls: readonly Control[]): string[] {
  const middleOf = ({ top, bottom }: Control) => (top + bottom) / 2;
  const inOrder = controls.toSorted((a, b) => a.left - b.left);
  return inOrder.flatMap((control, index) => {
    const next = inOrder[index + 1];
    if (!next) return [];
    const apart = next.left >= control.right - 0.5 && Math.abs(middleOf(next) - middleOf(control)) < 4;
    return apart ? [] : [`${control.text} / ${next.text}`];
  });
}
