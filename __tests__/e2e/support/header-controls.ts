import type { Page } from '@playwright/test';
import { navLinks } from '../../../src/layout/nav-links';

/** Something in the header that can be clicked; positions in pixels. */
export interface Control {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The number of lines of its text. */
  lines: number;
  /** Whether it is inside the bar. */
  isInside: boolean;
}

/** How many controls a header has from 768 px on: the links, the languages, and the logo, the menu and the trial. */
export function controlsOf({ sections, languages }: { sections: readonly string[]; languages: readonly string[] }): number {
  const { before, behind } = navLinks(sections);
  return before.length + behind.length + languages.length + 3;
}

/** Everything in the header that can be clicked. */
export function headerControls(page: Page): Promise<Control[]> {
  return page.getByRole('banner').evaluate((header) => {
    const bar = (header.firstElementChild ?? header).getBoundingClientRect();
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const centres = words.map(({ top, bottom }) => (top + bottom) / 2);
      return Math.max(...centres) - Math.min(...centres) > 12 ? 2 : 1;
    };
    return [...header.querySelectorAll('a, button, summary')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isInside = left >= bar.left && right <= bar.right && top >= bar.top && bottom <= bar.bottom;
        return { text: element.textContent ?? '', left, right, top, bottom, lines: linesOf(element), isInside };
      });
  });
}
