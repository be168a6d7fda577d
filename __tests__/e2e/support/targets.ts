import type { Page } from '@playwright/test';

/**
 * Links and buttons that are too small, except links in running text (WCAG 2.2, 2.5.5 and 2.5.8).
 * @param least minimum width and height in pixels
 */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const isInText = (element: Element) => {
      const siblings = [...(element.parentElement?.childNodes ?? [])];
      return (
        getComputedStyle(element).display === 'inline' && siblings.some((node) => node instanceof Text && node.data.trim())
      );
    };
    return (
      [...document.querySelectorAll('a[href], button, summary, [role="tab"], input')]
        .filter((element) => element.checkVisibility() && !isInText(element) && !element.closest('[inert]'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        // Layout works with fractions of a pixel.
        .filter(({ box }) => Math.min(box.width, box.height) < least - 0.01)
        .map(({ element, box }) => `${element.textContent || element.ariaLabel}: ${box.width} × ${box.height}`)
    );
  }, least);
}
