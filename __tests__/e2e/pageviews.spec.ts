import { dialog } from './support/consent';
import { cookies, landingPath, languageName, languages, mainLanguage, otherLanguage, site, wordsOf } from './support/site';
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

test.describe('whatever is chosen,', () => {
  test.use({ earlierChoice: 'all' });

  test('each landing page is pushed: also after a withdrawal, and after Back', async ({ page }) => {
    const { footer, header } = wordsOf(mainLanguage);
    const links = page.getByRole('contentinfo');
    const paths = () =>
      page.evaluate(() => window.dataLayer?.flatMap((entry) => ('event' in entry && 'path' in entry ? [entry.path] : [])));
    const seen = [landingPath(mainLanguage)];
    await visit(page, landingPath(mainLanguage));
    await links.getByRole('button', { name: footer.cookies }).click();
    await dialog(page).getByRole('button', { name: cookies.modal.essentialOnly }).click();
    await expect(dialog(page)).toBeHidden();
    await links.getByRole('link', { name: languageName(otherLanguage) }).click();
    seen.push(landingPath(otherLanguage));
    await expect.poll(paths).toEqual(seen);
    await page.goBack();
    seen.push(landingPath(mainLanguage));
    await expect.poll(paths).toEqual(seen);
    await links.getByRole('link', { name: header.allFeatures }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(mainLanguage).featureWords.listTitle);
    await page.goBack();
    seen.push(landingPath(mainLanguage));
    await expect.poll(paths).toEqual(seen);
  });
});
