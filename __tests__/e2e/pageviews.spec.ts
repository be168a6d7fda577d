import { languages, site, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test('each landing page is pushed to the data layer: path, title, language', async ({ page }) => {
  await visit(page, `/${site.defaultLanguage}`);
  const pageviews = () =>
    page.evaluate(() => window.dataLayer?.filter((entry) => 'event' in entry && entry.event === 'pageview'));
  const expected = languages.map((language) => ({
    event: 'pageview',
    path: `/${language}`,
    title: wordsOf(language).PageTexts.landing.title,
    language,
  }));
  await expect.poll(pageviews).toEqual(expected.slice(0, 1));
  for (const [index, language] of languages.entries()) {
    if (index === 0) continue;
    await page.getByRole('banner').locator(`a[hreflang="${language}"]`).click();
    await expect.poll(pageviews).toEqual(expected.slice(0, index + 1));
  }
});
