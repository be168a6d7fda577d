import type { Locator } from '@playwright/test';
import { expectAccessible, expectFramesAccessible } from './support/axe';
import { bar, clickInBar, dialog, toast } from './support/consent';
import { landing, list } from './support/pages';
import { content, cookies, firstOf, languageName, mainLanguage, otherLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { visit } from './support/visit';

const { header, features, clientReviews, Faq, buttons } = wordsOf(mainLanguage);

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

  await page.locator('#pricing-section details').hover();
  await expect(page.locator('[data-hover-card]')).toBeVisible();
  await expectAccessible(page, 'the card of the setup fee', '#pricing-section');
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

for (const [screen, options] of Object.entries({ 'a wide screen': {}, 'a phone': phone })) {
  test.describe(`on ${screen}, at the first visit,`, () => {
    test.use({ ...options, earlierChoice: 'none' });

    test('axe finds no problem in the cookie bar, the dialog, the confirmation and what only phones have', async ({
      page,
    }) => {
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
      if (options !== phone) return;
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
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the selected tab, the current language and every button can be distinguished, and all texts be read', async ({
    page,
  }) => {
    const look = (part: Locator) =>
      part.evaluate((element) => {
        const { color, backgroundColor, borderBottomColor } = getComputedStyle(element);
        return { color, backgroundColor, borderBottomColor };
      });
    await visit(page, landing);
    const tabs = page.getByRole('tab');
    expect(await look(tabs.first())).not.toEqual(await look(tabs.nth(1)));
    const language = (code: string) => page.getByRole('banner').getByRole('link', { name: languageName(code) });
    expect(await look(language(mainLanguage))).not.toEqual(await look(language(otherLanguage)));
    const borders = await page
      .locator('main a, footer a')
      .filter({ hasText: buttons.requestDemo })
      .evaluateAll((all) => all.map((button) => getComputedStyle(button).borderTopStyle));
    expect([...new Set(borders)]).toEqual(['solid']);
    // Texts in a gradient would be invisible, and those in a half-transparent colour keep it.
    const unforced = (all: Element[]) =>
      all
        .map((element) => getComputedStyle(element))
        .filter(({ backgroundClip, color }) => backgroundClip.includes('text') || color.startsWith('rgba')).length;
    for (const path of [landing, list]) {
      await visit(page, path);
      expect(await page.locator('body *').evaluateAll(unforced), path).toBe(0);
    }
  });
});
