import type { Page } from '@playwright/test';
import { fingertip } from '../../src/theme/tokens';
import { clickInBar, dialog, toast } from './support/consent';
import { bringEverything, kindsOfPage } from './support/pages';
import { cookies, mainLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { endOfPage, layOutEverything, scrollTo, visit } from './support/visit';

test.use({ ...phone, hasTouch: true, isMobile: true, earlierChoice: 'none' });

/** Links and buttons that are too small, except links in running text (WCAG 2.2, 2.5.5). */
const smallTargets = (page: Page) =>
  page.locator('a[href], button, summary, [role="tab"], input').evaluateAll((all, least) => {
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim());
    return (
      all
        .filter((element) => element.checkVisibility() && !isInText(element) && !element.closest('[inert]'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        // Layout works with fractions of a pixel.
        .filter(({ box }) => Math.min(box.width, box.height) < least - 0.01)
        .map(({ element, box }) => `${element.textContent || element.ariaLabel}: ${box.width} × ${box.height}`)
    );
  }, fingertip);

test('what can be clicked by touch is at least 44 pixels wide and high, in the overlays too', async ({ page }) => {
  const { header } = wordsOf(mainLanguage);
  const expectLarge = async (where: string) =>
    expect({ where, small: await smallTargets(page) }).toEqual({ where, small: [] });
  for (const path of Object.values(kindsOfPage(mainLanguage)).toReversed()) {
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
