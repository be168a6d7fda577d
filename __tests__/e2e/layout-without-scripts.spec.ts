import type { Page } from '@playwright/test';
import { layoutFaults } from './support/layout-faults';
import { firstOf, landingPath, legalPagesOf, listPath, registry, triedLanguages, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { layOutEverything } from './support/visit';

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
}
