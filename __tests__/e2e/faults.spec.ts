import type { Page } from '@playwright/test';
import { h1 } from './support/first-feature';
import { addFiles, priceAfter } from './support/price';
import { watchProblems } from './support/problems';
import { content, cookies, landingPath, languageName, mainLanguage, otherLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const words = wordsOf(mainLanguage);

/** Expects the page that replaces a broken one: the message of the specification, and a link home. */
async function expectFallback(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: content.ErrorTexts.unexpected, exact: true })).toBeVisible();
  await page.getByRole('link', { name: content.ErrorTexts.home }).click();
  await expect(page).toHaveURL(landingPath(mainLanguage));
  await expect(h1(page)).toContainText(words.hero.headlineGradient);
}

test.describe('an exception in one section', () => {
  test('hero: the page shows the message of the specification and a link home', async ({ page }) => {
    await page.route(`**/page-data${landingPath(otherLanguage)}/page-data.json`, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      // The section’s only data are its texts: this one needs a value that nobody gives.
      const { node } = json.result.data.locales.edges.find((edge: { node: { ns: string } }) => edge.node.ns === 'hero');
      node.data = JSON.stringify({ ...JSON.parse(node.data), badge: '{{missing}}' });
      await route.fulfill({ response, json });
    });
    await page.goto(landingPath(otherLanguage));
    await expectFallback(page);
  });

  for (const section of ['demo', 'catalogue', 'packs', 'testimonials', 'faq']) {
    test(`${section}: the page shows the message of the specification and a link home`, async ({ page }) => {
      await page.route(`**/page-data${landingPath(otherLanguage)}/page-data.json`, async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        json.result.data[section] = null;
        await route.fulfill({ response, json });
      });
      await page.goto(landingPath(otherLanguage));
      await expectFallback(page);
    });
  }
});

test('a double click counts as two, and breaks nothing', async ({ page }) => {
  const problems = watchProblems(page);
  await visit(page, landingPath(mainLanguage));
  await page.getByRole('banner').locator('summary').dblclick();
  await page.mouse.move(5, 700);
  await expect(page.getByRole('banner').locator('details')).not.toHaveAttribute('open');
  const tab = page.getByRole('tab').nth(3);
  await tab.dblclick();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await addFiles(page).dblclick();
  await expect(page.locator('#pricing-section article')).toContainText(priceAfter(2));
  const question = page.locator('#faq-section summary').first();
  await question.dblclick();
  await expect(page.locator('#faq-section details[open]')).toHaveCount(0);
  await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: words.clientReviews.next }).dblclick();
  // Two slides are visible at a time, and the last position is followed by the first.
  const slides = page.locator('#testimonials-section [role="group"]');
  await expect(slides.nth(2 % ((await slides.count()) - 1))).toHaveJSProperty('inert', false);
  await page.getByRole('contentinfo').getByRole('button', { name: words.footer.cookies }).dblclick();
  await page.getByRole('dialog').getByRole('button', { name: cookies.modal.essentialOnly }).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: languageName(otherLanguage) })
    .dblclick();
  await expect(page).toHaveURL(landingPath(otherLanguage));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: wordsOf(otherLanguage).header.allFeatures })
    .dblclick();
  await expect(h1(page)).toHaveText(wordsOf(otherLanguage).featureWords.listTitle);
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});
