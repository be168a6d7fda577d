import type { Page } from '@playwright/test';
import { expectAccessible, expectFramesAccessible } from './support/axe';
import { content, cookies, firstOf, triedLanguages, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { visit } from './support/visit';

/** A wide screen and a phone, in pixels. */
const widths = [1440, 390];

for (const language of triedLanguages) {
  const { header, features, pricingSection, clientReviews, Faq } = wordsOf(language);

  test.describe(`${language}: axe finds no problem`, () => {
    test.use({ earlierChoice: 'none' });

    test('in the cookie bar, the dialog and the confirmation', async ({ page }) => {
      await visit(page, `/${language}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectConsentAccessible(page, width);
        await page.evaluate(() => localStorage.removeItem('cookieConsent'));
        await visit(page, `/${language}`);
      }
    });
  });

  test(`${language}: axe finds no problem in the header’s menu or in any tab`, async ({ page }) => {
    test.setTimeout(60_000);
    await visit(page, `/${language}`);
    await page.getByRole('banner').locator('summary').click();
    await expect(page.getByRole('banner').getByText(header.allFeaturesDescription)).toBeVisible();
    await expectAccessible(page, 'the feature menu');
    for (const { name } of features) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expectAccessible(page, name, '#page-content > :has([role="tablist"])');
    }
  });

  test(`${language}: axe finds no problem in the demo, prices, slides and answers`, async ({ page }) => {
    test.setTimeout(60_000);
    await visit(page, `/${language}`);
    await page.locator('#video-section').scrollIntoViewIfNeeded();
    await expect(page.locator('#video-section iframe')).toBeVisible();
    await expectAccessible(page, 'the demo, the floating buttons');
    await expectFramesAccessible(page);

    const fee = page.locator('#pricing-section summary');
    await page.locator('#pricing-section a').first().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('#pricing-section').getByText(pricingSection.setupTitle, { exact: true })).toBeVisible();
    await expectAccessible(page, 'the card of the setup fee', '#pricing-section');
    await fee.click();
    await page.locator('#pricing-section button').last().click();
    await expectAccessible(page, 'the setup fee in place, more files', '#pricing-section');

    await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
    const slides = page.locator('#testimonials-section [role="group"]');
    await expect(slides).toHaveCount(content.Testimonials.testimonials.length);
    for (let first = 0; first < content.Testimonials.testimonials.length - 1; first++) {
      await expect(slides.nth(first)).toHaveJSProperty('inert', false);
      await expectAccessible(page, `slide ${first + 1}`, '#testimonials-section');
      await page.getByRole('button', { name: clientReviews.next }).click();
    }

    for (const { question, answer } of Faq.entries) {
      await page.locator('summary').filter({ hasText: question }).click();
      await expect(page.getByText(answer, { exact: true })).toBeVisible();
      await expectAccessible(page, question, '#faq-section');
    }
  });

  test.describe(`${language}, on a phone: axe finds no problem`, () => {
    test.use(phone);

    test('in the drawer, a tab and a slide', async ({ page }) => {
      await visit(page, `/${language}`);
      await page.getByRole('banner').getByRole('button', { name: header.openMenu }).click();
      const drawer = page.getByRole('dialog', { name: header.menu });
      await expect(drawer).toBeVisible();
      await expectAccessible(page, 'the drawer');
      await drawer.locator('summary').click();
      await expect(drawer.getByRole('link', { name: firstOf(features).name })).toBeVisible();
      await expectAccessible(page, 'the drawer with its features');
      await drawer.getByRole('button', { name: header.closeMenu }).click();
      await expect(drawer).toBeHidden();

      await page.getByRole('tab').last().click();
      await expectAccessible(page, 'the last tab');
      await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: clientReviews.next }).click();
      await expectAccessible(page, 'the second slide');
    });
  });
}

/** The cookie bar, the dialog and the confirmation. */
async function expectConsentAccessible(page: Page, width: number): Promise<void> {
  const { banner, modal, toast } = cookies;
  await expect(page.getByRole('region', { name: banner.label })).toBeVisible();
  await expectAccessible(page, `the cookie bar at ${width} px`);
  await page.getByRole('button', { name: banner.customise }).click();
  await expect(page.getByRole('dialog', { name: modal.title })).toBeVisible();
  await expectAccessible(page, `the dialog at ${width} px`);
  await page.getByRole('dialog').getByRole('button', { name: modal.essentialOnly }).click();
  await expect(page.getByRole('status').filter({ hasText: toast.title }).locator('> *')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page, `the confirmation at ${width} px`);
}
