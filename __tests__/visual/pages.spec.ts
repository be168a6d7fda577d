import type { Page } from '@playwright/test';
import { kindsOfPage } from '../e2e/support/pages';
import { demoOf, entryAt, firstOf, landingPath, languages, wordsOf } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { layOutEverything, scrollTo, visit } from '../e2e/support/visit';

const height = 900;

/** A phone and a desktop. */
const widths = [390, 1440];

/** Scrolls through the page, so that everything is loaded, and waits for its pictures. */
async function settle(page: Page): Promise<void> {
  await layOutEverything(page);
  const total = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < total; top += height / 2) {
    await scrollTo(page, top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await scrollTo(page, 0);
  await expect(page.locator('aside > a')).toHaveCount(0);
  await expect(page.locator('#testimonials-section ul')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => page.evaluate(loadingPictures)).toBe(0);
}

/** How many visible pictures are not loaded yet; those of other tabs and slides do not count. */
const loadingPictures = () =>
  [...document.images].filter((image) => image.checkVisibility() && !image.closest('[inert]') && !image.complete).length;

for (const width of widths) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    for (const language of [firstOf(languages), entryAt(languages, -1)]) {
      for (const [kind, path] of Object.entries(kindsOfPage(language))) {
        // The layout of the landing page may differ by the length of words; other kinds of page look alike.
        if (kind !== 'landing' && language !== firstOf(languages)) continue;

        test(`the ${kind} page in ${language} looks as it did`, async ({ page }) => {
          // Without the demo, its poster stays.
          await page.route(`**${demoOf(language).src}`, (route) => route.abort());
          await visit(page, path);
          await settle(page);
          await expect(page.getByText(wordsOf(language).demo.loading)).toHaveCount(0);
          await expect(page).toHaveScreenshot(`${kind}-${width}-${language}.png`, { fullPage: true });
        });
      }
    }

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the root page looks as it did', async ({ page }) => {
        // It redirects to a language at once: a response without content prevents that.
        for (const language of languages)
          await page.route(`**${landingPath(language)}`, (route) => route.fulfill({ status: 204 }));
        await page.goto('/');
        await expect(page).toHaveScreenshot(`root-${width}.png`, { fullPage: true });
      });
    });
  });
}

test.describe('without scripts', () => {
  test.use({ viewport: { width: 390, height }, javaScriptEnabled: false });

  test('the landing page looks as it did', async ({ page }) => {
    await page.goto(landingPath(firstOf(languages)));
    for (let screen = 0; screen < 40; screen++) await page.mouse.wheel(0, height);
    await expect.poll(() => page.evaluate(loadingPictures)).toBe(0);
    await scrollTo(page, 0);
    await expect(page).toHaveScreenshot('landing-390-no-scripts.png', { fullPage: true });
  });
});

test.describe('close up', () => {
  // In the pictures of whole pages, its lines are too thin to show their colour.
  test.use({ viewport: { width: 1440, height }, deviceScaleFactor: 2 });
  test('a corner of the frame looks as it did', async ({ page }) => {
    await visit(page, kindsOfPage(firstOf(languages)).legal);
    await expect(page).toHaveScreenshot('frame.png', { clip: { x: 0, y: 0, width: 40, height: 40 } });
  });
});
