import type { Page } from '@playwright/test';
import { kindsOfPage } from './support/kinds-of-page';
import { overflowOf } from './support/overflow';
import { outerLanguages } from './support/site';
import { smallTargets } from './support/targets';
import { expect, test } from './support/test';
import { brokenTexts, longWord, putLongWords, spaceText } from './support/text-boxes';
import { layOutEverything, visit } from './support/visit';

test.use({ viewport: { width: 320, height: 256 }, earlierChoice: 'none' });

for (const path of outerLanguages.flatMap(kindsOfPage)) {
  test(`${path} can be read and used at 400 %, with increased text spacing, long words and forced colours`, async ({
    page,
  }) => {
    await visit(page, path);
    await test.step('at 400 %, which makes the window 320 by 256 pixels', () => expectWhole(page));
    await page.setViewportSize({ width: 1440, height: 900 });
    await test.step('what can be clicked is at least 24 pixels wide and high under a mouse', async () => {
      await layOutEverything(page);
      expect(await smallTargets(page, 24)).toEqual([]);
    });
    await test.step('with forced colours, texts in the ember gradient are visible', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await transparentColours(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    await test.step('with increased text spacing', async () => {
      const reset = await spaceText(page);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectWhole(page);
      }
      await reset();
    });
    await test.step(`with words of ${longWord.length} letters`, async () => {
      await putLongWords(page);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const { cut } = await brokenTexts(page);
        expect({ width, ...(await overflowOf(page)), cut }).toEqual({ width, scrolledBy: 0, outside: [], cut: [] });
      }
    });
  });
}

/**
 * Expects that no text is cut off or overlaps another, and that nothing scrolls sideways. Which testimonials need a button is measured
 * after a window has changed.
 */
async function expectWhole(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  const found = async () => ({ width, ...(await brokenTexts(page)), ...(await overflowOf(page)) });
  await expect.poll(found).toEqual({ width, cut: [], overlapping: [], scrolledBy: 0, outside: [] });
}

/** The colours of texts that would be invisible, or that the system’s colours do not replace. */
const transparentColours = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(({ backgroundClip, color }) => backgroundClip.includes('text') || color.startsWith('rgba'))
      .map(({ color }) => color),
  );
