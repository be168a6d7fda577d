import type { Page } from '@playwright/test';
import {
  entryAt,
  featureOf,
  firstOf,
  landingPath,
  languageName,
  languages,
  listPath,
  plainSpaces,
  triedLanguages,
  wordsOf,
} from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

interface Announcement {
  text: string;
  language: string | undefined;
}

/** Records what every visible live region announces from now on. */
async function listen(page: Page): Promise<() => Promise<Announcement[]>> {
  await page.evaluate(() => {
    const said: Announcement[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[aria-live], [role="status"], [role="alert"]'),
      );
      for (const region of new Set(regions)) {
        const text = region?.textContent?.trim();
        const language = region?.closest<HTMLElement>('[lang]')?.lang;
        if (text && region?.checkVisibility()) said.push({ text, language });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: Announcement[] }).said);
}

const headingOf = (language: string) => {
  const { headlineBefore, headlineGradient, headlineAfter } = wordsOf(language).hero;
  return plainSpaces(`${headlineBefore} ${headlineGradient} ${headlineAfter}`);
};

for (const language of triedLanguages) {
  const { header, features, featureWords } = wordsOf(language);
  const feature = firstOf(features);
  const other = entryAt(languages, languages.indexOf(language) - 1);

  test(`${language}: each new page is announced once, by its heading, in its language`, async ({ page }) => {
    await visit(page, `/${language}`);
    const said = await listen(page);
    const footer = page.getByRole('contentinfo');
    const expected: Announcement[] = [];
    const expectSaid = async (text: string, spoken: string) => {
      expected.push({ text, language: spoken });
      await expect
        .poll(async () => (await said()).map((entry) => ({ ...entry, text: plainSpaces(entry.text) })))
        .toEqual(expected);
    };
    await footer.getByRole('link', { name: header.allFeatures }).click();
    await expect(page).toHaveURL(listPath(language));
    await expectSaid(featureWords.listTitle, language);
    await footer.getByRole('link', { name: feature.name, exact: true }).click();
    await expectSaid(plainSpaces(feature.title), language);
    await footer.getByRole('link', { name: languageName(other) }).click();
    await expectSaid(plainSpaces(featureOf(other, feature.id).title), other);
    await page.goBack();
    await expectSaid(plainSpaces(feature.title), language);
    await footer.getByRole('link', { name: header.home, exact: true }).click();
    await expectSaid(headingOf(language), language);
    // A section of the current page is not a new page.
    await footer.getByRole('link', { name: header.pricing, exact: true }).click();
    await expect(page).toHaveURL(/#/);
    await page.waitForTimeout(300);
    expect(await said()).toHaveLength(expected.length);
  });
}

test('one live region announces pages; Gatsby’s own does not', async ({ page }) => {
  const language = firstOf(languages);
  await visit(page, landingPath(language));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: wordsOf(language).header.allFeatures })
    .click();
  await expect(page).toHaveURL(listPath(language));
  await expect(page.locator('[aria-live="assertive"]')).toHaveCount(1);
  await expect(page.locator('[aria-live="assertive"]')).toHaveAttribute('lang', language);
  await expect(page.locator('#gatsby-announcer')).toHaveCount(0);
});
