import { bringEverything } from './support/pages';
import { entryAt, landingPath, languages } from './support/site';
import { expect, moving, test } from './support/test';
import { scrollTo, visit } from './support/visit';

test.use(moving);

/**
 * Runs in the browser: the texts of the page that something fixed would lie on, at some scroll position. What is fixed passes all
 * texts of its columns. The strip at the bottom is opaque and as wide as the window: it makes the window smaller.
 */
function coveredTexts(): string[] {
  const scale = document.querySelector('main > div > [aria-hidden]:has(> b > i)');
  const strip = document.querySelector('#gatsby-focus-wrapper > div > aside');
  const frame = document.querySelector('.frame');
  if (!scale || !strip || !frame) return ['There is no frame, scale or floating button.'];
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const buttons = strip.clientWidth < window.innerWidth - 60 ? [...strip.children] : [];
  const columns = [...scale.children, ...buttons].filter(isSeen).map((element) => element.getBoundingClientRect());
  // Both lines of the frame and the gap between them.
  const inset = Number.parseFloat(getComputedStyle(frame).paddingLeft);
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const edges = [left + inset, right - inset - 8].map((x) => ({ left: x, right: x + 8 }));
  const ends = [top + inset, bottom - inset - 8].map((y) => ({ top: y, bottom: y + 8 }));
  const isCovered = (line: DOMRect) =>
    line.width > 1 &&
    ([...columns, ...edges].some((column) => line.left < column.right && line.right > column.left) ||
      ends.some((end) => line.top < end.bottom && line.bottom > end.top));
  /** Words for screen readers alone; other slides of the carousel, and the row of tabs on phones, which end before the frame. */
  const isClipped = (element: Element) =>
    element.clientWidth === 1 || element.closest('.slick-slide:not(.slick-active), [role="tablist"]');
  const isText = ({ parentElement, textContent }: Node) =>
    parentElement?.closest('main, footer') && textContent?.trim() && isSeen(parentElement) && !isClipped(parentElement);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isText(node) || scale.contains(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some(isCovered)) found.add(String(node.textContent).trim().slice(0, 60));
  }
  return [...found];
}

for (const [index, width] of [360, 390, 768, 1024, 1366, 1440, 1920].entries()) {
  test(`${width} px: neither the frame nor its scale nor a floating button lies on text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, landingPath(entryAt(languages, index % languages.length)));
    await bringEverything(page);
    await scrollTo(page, 2000);
    await expect(page.getByRole('complementary')).toBeVisible();
    expect(await page.evaluate(coveredTexts)).toEqual([]);
  });
}
