import { expectAccessible, expectFramesAccessible } from './support/axe';
import { bar, clickInBar, dialog, toast } from './support/consent';
import { landing } from './support/pages';
import { content, cookies, firstOf, mainLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { visit } from './support/visit';

const { header, features, clientReviews, Faq } = wordsOf(mainLanguage);

for (const [screen, options] of Object.entries({ 'a wide screen': {}, 'a phone': phone })) {
  test.describe(`on ${screen}, axe finds no problem`, () => {
    test.use({ ...options, earlierChoice: 'none' });

    test('in the cookie bar, the dialog and the confirmation', async ({ page }) => {
      await visit(page, landing);
      await expect(bar(page)).toBeVisible();
      await expectAccessible(page, 'the cookie bar');
      await clickInBar(page, cookies.banner.customise);
      await expect(dialog(page)).toBeVisible();
      await expectAccessible(page, 'the dialog');
      await dialog(page).getByRole('button', { name: cookies.modal.essentialOnly }).click();
      await expect(toast(page)).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await expectAccessible(page, 'the confirmation');
    });
  });
}

test('axe finds no problem in the header’s menu or in any tab', async ({ page }) => {
  await visit(page, landing);
  await page.getByRole('banner').locator('summary').click();
  await expect(page.getByRole('banner').getByText(header.allFeaturesDescription)).toBeVisible();
  await expectAccessible(page, 'the feature menu');
  for (const { name } of features) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectAccessible(page, name, '#page-content > :has([role="tablist"])');
  }
});

test('axe finds no problem in the demo, prices, slides and answers', async ({ page }) => {
  await visit(page, landing);
  await page.locator('#video-section').scrollIntoViewIfNeeded();
  await expect(page.locator('#video-section iframe')).toBeVisible();
  await expectAccessible(page, 'the demo, the floating buttons');
  await expectFramesAccessible(page);

  await page.locator('#pricing-section summary').focus();
  await expect(page.locator('[data-hover-card]')).toBeVisible();
  await expectAccessible(page, 'the card of the setup fee', '#pricing-section');
  await page.locator('#pricing-section summary').click();
  await page.locator('#pricing-section button').last().click();
  await expectAccessible(page, 'the setup fee in place, more files', '#pricing-section');

  await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
  const slides = page.locator('#testimonials-section [role="group"]');
  await expect(slides).toHaveCount(content.Testimonials.testimonials.length);
  await expectAccessible(page, 'the carousel', '#testimonials-section');

  await page
    .locator('summary')
    .filter({ hasText: firstOf(Faq.entries).question })
    .click();
  await expectAccessible(page, 'an open answer', '#faq-section');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('axe finds no problem in the drawer, a tab and a slide', async ({ page }) => {
    await visit(page, landing);
    await page.getByRole('banner').getByRole('button', { name: header.openMenu }).click();
    const drawer = page.getByRole('dialog', { name: header.menu });
    await drawer.locator('summary').click();
    await expect(drawer.getByRole('link', { name: firstOf(features).name })).toBeVisible();
    await expectAccessible(page, 'the drawer with its features');
    await drawer.getByRole('button', { name: header.closeMenu }).click();
    await expect(drawer).toBeHidden();

    await page.getByRole('tab').last().click();
    await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: clientReviews.next }).click();
    await expectAccessible(page, 'the last tab, the second slide');
  });
});
