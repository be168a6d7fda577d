import type { Page } from '@playwright/test';
import {
  content,
  featureOf,
  landingPath,
  languageName,
  languages,
  listPath,
  mainLanguage,
  otherLanguage,
  wordsOf,
} from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const feature = content.FeatureCatalogue.features.at(2)?.id ?? '';

/** Clicks on a language in the header. */
async function switchTo(page: Page, language: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: languageName(language) })
    .click();
}

test('the landing page, the list and a feature stay the same page in another language', async ({ page }) => {
  const [from, to] = [mainLanguage, otherLanguage];
  await visit(page, landingPath(from));
  await switchTo(page, to);
  await expect(page).toHaveURL(`/${to}`);
  await expect(page.locator('html')).toHaveAttribute('lang', to);

  await visit(page, listPath(from));
  await switchTo(page, to);
  await expect(page).toHaveURL(listPath(to));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(to).featureWords.listTitle);

  await visit(page, featureOf(from, feature).path);
  await switchTo(page, to);
  await expect(page).toHaveURL(featureOf(to, feature).path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(featureOf(to, feature).title);
  await expect(page).toHaveTitle(featureOf(to, feature).seo.title);
  await expect(page.locator('html')).toHaveAttribute('lang', to);

  await page.goBack();
  await expect(page).toHaveURL(featureOf(from, feature).path);
  await expect(page.locator('html')).toHaveAttribute('lang', from);
});

test('the query and the hash are kept', async ({ page }) => {
  await visit(page, `${landingPath(mainLanguage)}?source=mail&n=1#faq-section`);
  await switchTo(page, otherLanguage);
  await expect(page).toHaveURL(`${landingPath(otherLanguage)}?source=mail&n=1#faq-section`);
  await expect(page.getByRole('heading', { name: wordsOf(otherLanguage).faq.title })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${landingPath(mainLanguage)}?source=mail&n=1#faq-section`);
});

test('the choice is stored, and so is the language of every page that is opened', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('language'));
  await visit(page, landingPath(mainLanguage));
  await expect.poll(stored).toBe(mainLanguage);
  await switchTo(page, otherLanguage);
  await expect(page).toHaveURL(landingPath(otherLanguage));
  await expect.poll(stored).toBe(otherLanguage);
  await visit(page, listPath(mainLanguage));
  await expect.poll(stored).toBe(mainLanguage);
  await visit(page, featureOf(otherLanguage, feature).path);
  await expect.poll(stored).toBe(otherLanguage);
});

test('an unknown address does not change the stored language', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('language'));
  for (const path of ['/nowhere', ...languages.map((language) => `/${language}/nowhere`)]) {
    await visit(page, path);
    expect(await stored()).toBeNull();
  }
});

test('a change is stored before the new page is loaded', async ({ page }) => {
  await page.route(`**/page-data${landingPath(otherLanguage)}/page-data.json`, () => undefined);
  await visit(page, landingPath(mainLanguage));
  await switchTo(page, otherLanguage);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe(otherLanguage);
  await expect(page).toHaveURL(landingPath(mainLanguage));
});
