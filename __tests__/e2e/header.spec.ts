import type { Page } from '@playwright/test';
import { landingPath, listPath, mainLanguage, otherLanguage, triedLanguages, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const banner = (page: Page) => page.getByRole('banner');

for (const language of triedLanguages) {
  const { header } = wordsOf(language);

  test(`${language}: the links lead to their parts of the landing page, from every page`, async ({ page }) => {
    for (const path of [`/${language}`, listPath(language)]) {
      await visit(page, path);
      const links = banner(page).getByRole('navigation', { name: header.navigation });
      for (const [word, hash] of [
        [header.home, ''],
        [header.pricing, '#pricing-section'],
        [header.reviews, '#testimonials-section'],
        [header.faq, '#faq-section'],
      ]) {
        await expect(links.getByRole('link', { name: word, exact: true })).toHaveAttribute('href', `/${language}${hash}`);
      }
    }
  });
}

test('a link of the header scrolls to its part, and so does one from another page', async ({ page }) => {
  const { header, pricingSection, faq } = wordsOf(otherLanguage);
  await visit(page, landingPath(otherLanguage));
  await banner(page).getByRole('link', { name: header.pricing, exact: true }).click();
  await expect(page).toHaveURL(`${landingPath(otherLanguage)}#pricing-section`);
  await expect(page.getByRole('heading', { name: pricingSection.title })).toBeInViewport();
  await visit(page, listPath(otherLanguage));
  await banner(page).getByRole('link', { name: header.faq, exact: true }).click();
  await expect(page).toHaveURL(`${landingPath(otherLanguage)}#faq-section`);
  await expect(page.getByRole('heading', { name: faq.title })).toBeInViewport();
});

test('the header’s content is at most 894 px wide, and stays in sight', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  for (const width of [768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await banner(page).locator('> *').first().boundingBox();
    expect(box?.width).toBeLessThanOrEqual(894);
    if (width >= 1024) expect(box?.width).toBeCloseTo(894, 0);
  }
  await page.mouse.wheel(0, 3000);
  await expect(banner(page).getByRole('link').first()).toBeInViewport();
});
