import type { Page } from '@playwright/test';
import { faultsOf } from './support/layout';
import { kindsOfPage } from './support/pages';
import { outerLanguages } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ viewport: { width: 320, height: 256 }, earlierChoice: 'none' });

/** As long as a compound of several words, or an address. */
const longWord = 'Ununterbrocheneswortohnetrennung';

for (const path of outerLanguages.flatMap((language) => Object.values(kindsOfPage(language)))) {
  test(`${path} can be read and used at 400 %, with increased text spacing and long words`, async ({ page }) => {
    await visit(page, path);
    await test.step('at 400 %, which makes the window 320 by 256 pixels', () => expectWhole(page, 320, 256));
    await test.step('with increased text spacing', async () => {
      await page.evaluate(spaceText);
      for (const width of [1440, 390]) await expectWhole(page, width, 900);
      await page.evaluate(() => void document.adoptedStyleSheets.pop());
    });
    await test.step(`with words of ${longWord.length} letters`, async () => {
      await page.evaluate(putLongWords, longWord);
      await page.setViewportSize({ width: 320, height: 844 });
      await expect.poll(() => faultsOf(page)).toMatchObject({ outside: [], cut: [] });
    });
  });
}

/** Runs in the browser: adds a word to the start and the end of every text that an editor writes, except figures and codes. */
function putLongWords(word: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const isWritten = ({ data, parentElement }: Text) =>
    /\p{Letter}{3}/u.test(data) && !parentElement?.closest('script, style, noscript, [aria-hidden="true"]');
  for (const text of texts.filter(isWritten)) text.data = `${word} ${text.data} ${word}`;
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
