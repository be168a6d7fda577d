import { counterOf, expectPrice, footerLink, h1 } from '../e2e/support/pages';
import {
  cookiesOf,
  entryAt,
  landingPath,
  languageName,
  languages,
  listPath,
  pack,
  site,
  wordsOf,
} from '../e2e/support/site';
import { expect, moving, test } from '../e2e/support/test';
import { visit, whenHydrated } from '../e2e/support/visit';

test.use(moving);

for (const [index, language] of languages.entries()) {
  const other = entryAt(languages, index - 1);
  const { features, Faq, header } = wordsOf(language);

  test.describe(`in ${language}`, () => {
    test.describe('at the first visit', () => {
      test.use({ earlierChoice: 'none', locale: language });

      test('/ leads to the landing page, which shows the cookie bar, a feature, a price and an answer', async ({ page }) => {
        const { banner, toast } = cookiesOf(language);
        await page.goto('/');
        await expect(page).toHaveURL(landingPath(language));
        await whenHydrated(page);
        await page.getByRole('button', { name: banner.essentialOnly, exact: true }).click();
        await expect(page.getByRole('status').filter({ hasText: toast.essential }).locator('> *')).toBeVisible();
        if (site.sections.includes('solutions')) {
          const feature = entryAt(features, -1);
          await page.getByRole('tab', { name: feature.name, exact: true }).click();
          await expect(page.getByRole('tabpanel', { name: feature.name })).toContainText(feature.title);
        }
        if (site.sections.includes('pricing') && pack.price !== null && pack.additionalFilePrice !== null) {
          await counterOf(page, language).plus.click();
          await expectPrice(page, 1, language);
        }
        if (site.sections.includes('faq')) {
          const { question, answer } = entryAt(Faq.entries, -1);
          await page.locator('summary').filter({ hasText: question }).last().click();
          await expect(page.getByText(answer, { exact: true }).last()).toBeVisible();
        }
      });
    });

    test('the list leads to a feature, which leads to others, and to itself in another language', async ({ page }) => {
      const listed = features.filter((feature) => feature.listed);
      await visit(page, landingPath(language));
      await footerLink(page, header.allFeatures).click();
      await expect(page).toHaveURL(listPath(language));
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(listed.length);
      const { id, path, title } = entryAt(listed, -1);
      await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
      await expect(h1(page)).toHaveText(title);
      await page
        .getByRole('banner')
        .getByRole('link', { name: languageName(other) })
        .click();
      const translation = wordsOf(other).features.find((feature) => feature.id === id);
      await expect(page).toHaveURL(translation?.path ?? listPath(other));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });
  });
}
