import type { Page } from '@playwright/test';
import { formatEuros } from '../../src/content/format';
import {
  cookies,
  counted,
  firstOf,
  landingPath,
  languages,
  pack,
  priceAfter,
  triedLanguages,
  wordsOf,
} from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ earlierChoice: 'none' });

/** More than the Tab stops of a page. */
const tooMany = 150;

/** The focused element: its role or tag name, and its text. */
function focused(page: Page): Promise<{ selector: string; text: string; visible: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { width, height, bottom, top } = element.getBoundingClientRect();
    return {
      selector: element.getAttribute('role') ?? element.localName,
      text: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      visible: width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    };
  });
}

/** Presses Tab until an element with this text has the focus. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let presses = 0; presses < tooMany; presses++) {
    await page.keyboard.press('Tab');
    const { text } = await focused(page);
    // A frame scrolls its focused element into view asynchronously.
    await expect
      .poll(async () => (await focused(page)).visible, { message: `“${text}” in sight`, intervals: [20] })
      .toBe(true);
    if (text.startsWith(words)) return;
  }
  throw new Error(`Tab does not lead to “${words}”.`);
}

test('the cookie bar comes right after the skip link', async ({ page }) => {
  const language = firstOf(languages);
  const { acceptAll, essentialOnly, customise } = cookies.banner;
  await visit(page, landingPath(language));
  for (const words of [wordsOf(language).header.skipToContent, acceptAll, essentialOnly, customise]) {
    await page.keyboard.press('Tab');
    expect((await focused(page)).text).toBe(words);
  }
});

for (const language of triedLanguages) {
  test(`${language}: the whole landing page works by keyboard alone`, async ({ page }) => {
    test.setTimeout(90_000);
    const words = wordsOf(language);
    const { header, buttons, features, pricingSection, clientReviews, Faq, footer } = words;
    await visit(page, `/${language}`);

    await test.step('past the header to the content', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: header.skipToContent });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await tabTo(page, buttons.requestDemo);
    });

    await test.step('the feature menu', async () => {
      for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Shift+Tab');
      const opener = page.getByRole('banner').locator('summary');
      for (let presses = 0; !(await opener.evaluate((element) => element === document.activeElement)); presses++) {
        expect(presses).toBeLessThan(tooMany);
        await page.keyboard.press('Shift+Tab');
      }
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('banner').locator('details').getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    });

    await test.step('the tabs', async () => {
      await tabTo(page, features[0]?.name ?? '');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('tab', { selected: true })).toHaveText(features[2]?.name ?? '');
      await expect(page.getByRole('tabpanel', { name: features[2]?.name })).toBeVisible();
    });

    await test.step('the counter', async () => {
      await tabTo(page, counted(pricingSection, 'addFiles', pack.additionalFilesStep, language));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      await expect(page.locator('#pricing-section article')).toContainText(formatEuros(priceAfter(2), language));
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.locator('#pricing-section article')).toContainText(formatEuros(priceAfter(0), language));
    });

    await test.step('the setup fee', async () => {
      await tabTo(page, pricingSection.setupDetails);
      await expect(page.getByText(pricingSection.setupTitle, { exact: true })).toBeVisible();
    });

    await test.step('the testimonials', async () => {
      await expect(page.locator('#testimonials-section section')).toBeVisible();
      await tabTo(page, clientReviews.next);
      await page.keyboard.press('Enter');
      const slides = page.locator('#testimonials-section [role="group"]');
      await expect(slides.first()).toHaveJSProperty('inert', true);
      await expect(slides.nth(2)).toHaveJSProperty('inert', false);
      await page.keyboard.press('ArrowLeft');
      await expect(slides.first()).toHaveJSProperty('inert', false);
    });

    await test.step('the questions', async () => {
      const [first, second] = Faq.entries;
      await tabTo(page, first?.question ?? '');
      await page.keyboard.press('Enter');
      await expect(page.getByText(first?.answer ?? '', { exact: true })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(page.getByText(second?.answer ?? '', { exact: true })).toBeVisible();
      await expect(page.locator('#faq-section details[open]')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page.locator('#faq-section details[open]')).toHaveCount(0);
    });

    await test.step('the footer', async () => {
      await tabTo(page, buttons.watchVideo);
      await tabTo(page, footer.phone);
      await tabTo(page, footer.email);
      await tabTo(page, footer.cookies);
    });

    await test.step('the cookie bar and its dialog', async () => {
      await tabTo(page, cookies.banner.customise);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: cookies.modal.title });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: cookies.banner.customise })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: cookies.banner.label })).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('essential');
    });
  });
}
