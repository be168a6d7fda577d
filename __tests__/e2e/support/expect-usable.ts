import { expect, type Page } from '@playwright/test';
import { formatEuros } from '../../../src/content/format';
import { counted, entryAt, firstOf, mainLanguage, pack, wordsOf } from './site';

/** Expects that the parts of the landing page that need no further script work: a tab, the price, an answer. */
export async function expectUsable(page: Page, language = mainLanguage): Promise<void> {
  const { features, pricingSection, Faq } = wordsOf(language);
  const last = entryAt(features, -1);
  await page.getByRole('tab', { name: last.name, exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: last.name })).toContainText(last.title);
  const step = pack.additionalFilesStep;
  await page.getByRole('button', { name: counted(pricingSection, 'addFiles', step, language) }).click();
  const price = formatEuros((pack.price ?? 0) + step * (pack.additionalFilePrice ?? 0), language);
  await expect(page.locator('#pricing-section article')).toContainText(price);
  const { question, answer } = firstOf(Faq.entries);
  await page.locator('summary').filter({ hasText: question }).click();
  await expect(page.getByText(answer, { exact: true })).toBeVisible();
}
