import { guideRecipes } from '../editor/recipes';
import { everyPage } from '../support/copies';
import { firefoxHand } from './firefox-hand';
import { test } from './firefox-test';
import { chromiumHand } from './hand';
import { playRecipe } from './play-recipe';
import { ways } from './recipe-ways';
import { expect } from './studio';

test('every recipe of the guide has a way in the studio’s page', () => {
  expect(Object.keys(ways).sort()).toEqual(guideRecipes().sort());
});

/** A field, an entry, an order and a guided step. The other recipes take minutes and run in the workflows (EVERY_PAGE=1). */
const always = ['change-a-price', 'remove-a-question', 'move-a-section', 'let-an-old-address-lead-elsewhere'];

/** In Firefox, which takes twice as long. */
const alwaysInFirefox = ['let-an-old-address-lead-elsewhere'];

for (const name of everyPage ? guideRecipes() : always) {
  test(`${name}: clicks in the studio leave the files that the guide’s way by hand leaves`, async ({ page, bundle }) => {
    await playRecipe(name, bundle, async (address) => {
      await page.goto(address);
      return chromiumHand(page);
    });
  });
}

for (const name of everyPage ? guideRecipes() : alwaysInFirefox) {
  test(`${name}: clicks in Firefox leave the same files`, async ({ tab, bundle }) => {
    // Firefox handles each click and key in several steps.
    test.slow();
    await playRecipe(name, bundle, async (address) => {
      await tab.goto(address);
      return firefoxHand(tab);
    });
  });
}
