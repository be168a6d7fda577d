import { guideRecipes } from '../editor/recipes';
import { chromiumHand } from './hand';
import { playRecipe } from './play-recipe';
import { ways } from './recipe-ways';
import { expect, test } from './studio';

test('every recipe of the guide has a way in the studio’s page', () => {
  expect(Object.keys(ways).sort()).toEqual(guideRecipes().sort());
});

for (const name of guideRecipes()) {
  test(`${name}: clicks in the studio leave the files that the guide’s way by hand leaves`, async ({ page, bundle }) => {
    await playRecipe(name, bundle, async (address) => {
      await page.goto(address);
      return chromiumHand(page);
    });
  });
}
