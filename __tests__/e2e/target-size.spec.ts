import { clickInBar, dialog, toast } from './support/consent';
import { smallTargets } from './support/layout';
import { bringEverything, kindsOfPage } from './support/pages';
import { cookies, mainLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { endOfPage, layOutEverything, scrollTo, visit } from './support/visit';

test.use({ ...phone, hasTouch: true, isMobile: true, earlierChoice: 'none' });

test('what can be clicked by touch is at least 44 pixels wide and high, in the overlays too', async ({ page }) => {
  const { header } = wordsOf(mainLanguage);
  const expectLarge = async (where: string) =>
    expect({ where, small: await smallTargets(page, 44) }).toEqual({ where, small: [] });
  for (const path of kindsOfPage(mainLanguage).toReversed()) {
    await visit(page, path);
    await layOutEverything(page);
    await expectLarge(path);
  }
  await bringEverything(page);
  await scrollTo(page, endOfPage);
  await expectLarge('the end of the page');
  await clickInBar(page, cookies.banner.customise);
  await expect(dialog(page)).toBeVisible();
  await expectLarge('the dialog');
  await dialog(page).getByRole('button', { name: cookies.modal.acceptAll }).tap();
  await expect(toast(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expectLarge('the confirmation');
  await page.getByRole('banner').getByRole('button', { name: header.openMenu }).tap();
  await page.getByRole('dialog', { name: header.menu }).locator('summary').tap();
  await expectLarge('the menu');
});
