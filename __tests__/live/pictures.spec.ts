import type { Browser } from '@playwright/test';
import { landingPath, mainLanguage, site } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';

/** The window, its device pixel ratio, and the maximum width of the picture file. */
const screens = [
  { width: 1440, deviceScaleFactor: 1, most: 1200 },
  { width: 1440, deviceScaleFactor: 2, most: 1600 },
  { width: 1920, deviceScaleFactor: 1, most: 1200 },
  { width: 1920, deviceScaleFactor: 2, most: 2240 },
];

/** The first picture of the solutions: the width of the chosen file, and of the largest one. */
async function chosen(browser: Browser, { width, deviceScaleFactor }: (typeof screens)[number]) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor });
  await page.goto(landingPath(mainLanguage));
  const picture = page.locator('section[aria-labelledby="solutions-title"] img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc)).toBeTruthy();
  const found = await picture.evaluate((img: HTMLImageElement) => {
    const files = img.srcset.split(',').map((candidate) => candidate.trim().split(' '));
    const current = files.find(([file]) => file && img.currentSrc.endsWith(file));
    return {
      shown: img.clientWidth,
      width: Number.parseInt(current?.[1] ?? '', 10),
      largest: Math.max(...files.map(([, wide = '']) => Number.parseInt(wide, 10))),
    };
  });
  await page.close();
  return found;
}

test('pictures of the product are sharp on every screen, and only wide, dense screens load the largest file', async ({
  browser,
}) => {
  test.skip(!site.sections.includes('solutions'), 'This site shows no solutions.');
  for (const screen of screens) {
    const { shown, width, largest } = await chosen(browser, screen);
    expect(width, JSON.stringify(screen)).toBeLessThanOrEqual(screen.most);
    // 90 %: the difference is not visible.
    const sharp = Math.min(largest, shown * screen.deviceScaleFactor * 0.9);
    expect(width, JSON.stringify(screen)).toBeGreaterThanOrEqual(sharp);
  }
});
