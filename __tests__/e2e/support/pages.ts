import { expect, type Page } from '@playwright/test';
import { formatEuros } from '../../../src/content/format';
import { entryAt, firstOf, landingPath, legalPagesOf, listPath, mainLanguage, priceAfter, wordsOf } from './site';
import { scrollTo } from './visit';

/** The landing page and the list of features, in the main language. */
export const [landing, list] = [landingPath(mainLanguage), listPath(mainLanguage)];

/** The first feature, in the main language. */
export const feature = firstOf(wordsOf(mainLanguage).features);

/** The heading of a page. */
export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** A link in the footer. */
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** The address of one page of every kind. */
export const kindsOfPage = (language: string) => ({
  landing: landingPath(language),
  list: listPath(language),
  feature: firstOf(wordsOf(language).features).path,
  legal: firstOf(legalPagesOf(language)).path,
  'not-found': `${landingPath(language)}/nowhere`,
});

/** The buttons that remove and add files of a pack. */
export const counterOf = (page: Page, language = mainLanguage) => {
  const counter = page.getByRole('group', { name: wordsOf(language).pricingSection.counter }).first();
  return { minus: counter.getByRole('button').first(), plus: counter.getByRole('button').last() };
};

/** Expects the price after a number of clicks on plus. */
export const expectPrice = (page: Page, clicks: number, language = mainLanguage) =>
  expect(page.locator('#pricing-section article').first()).toContainText(formatEuros(priceAfter(clicks), language));

/** Expects that the parts of the landing page that need no further script work: a tab, the price, an answer. */
export async function expectUsable(page: Page): Promise<void> {
  const { features, Faq } = wordsOf(mainLanguage);
  const last = entryAt(features, -1);
  await page.getByRole('tab', { name: last.name, exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: last.name })).toContainText(last.title);
  await counterOf(page).plus.click();
  await expectPrice(page, 1);
  const { question, answer } = firstOf(Faq.entries);
  await page.locator('summary').filter({ hasText: question }).click();
  await expect(page.getByText(answer, { exact: true })).toBeVisible();
}

/** Loads everything that the landing page loads late, and scrolls back to the top. */
export async function bringEverything(page: Page): Promise<void> {
  await page.locator('#video-section').scrollIntoViewIfNeeded();
  await expect(page.locator('#video-section iframe')).toBeVisible();
  await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
  await expect(page.locator('#testimonials-section section')).toBeVisible();
  await scrollTo(page, 0);
}
