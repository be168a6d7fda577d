import type { Page } from '@playwright/test';
import { faultsOf, longWord, putLongWords, smallTargets } from './support/layout';
import { kindsOfPage } from './support/pages';
import { outerLanguages } from './support/site';
import { expect, test } from './support/test';
import { layOutEverything, visit } from './support/visit';

test.use({ viewport: { width: 320, height: 256 }, earlierChoice: 'none' });

for (const path of outerLanguages.flatMap(kindsOfPage)) {
  test(`${path} can be read and used at 400 %, with increased text spacing, long words and forced colours`, async ({
    page,
  }) => {
    await visit(page, path);
    await test.step('at 400 %, which makes the window 320 by 256 pixels', () => expectWhole(page, 320, 256));
    await test.step('what can be clicked is at least 24 pixels wide and high under a mouse', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await layOutEverything(page);
      expect(await smallTargets(page, 24)).toEqual([]);
    });
    await test.step('with forced colours, texts in the ember gradient are visible', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await transparentColours(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    await test.step('with increased text spacing', async () => {
      await page.evaluate(spaceText);
      for (const width of [1440, 390]) await expectWhole(page, width, 900);
      await page.evaluate(() => void document.adoptedStyleSheets.pop());
    });
    await test.step(`with words of ${longWord.length} letters`, async () => {
      await putLongWords(page);
      await page.setViewportSize({ width: 320, height: 844 });
      await expect.poll(() => faultsOf(page)).toMatchObject({ outside: [], cut: [] });
    });
  });
}

/** Which testimonials need a button is measured after a window has changed. */
async function expectWhole(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const found = async () => ({ width, ...(await faultsOf(page)) });
  await expect.poll(found).toEqual({ width, outside: [], cut: [], overlapping: [] });
}

/** Runs in the browser: applies the text spacing that a page must support (WCAG 2.2, 1.4.12). The policy allows constructed sheets. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The colours of texts that would be invisible, or that the system’s colours do not replace. */
const transparentColours = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter(({ backgroundClip, color }) => backgroundClip.includes('text') || color.startsWith('rgba'))
      .map(({ color }) => color),
  );
