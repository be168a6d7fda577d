import { kindsOfPage } from './support/pages';
import { textContrasts } from './support/pixels';
import { mainLanguage } from './support/site';
import { expect, test } from './support/test';
import { layOutEverything, visit } from './support/visit';

for (const path of kindsOfPage(mainLanguage)) {
  test(`${path}: texts in gradients, on gradients and on links and buttons have enough contrast`, async ({ page }) => {
    await visit(page, path);
    await layOutEverything(page);
    const texts = await textContrasts(page);
    expect(texts).not.toEqual([]);
    expect(texts.filter(({ contrast, needed }) => !(contrast >= needed))).toEqual([]);
  });
}
