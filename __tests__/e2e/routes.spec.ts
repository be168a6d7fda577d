import { listPath, mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** Below these, an unknown slug shows an empty page (section 2 of the specification). */
const parents = [listPath(mainLanguage), `/${wordsOf(mainLanguage).Language.segments.fallback}`];

for (const parent of parents) {
  test(`an unknown slug below ${parent} shows nothing, has the status 404, and the console names it`, async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('no-such-feature'));
    const response = await page.goto(`${parent}/no-such-feature`);
    expect((await logged).type()).toBe('error');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(`${parent}/no-such-feature`);
    expect(await page.locator('body').innerText()).toBe('');
    // Gatsby's announcer for screen readers is a single pixel.
    const shown = await page
      .locator('body *')
      .evaluateAll((all) => all.filter(({ clientHeight }) => clientHeight > 1).length);
    expect(shown).toBe(0);
  });
}

for (const path of ['nowhere', 'nowhere/at/all', '50%-off', 'caf%E9', ':x']) {
  test(`/${mainLanguage}/${path} has the status 404, and a page in its language whose links work`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const response = await visit(page, `/${mainLanguage}/${path}`);
    expect(response?.status()).toBe(404);
    const { notFound, header, featureWords } = wordsOf(mainLanguage);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(notFound.title);
    await page.getByRole('contentinfo').getByRole('link', { name: header.allFeatures }).click();
    await expect(heading).toHaveText(featureWords.listTitle);
    expect(errors).toEqual([]);
  });
}
