import { boxOf } from './support/box-of';
import { content, listPath, mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const words = wordsOf(mainLanguage);
const listed = content.FeatureCatalogue.features.filter((feature) => feature.listed);

for (const [width, columns] of [
  [360, 1],
  [768, 2],
  [1024, 2],
  [1280, 3],
  [1920, 3],
] as const) {
  test(`at ${width} px, the features are cards in ${columns} columns, each with icon, title, text and link`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, listPath(mainLanguage));
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(listed.length);
    const boxes = await Promise.all((await cards.all()).map(boxOf));
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns);
    // As many rows as they need, with cards of the same height in each.
    const rows = new Set(boxes.map(({ y, height }) => `${Math.round(y)}: ${Math.round(height)}`));
    expect(rows.size).toBe(Math.ceil(listed.length / columns));
    for (const card of await cards.all()) {
      await expect(card.locator('svg').first()).toBeVisible();
      await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(card.getByRole('paragraph')).toBeVisible();
      await expect(card.getByText(words.learnMore.label, { exact: true })).toBeVisible();
    }
    // The whole card is a link to the page.
    await cards.last().scrollIntoViewIfNeeded();
    await cards.last().click({ position: { x: 6, y: 6 } });
    await expect(page).not.toHaveURL(listPath(mainLanguage));
  });
}
