import type { Page } from '@playwright/test';
import { formatEuros } from '../../src/content/format';
import { elementId } from '../../src/routing/anchors';
import {
  content,
  cookiesOf,
  counted,
  entryAt,
  landingPath,
  languageName,
  languages,
  legalPagesOf,
  listPath,
  pack,
  priceAfter,
  registry,
  site,
  wordsOf,
} from '../e2e/support/site';
import { expect, moving, test } from '../e2e/support/test';
import { visit } from '../e2e/support/visit';

test.use(moving);

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

for (const [index, language] of languages.entries()) {
  const other = entryAt(languages, index - 1);

  test.describe(`in ${language}`, () => {
    test('the landing page shows the cookie bar, a feature, a price and an answer', async ({ page }) => {
      const { features, pricingSection, Faq } = wordsOf(language);
      const { banner, toast } = cookiesOf(language);
      await visit(page, landingPath(language));
      await page.evaluate(() => localStorage.removeItem('cookieConsent'));
      await visit(page, landingPath(language));
      await page.getByRole('button', { name: banner.essentialOnly, exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: toast.essential }).locator('> *')).toBeVisible();
      if (site.sections.includes('solutions')) {
        const feature = entryAt(features, -1);
        await page.getByRole('tab', { name: feature.name, exact: true }).click();
        await expect(page.getByRole('tabpanel', { name: feature.name })).toContainText(feature.title);
      }
      if (site.sections.includes('pricing') && pack.price !== null && pack.additionalFilePrice !== null) {
        await page
          .getByRole('button', { name: counted(pricingSection, 'addFiles', pack.additionalFilesStep, language) })
          .first()
          .click();
        await expect(page.locator('#pricing-section')).toContainText(formatEuros(priceAfter(1), language));
      }
      if (site.sections.includes('faq')) {
        const { question, answer } = entryAt(Faq.entries, -1);
        await page.locator('summary').filter({ hasText: question }).last().click();
        await expect(page.getByText(answer, { exact: true }).last()).toBeVisible();
      }
    });

    test('the list has a card for each listed feature, with a link to it', async ({ page }) => {
      const listed = wordsOf(language).features.filter((feature) => feature.listed);
      await visit(page, landingPath(language));
      await footerLink(page, wordsOf(language).header.allFeatures).click();
      await expect(page).toHaveURL(listPath(language));
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(listed.length);
      const { path, title } = entryAt(listed, -1);
      await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect(h1(page)).toHaveText(title);
    });

    test('a feature links to others, and to itself in another language', async ({ page }) => {
      const [here, ...others] = wordsOf(language).features;
      test.skip(others.length === 0, 'This language has one feature.');
      const inOther = (id?: string) => wordsOf(other).features.find((feature) => feature.id === id)?.path;
      const next = others.slice(0, 4).find(({ id }) => inOther(id)) ?? others[0];
      await visit(page, here?.path ?? '');
      await page.getByRole('main').locator(`a[href="${next?.path}"]`).first().click();
      await expect(h1(page)).toHaveText(next?.title ?? '');
      await page
        .getByRole('banner')
        .getByRole('link', { name: languageName(other) })
        .click();
      await expect(page).toHaveURL(inOther(next?.id) ?? listPath(other));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });

    test('the footer links to every legal page, and its table of contents works', async ({ page }) => {
      await visit(page, landingPath(language));
      // The next one from the footer of the one before: __tests__/built/pages.test.ts looks into the footer of every page.
      for (const { title, path, sections } of legalPagesOf(language)) {
        await footerLink(page, title).click();
        await expect(page).toHaveURL(path);
        await expect(h1(page)).toHaveText(title);
        const { id, heading } = entryAt(sections, -1);
        await page
          .getByRole('main')
          .getByRole('navigation')
          .locator(`a[href="#${elementId(id)}"]`)
          .click();
        await expect(page.locator(`#${elementId(id)}`).getByRole('heading', { name: heading })).toBeInViewport();
      }
    });

    test('an unknown address shows the 404 page, with a link home', async ({ page }) => {
      const { notFound } = wordsOf(language);
      const response = await visit(page, `${landingPath(language)}/nowhere`);
      expect(response?.status()).toBe(404);
      await expect(h1(page)).toHaveText(notFound.title);
      await page.getByRole('main').getByRole('link', { name: notFound.home }).click();
      await expect(h1(page)).toBeVisible();
    });

    test('an unknown feature has the status 404, and shows nothing', async ({ page }) => {
      const response = await page.goto(`${listPath(language)}/no-such-feature`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('#gatsby-focus-wrapper > *')).toHaveCount(0);
    });

    test.describe('a browser in this language', () => {
      test.use({ locale: language });
      test('is redirected from / to its landing page', async ({ page }) => {
        await page.goto('/');
        await expect(page).toHaveURL(landingPath(language));
        await expect(h1(page)).toContainText(wordsOf(language).hero.headlineGradient);
      });
    });
  });
}

test('every redirect of redirects.json leads to its page', async ({ request }) => {
  for (const { from } of content.Redirects.redirects) {
    const response = await request.get(from);
    // A target that is redirected itself is skipped.
    const [path = ''] = (registry.redirects.find((rule) => rule.from === from)?.to ?? '').split('#');
    expect([from, response.status(), new URL(response.url()).pathname]).toEqual([from, 200, encodeURI(path)]);
  }
});
