import { guideRecipes } from '../../../../__tests__/editor/recipes';
import { everyPage } from '../../../../__tests__/support/copies';
import { playRecipe } from './play-recipe';
import { ways } from './recipe-ways';
import { expect, test } from './studio';

test('every recipe of the guide has a way in the studio’s page', () => {
  expect(Object.keys(ways).sort()).toEqual(guideRecipes().sort());
});

/** A field, an entry, an order and a guided step. The other recipes take minutes and run in the workflows (EVERY_PAGE=1). */
const always = ['change-a-price', 'remove-a-question', 'move-a-section', 'let-an-old-address-lead-elsewhere'];

for (const name of everyPage ? guideRecipes() : always) {
  test(`${name}: clicks in the studio leave the files that the guide’s way by hand leaves`, async ({ page, bundle }) => {
    await playRecipe(name, bundle, page);
  });
}
