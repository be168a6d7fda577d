import type { Page } from '@playwright/test';
import { formatEuros } from '../../src/content/format';
import {
  cookies,
  firstOf,
  landingPath,
  languageName,
  languages,
  listPath,
  mainLanguage,
  pack,
  plainSpaces,
  registry,
  triedLanguages,
  wordsOf,
} from './support/site';
import { expect, test } from './support/test';
import { layOutEverything } from './support/visit';

test.use({ javaScriptEnabled: false, earlierChoice: 'none' });

/** The visible text of the whole page, for a reader without scripts. */
async function shownText(page: Page): Promise<string> {
  // The text of sections without layout lacks the spaces between elements.
  await layOutEverything(page);
  return plainSpaces(await page.locator('body').innerText());
}

async function expectShown(page: Page, texts: readonly string[]): Promise<void> {
  const shown = await shownText(page);
  for (const text of texts) expect(shown).toContain(plainSpaces(text));
}

for (const language of triedLanguages) {
  test.describe(language, () => {
    const words = wordsOf(language);

    test('the landing page shows the first feature, the price, every testimonial', async ({ page }) => {
      await page.goto(`/${language}`);
      const { label, title, description, benefits } = firstOf(words.features);
      await expectShown(page, [
        words.hero.subtitle,
        words.hero.credibility,
        words.demo.openInNewTab,
        ...words.features.map(({ name }) => name),
        label,
        title,
        description,
        ...benefits,
        formatEuros(pack.price ?? 0, language),
        ...words.PackTexts.features
          .filter(({ id }) => pack.features.some((feature) => feature.id === id))
          .map(({ text }) => text),
        ...words.TestimonialTexts.testimonials.flatMap(({ name, position, content: says }) => [name, position, says]),
        words.compliance.dataProtection,
        words.compliance.tax,
      ]);
    });

    test('every answer can be opened, and closes the one before', async ({ page }) => {
      await page.goto(`/${language}`);
      const open = page.locator('#faq-section details[open]');
      for (const { question, answer } of words.Faq.entries) {
        await page.locator('summary').filter({ hasText: question }).click();
        await expect(page.getByText(answer, { exact: true })).toBeVisible();
        await expect(open).toHaveCount(1);
      }
    });

    test('the items of the setup fee open in place', async ({ page }) => {
      await page.goto(`/${language}`);
      await page.locator('summary').filter({ hasText: words.pricingSection.setupDetails }).click();
      for (const item of words.PackTexts.setup) await expect(page.getByText(item, { exact: true })).toBeVisible();
    });

    test('the feature list and every feature show their texts', async ({ page }) => {
      await page.goto(listPath(language));
      const listed = words.features.filter((feature) => feature.listed);
      await expectShown(page, [
        words.featureWords.listTitle,
        words.featureWords.listLead,
        ...listed.flatMap(({ name, summary }) => [name, summary]),
      ]);
      for (const { path, title, description, benefits, statDescription } of words.features) {
        await page.goto(path);
        await expectShown(page, [title, description, ...benefits, statDescription ?? '']);
      }
    });

    test('the 404 page shows its texts', async ({ page }) => {
      await page.goto(`/${language}/nowhere`);
      await expectShown(page, Object.values(words.notFound));
    });

    test('links to languages and pages work', async ({ page }) => {
      await page.goto(`/${language}`);
      for (const other of languages.filter((code) => code !== language)) {
        await page
          .getByRole('banner')
          .getByRole('link', { name: languageName(other) })
          .click();
        await expect(page).toHaveURL(`/${other}`);
        await page.goBack();
      }
      await page.getByRole('contentinfo').getByRole('link', { name: words.header.allFeatures }).click();
      await expect(page).toHaveURL(listPath(language));
    });

    test('the feature menu leads to the list', async ({ page }) => {
      await page.goto(`/${language}`);
      const menu = page.getByRole('banner').locator('details');
      await menu.locator('summary').click();
      await menu.getByRole('link').click();
      await expect(page).toHaveURL(listPath(language));
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      test('the menu button leads to the links of the footer', async ({ page }) => {
        await page.goto(`/${language}`);
        await page.getByRole('banner').getByRole('link', { name: words.header.openMenu }).click();
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        await expect(page.getByRole('contentinfo').getByRole('link', { name: words.header.pricing })).toBeVisible();
      });
    });
  });
}

test('no page is without text, except the one for unknown slugs', async ({ request }) => {
  for (const { path, kind } of registry.pages) {
    const body = /<body[^>]*>(.*)<\/body>/s.exec(await (await request.get(path)).text())?.[1] ?? '';
    const text = plainSpaces(body.replace(/<(script|style|noscript)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' '));
    if (kind === 'unknown') expect(text, path).toBe('');
    else expect(text.length, path).toBeGreaterThan(0);
  }
});

test('nothing is stored, so there is no cookie bar', async ({ page }) => {
  await page.goto(landingPath(mainLanguage));
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('region', { name: cookies.banner.label })).toBeHidden();
});

test('an unknown slug shows nothing without JavaScript either', async ({ page }) => {
  const response = await page.goto(`${listPath(mainLanguage)}/no-such-feature`);
  expect(response?.status()).toBe(404);
  expect(await shownText(page)).toBe('');
});
