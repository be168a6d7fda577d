import { type Control, controlsOf, headerControls } from '../e2e/support/header-controls';
import { languages, site } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { visit } from '../e2e/support/visit';

for (const language of languages) {
  test(`${language}: nothing in the header overlaps or leaves it`, async ({ page }) => {
    await visit(page, `/${language}`);
    for (const width of [768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const controls = await headerControls(page);
      expect(controls).toHaveLength(controlsOf(site));
      expect({ width, overlapping: overlapping(controls) }).toEqual({ width, overlapping: [] });
      expect({ width, outside: controls.filter(({ isInside }) => !isInside) }).toEqual({ width, outside: [] });
    }
  });
}

/** Pairs of controls that overlap. The words of the header decide whether it has one row. */
function overlapping(controls: readonly Control[]): string[] {
  const isOver = (one: Control, other: Control) =>
    one.left < other.right - 0.5 &&
    other.left < one.right - 0.5 &&
    one.top < other.bottom - 0.5 &&
    other.top < one.bottom - 0.5;
  return controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter((other) => isOver(one, other))
      .map((other) => `${one.text} / ${other.text}`),
  );
}
