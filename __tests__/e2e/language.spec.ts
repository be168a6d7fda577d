import type { Page } from '@playwright/test';
import { elementId } from '../../src/routing/element-id';
import { feature, h1 } from './support/pages';
import {
  featureOf,
  firstOf,
  landingPath,
  languageName,
  languages,
  legalPagesOf,
  listPath,
  mainLanguage,
  otherLanguage,
  wordsOf,
} from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const [from, to] = [mainLanguage, otherLanguage];

/** Clicks on the other language in the header. */
const switchLanguage = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: languageName(to) })
    .click();

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test('a feature stays the same page in another language, which is stored; Back returns', async ({ page }) => {
  await visit(page, feature.path);
  await expect.poll(() => stored(page)).toBe(from);
  await switchLanguage(page);
  const { path, title, seo } = featureOf(to, feature.id);
  await expect(page).toHaveURL(path);
  await expect(h1(page)).toHaveText(title);
  await expect(page).toHaveTitle(seo.title);
  await expect(page.locator('html')).toHaveAttribute('lang', to);
  await expect.poll(() => stored(page)).toBe(to);
  await page.goBack();
  await expect(page).toHaveURL(feature.path);
  await expect(page.locator('html')).toHaveAttribute('lang', from);
  await visit(page, listPath(to));
  await expect.poll(() => stored(page)).toBe(to);
});

test('the query and the hash are kept', async ({ page }) => {
  await visit(page, `${landingPath(from)}?source=mail&n=1#faq-section`);
  await switchLanguage(page);
  await expect(page).toHaveURL(`${landingPath(to)}?source=mail&n=1#faq-section`);
  await expect(page.getByRole('heading', { name: wordsOf(to).faq.title })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${landingPath(from)}?source=mail&n=1#faq-section`);
});

test('without the page in the other language, its landing page opens, at the top', async ({ page }) => {
  const pages = languages.slice(1).flatMap((other) => legalPagesOf(from).map((legal) => ({ other, ...legal })));
  const { other, path, sections } = firstOf(
    pages.filter(({ id, other }) => !legalPagesOf(other).some((legal) => legal.id === id)),
  );
  await visit(page, `${path}#${elementId(firstOf(sections).id)}`);
  await page.getByRole('banner').locator(`a[hreflang="${other}"]`).click();
  await expect(page).toHaveURL(landingPath(other));
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test.describe('a browser in another language', () => {
  test.use({ locale: `${to}-XX` });

  test('is led from / to its landing page, with query and hash, and without an entry in the history', async ({ page }) => {
    await page.goto('about:blank');
    await page.goto('/?source=mail#faq-section');
    await expect(page).toHaveURL(`${landingPath(to)}?source=mail#faq-section`);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('is led there by the logo; Back returns to the page before', async ({ page }) => {
    await visit(page, landingPath(from));
    await page
      .getByRole('banner')
      .getByRole('link', { name: wordsOf(from).header.logo })
      .click();
    await expect(page).toHaveURL(landingPath(to));
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    await page.goBack();
    await expect(page).toHaveURL(landingPath(from));
  });
});
