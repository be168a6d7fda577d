import { kindsOfPage } from './support/kinds-of-page';
import { cookies, triedLanguages, wordsOf } from './support/site';
import { smallTargets } from './support/targets';
import { expect, phone, test } from './support/test';
import { endOfPage, layOutEverything, scrollTo, visit } from './support/visit';
import { bringEverything } from './support/whole-landing-page';

test.describe('what can be clicked', () => {
  test.use({ earlierChoice: 'none' });

  test.describe('by touch', () => {
    test.use({ ...phone, hasTouch: true, isMobile: true });

    for (const language of triedLanguages) {
      test(`${language}: is at least 44 pixels wide and high, in the overlays too`, async ({ page }) => {
        test.setTimeout(90_000);
        const expectLarge = async (where: string) =>
          expect({ where, small: await smallTargets(page, 44) }).toEqual({ where, small: [] });
        for (const path of kindsOfPage(language).toReversed()) {
          await visit(page, path);
          await layOutEverything(page);
          await expectLarge(path);
        }
        await bringEverything(page);
        await scrollTo(page, endOfPage);
        await expectLarge('the end of the page');
        await page.getByRole('region', { name: cookies.banner.label }).getByRole('button').last().tap();
        await expect(page.getByRole('dialog', { name: cookies.modal.title })).toBeVisible();
        await expectLarge('the dialog');
        await page.getByRole('dialog').getByRole('button', { name: cookies.modal.acceptAll }).tap();
        await expect(page.getByRole('status').filter({ hasText: cookies.toast.title }).locator('> *')).toBeVisible();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expectLarge('the confirmation');
        const { header } = wordsOf(language);
        await page.getByRole('banner').getByRole('button', { name: header.openMenu }).tap();
        await page.getByRole('dialog', { name: header.menu }).locator('summary').tap();
        await expectLarge('the menu');
      });
    }
  });
});
