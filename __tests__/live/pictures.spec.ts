import { landingPath, mainLanguage, site } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';

test('pictures of the product are sharp on every screen, and only wide, dense screens load the largest file', async ({
  browser,
  baseURL,
}) => {
  test.skip(!site.sections.includes('solutions'), 'This site shows no solutions.');
  for (const { width, deviceScaleFactor, most } of [
    { width: 1440, deviceScaleFactor: 1, most: 1200 },
    { width: 1440, deviceScaleFactor: 2, most: 1600 },
    { width: 1920, deviceScaleFactor: 2, most: 2240 },
  ]) {
    const page = await browser.newPage({ baseURL: String(baseURL), viewport: { width, height: 900 }, deviceScaleFactor });
    await page.goto(landingPath(mainLanguage));
    const picture = page.locator('section[aria-labelledby="solutions-title"] img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc)).toBeTruthy();
    const { chosen, needed } = await picture.evaluate((img: HTMLImageElement) => {
      const files = img.srcset.split(',').map((candidate) => candidate.trim().split(' '));
      const widthOf = ([, wide = '']: string[]) => Number.parseInt(wide, 10);
      const current = files.find(([file]) => file && img.currentSrc.endsWith(file)) ?? [];
      // 90 %: the difference is not visible.
      const sharp = img.clientWidth * window.devicePixelRatio * 0.9;
      return { chosen: widthOf(current), needed: Math.min(sharp, Math.max(...files.map(widthOf))) };
    });
    expect(chosen, `${width} px × ${deviceScaleFactor}`).toBeLessThanOrEqual(most);
    expect(chosen, `${width} px × ${deviceScaleFactor}`).toBeGreaterThanOrEqual(needed);
    await page.close();
  }
});
