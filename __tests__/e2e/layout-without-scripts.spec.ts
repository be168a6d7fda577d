import type { Page } from '@playwright/test';
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
import { expect, test } from './support/test';
import { layOutEverything, visit } from './support/visit';

test.use({ javaScriptEnabled: false, earlierChoice: 'none' });

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
    [...document.querySelectorAll('button, [role="button"], [role="tab"]:not([href])')]
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

test.describe('the features', () => {
  const { features } = wordsOf(mainLanguage);

  for (const width of widths) {
    test(`have tabs that lead to their pages, which say what their panels say, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(landingPath(mainLanguage));
      await expect(page.getByRole('tabpanel', { name: firstOf(features).name })).toBeVisible();
      for (const { name, path, title, description, benefits } of features) {
        await page.getByRole('tab', { name, exact: true }).click();
        await expect(page).toHaveURL(path);
        for (const text of [title, description, ...benefits]) await expect(page.getByText(text).first()).toBeVisible();
        await page.goBack();
      }
    });

    test(`look as with scripts at ${width} pixels`, async ({ page, browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL: String(baseURL),
        javaScriptEnabled: true,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      const scripted = await context.newPage();
      await visit(scripted, landingPath(mainLanguage));
      await page.setViewportSize({ width, height: 900 });
      await page.goto(landingPath(mainLanguage));
      expect(await sizesOfFeatures(page)).toEqual(await sizesOfFeatures(scripted));
      await context.close();
    });
  }
});

/** Sizes of the tabs and of the visible panel, in pixels. */
async function sizesOfFeatures(page: Page) {
  await layOutEverything(page);
  const parts = [...(await page.getByRole('tab').all()), page.getByRole('tabpanel')];
  return Promise.all(parts.map(async (part) => (({ width, height }) => ({ width, height }))(await boxOf(part))));
}
