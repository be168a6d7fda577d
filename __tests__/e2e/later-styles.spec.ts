import type { Page } from '@playwright/test';
import { boxOf } from './support/layout';
import { landing } from './support/pages';
import { landingPath, languageName, otherLanguage } from './support/site';
import { expect, test } from './support/test';
import { hold, layOutEverything, visit } from './support/visit';

test.use({ earlierChoice: 'none' });

const styles = '**/static/styles-*.css';
const firstScreen = ['header', 'h1', 'main > div:first-of-type > section', 'section[aria-label]:not(main *)'];

/** The boxes of what the first screen shows: its layout depends on its styles. */
const boxes = (page: Page) => Promise.all(firstScreen.map((selector) => boxOf(page.locator(selector).first())));

/**
 * Computed styles of all elements below the first screen, such as `display`, by which a missing rule is seen; without the line of
 * MUI's tabs, which changes its place in the document once they are mounted.
 */
async function laterLook(page: Page): Promise<string[]> {
  await layOutEverything(page);
  return page
    .locator('main > div > section, :is(main > div > section, footer) :not(.MuiTabs-indicator)')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { display, color, fontSize, fontWeight, gap, paddingTop } = getComputedStyle(element);
        return [element.tagName, display, color, fontSize, fontWeight, gap, paddingTop].join();
      }),
    );
}

test('the first screen does not wait for the styles of what is below, which is not shown without them', async ({ page }) => {
  const sections = page.locator('main section[aria-labelledby]');
  await visit(page, landing);
  const expected = await boxes(page);
  const release = await hold(page, styles);
  await page.goto(landing, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => document.fonts.ready);
  expect(await boxes(page)).toEqual(expected);
  await expect(sections).toHaveCount(1);
  release();
  await page.waitForLoadState();
  expect(await sections.count()).toBeGreaterThan(1);
  expect(await boxes(page)).toEqual(expected);
});

test('a page is styled the same if it is loaded, reached by a link, or cannot load these styles', async ({ page }) => {
  await visit(page, landingPath(otherLanguage));
  const expected = await laterLook(page);
  await visit(page, landing);
  await page
    .getByRole('banner')
    .getByRole('link', { name: languageName(otherLanguage) })
    .click();
  // What is below the first screen follows after the first paint.
  await expect.poll(() => laterLook(page)).toEqual(expected);
  await page.route(styles, (route) => route.abort());
  await visit(page, landingPath(otherLanguage));
  expect(await laterLook(page)).toEqual(expected);
});
