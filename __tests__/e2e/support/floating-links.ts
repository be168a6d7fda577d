import type { Locator, Page } from '@playwright/test';

/** The floating links at one scroll position. */
export interface FloatingLinks {
  /** How many of them are visible. */
  shown: number;
  /** What they cover that can be clicked. */
  covered: string[];
}

/** Scrolls the page and finds what every visible floating link covers, at a grid of points. */
export async function floatingLinksAt(page: Page, top: number): Promise<FloatingLinks> {
  return page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    // One frame for the scroll event, one for its end, one for the reaction.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const links = [...document.querySelectorAll('#gatsby-focus-wrapper > aside > a')];
    // A link that fades out still counts as visible.
    await Promise.allSettled(links.flatMap((link) => link.getAnimations()).map(({ finished }) => finished));
    const shown = links.filter((link) => link.checkVisibility({ opacityProperty: true }));
    const points = shown.flatMap((link) => {
      const { left, top: y, width, height } = link.getBoundingClientRect();
      return [0, 0.25, 0.5, 0.75, 1].flatMap((x) =>
        [0, 0.5, 1].map((part) => [left + x * width, y + part * height] as const),
      );
    });
    const covered = points
      .flatMap(([x, y]) => document.elementsFromPoint(x, y))
      .map((element) => element.closest('a[href], button, summary, iframe, [role="tab"]'))
      .filter((element): element is Element => element !== null && !element.closest('aside'));
    return { shown: shown.length, covered: [...new Set(covered)].map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  }, top);
}

/**
 * Scrolls step by step until a floating link is visible, or hidden.
 * @param step pixels per step; a negative number scrolls up
 */
export async function scrollUntil(page: Page, link: Locator, shown: boolean, from = 301, step = 100): Promise<void> {
  const isShown = () => link.evaluate((element) => element.checkVisibility({ opacityProperty: true }));
  const most = 100;
  for (let count = 0; count < most; count++) {
    await floatingLinksAt(page, from + count * step);
    if ((await isShown()) === shown) return;
  }
  throw new Error(`The link does not become ${shown ? 'shown' : 'hidden'} in ${most} steps.`);
}
