import type { Page } from '@playwright/test';
import { boxOf } from './support/box-of';
import { landingPath, languageName, mainLanguage, otherLanguage } from './support/site';
import { expect, test } from './support/test';
import { layOutEverything, visit } from './support/visit';

test.use({ earlierChoice: 'none' });

const styles = '**/static/styles-*.css';
const path = landingPath(mainLanguage);
const firstScreen = ['header', 'h1', 'main > div:first-of-type > section', 'section[aria-label]:not(main *)'];

/** The boxes of what the first screen shows: its layout depends on its styles. */
const boxes = (page: Page) => Promise.all(firstScreen.map((selector) => boxOf(page.locator(selector).first())));

/**
 * Computed styles of all elements below the first screen, such as `display`, by which a missing rule is seen; without the line of
 * MUI's tabs, which changes its place in the document once they are mounted.
 */
const laterLook = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > div > section, :is(main > div > section, footer) :not(.MuiTabs-indicator)')].map(
      (element) => {
        const { display, color, fontSize, fontWeight, gap, paddingTop } = getComputedStyle(element);
        return [element.tagName, display, color, fontSize, fontWeight, gap, paddingTop].join();
      },
    ),
  );

test('the first screen does not wait for the styles of what is below', async ({ page }) => {
  await visit(page, path);
  const expected = await boxes(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(styles, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('main > div:first-of-type > section')).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => document.fonts.ready);
  expect(await boxes(page)).toEqual(expected);
  // What comes later is not shown without its styles.
  await expect(page.locator('main section[aria-labelledby]')).toHaveCount(1);
  release();
  await page.waitForLoadState();
  expect(await page.locator('main section[aria-labelledby]').count()).toBeGreaterThan(1);
  expect(await boxes(page)).toEqual(expected);
});

test('a page that is reached by a link is styled as one that is loaded', async ({ page }) => {
  await visit(page, landingPath(otherLanguage));
  await layOutEverything(page);
  const expected = await laterLook(page);
  const sections = await page.locator('main section').count();
  await visit(page, path);
  await page
    .getByRole('banner')
    .getByRole('link', { name: languageName(otherLanguage) })
    .click();
  await expect(page).toHaveURL(landingPath(otherLanguage));
  // What is below the first screen follows after the first paint.
  await expect(page.locator('main section')).toHaveCount(sections);
  await layOutEverything(page);
  expect(await laterLook(page)).toEqual(expected);
});

test('a page that cannot load them gets them with its scripts', async ({ page }) => {
  await visit(page, path);
  await layOutEverything(page);
  const expected = await laterLook(page);
  await page.route(styles, (route) => route.abort());
  await visit(page, path);
  await layOutEverything(page);
  expect(await laterLook(page)).toEqual(expected);
});
