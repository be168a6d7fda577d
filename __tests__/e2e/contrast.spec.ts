import { kindsOfPage } from './support/kinds-of-page';
import { textContrasts } from './support/pixels';
import { triedLanguages } from './support/site';
import { expect, test } from './support/test';
import { layOutEverything, visit } from './support/visit';

test.describe('on the rendered pixels,', () => {
  for (const language of triedLanguages) {
    for (const path of kindsOfPage(language)) {
      test(`${path}: texts in gradients, on gradients and on links and buttons have enough contrast`, async ({ page }) => {
        await visit(page, path);
        await layOutEverything(page);
        const texts = await textContrasts(page);
        expect(texts).not.toEqual([]);
        expect(texts.filter(({ contrast, needed }) => !(contrast >= needed))).toEqual([]);
      });
    }
  }
});
