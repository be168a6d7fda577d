import type { Browser, Page } from '@playwright/test';
import { boxOf } from './support/box-of';
import { layoutFaults } from './support/layout-faults';
import {
  firstOf,
  landingPath,
  legalPagesOf,
  listPath,
  mainLanguage,
  registry,
  triedLanguages,
  wordsOf,
} from './support/site';
import { expect, still, test } from './support/test';
import { layOutEverything, visit } from './support/visit';

test.use({ ...still, javaScriptEnabled: false, earlierChoice: 'none' });

/** A phone, the widest phone layout, a desktop. */
const widths = [390, 768, 1440];

/** One address of each kind of page with text, in a language. */
const kindsOfPage = (language: string) => [
  landingPath(language),
  listPath(language),
  firstOf(wordsOf(language).features).path,
  firstOf(legalPagesOf(language)).path,
  `${landingPath(language)}/nowhere`,
  firstOf(registry.pages.filter((page) => page.kind === 'feature' && !page.indexed && page.language === language)).path,
];

/** Visible buttons: without scripts they would do nothing. */
const deadButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, [role="button"], [role="tab"]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.ariaLabel ?? element.textContent),
  );

for (const language of triedLanguages) {
  test(`${language}: every kind of page is laid out without scripts: texts and pictures are visible, no control is without effect`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const none = { sideways: [], outside: [], cut: [], narrow: [], unseen: [], buttons: [] };
    for (const path of kindsOfPage(language)) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await layOutEverything(page);
        // Pictures that are not loaded yet have no pixels.
        await expect.poll(async () => (await layoutFaults(page)).unseen).toEqual([]);
        const found = { ...(await layoutFaults(page)), buttons: await deadButtons(page) };
        expect({ path, width, ...found }).toEqual({ path, width, ...none });
      }
    }
  });

  test(`${language}: on a phone the demo is only its picture and its link`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(landingPath(language));
    const box = page.locator('#video-section');
    const [picture, message] = [await boxOf(box.locator('img')), await boxOf(box.getByRole('status'))];
    const frame = await boxOf(box.locator(':has(> picture)'));
    // The frame’s border.
    expect(picture.y - frame.y).toBeLessThanOrEqual(1);
    expect(message.y).toBeCloseTo(picture.y + picture.height, 0);
    expect(frame.height).toBeCloseTo(picture.height + message.height + 2, 0);
  });

  for (const width of [...widths, 600, 1023]) {
    test(`${language}: the demo’s picture and each testimonial are visible as a whole at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(landingPath(language));
      await layOutEverything(page);
      const picture = page.locator('#video-section img');
      const isCut = (img: HTMLImageElement) => img.clientHeight / img.clientWidth - img.naturalHeight / img.naturalWidth;
      expect(await picture.evaluate(isCut)).toBeCloseTo(0, 1);
      for (const testimonial of await page.locator('#testimonials-section').getByRole('listitem').all()) {
        const box = await boxOf(testimonial);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
    });
  }

  test(`${language}: the demo shows its link and no loading message`, async ({ page }) => {
    await page.goto(landingPath(language));
    const { demo } = wordsOf(language);
    await expect(page.getByRole('link', { name: demo.openInNewTab })).toBeVisible();
    await expect(page.getByText(demo.loading)).toBeHidden();
  });
}

/** Picture and text of a panel, from left to right: on a desktop, the picture of every second one is on the right. */
const inOrder = <Part>(width: number, index: number, picture: Part, text: Part): [Part, Part] =>
  width === 1440 && index % 2 === 1 ? [text, picture] : [picture, text];

test.describe('the features', () => {
  const { features } = wordsOf(mainLanguage);

  for (const width of widths) {
    test(`are stacked, each as wide as its section, with the picture on alternating sides at ${width} pixels if it is wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(landingPath(mainLanguage));
      await layOutEverything(page);
      const heading = await boxOf(page.locator('section[aria-labelledby="solutions-title"] > div'));
      let last = 0;
      for (const [index, { title }] of features.entries()) {
        const panel = page.locator('[role="tabpanel"]').filter({ hasText: title });
        const box = await boxOf(panel);
        expect(box.width).toBeGreaterThan(heading.width * 0.85);
        expect(box.y).toBeGreaterThan(last);
        last = box.y + box.height;
        const [picture, text] = [await boxOf(panel.getByRole('img')), await boxOf(panel.getByText(title, { exact: true }))];
        if (width < 768) expect(text.y).toBeGreaterThan(picture.y + picture.height);
        else {
          const [left, right] = inOrder(width, index, picture, text);
          expect(right.x).toBeGreaterThan(left.x + left.width);
        }
      }
    });

    test(`make the page no longer than the sum of their panels, at ${width} pixels`, async ({ page, browser, baseURL }) => {
      const withScripts = await heightsWithScripts(browser, String(baseURL), width);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(landingPath(mainLanguage));
      await layOutEverything(page);
      // All panels are visible instead of one, with some space between; testimonials are complete, and the counter is hidden.
      const allowed = withScripts.page + features.length * (withScripts.panel + 96);
      expect(await pageHeight(page)).toBeLessThanOrEqual(allowed);
    });
  }
});

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Heights of the landing page and of the visible panel, with scripts. */
async function heightsWithScripts(browser: Browser, baseURL: string, width: number) {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: true,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await visit(page, landingPath(mainLanguage));
  await layOutEverything(page);
  const heights = { page: await pageHeight(page), panel: (await boxOf(page.getByRole('tabpanel'))).height };
  await context.close();
  return heights;
}
