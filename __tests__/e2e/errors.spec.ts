import type { Page } from '@playwright/test';
import { feature, footerLink, h1, landing, list } from './support/pages';
import { watchProblems } from './support/problems';
import { content, mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { changeAnswer, visit, whenHydrated } from './support/visit';

const { header, featureWords, hero, notFound, Language } = wordsOf(mainLanguage);
const { unexpected, home, language } = content.ErrorTexts;

const dataOf = (path: string) => `**/page-data${path}/page-data.json`;

/** Replaces the catalogue of features, which a page reads when it is rendered. */
const putCatalogue = (page: Page, path: string, catalogue: unknown) =>
  changeAnswer(page, dataOf(path), (text) => {
    const data = JSON.parse(text);
    Object.assign(data.result.data, { catalogue });
    return JSON.stringify(data);
  });

test.describe('a page that throws while it is rendered', () => {
  // `/` leads to the language of the browser.
  test.use({ locale: mainLanguage });

  test('shows the error message of the data and a link home; the page before works again after Back', async ({ page }) => {
    await putCatalogue(page, list, null);
    await visit(page, landing);
    await footerLink(page, header.allFeatures).click();
    await expect(h1(page)).toHaveText(unexpected);
    await expect(page.getByRole('main')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(unexpected);
    await page.goBack();
    await expect(h1(page)).toContainText(hero.headlineGradient);
    await page.goForward();
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(landing);
    await expect(h1(page)).toContainText(hero.headlineGradient);
    await expect(page).toHaveTitle(wordsOf(mainLanguage).PageTexts.landing.title);
  });

  test('so does a section that throws when it wakes', async ({ page }) => {
    await putCatalogue(page, landing, {});
    await page.goto(landing, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 1);
    await expect(h1(page)).toHaveText(unexpected);
  });
});

test('if its data ends in the middle, a page stays as built, opened directly or by a link, and Back works', async ({
  page,
}) => {
  const expectUsable = async () => {
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(list);
    await expect(h1(page)).toHaveText(featureWords.listTitle);
    await expect(page.locator('a[href="/"]').first()).toBeVisible();
  };
  await changeAnswer(page, dataOf(list), (text) => text.slice(0, text.length / 2));
  await page.goto(list);
  await expectUsable();
  await visit(page, landing);
  await footerLink(page, header.allFeatures).click();
  await expectUsable();
  await page.goBack();
  await expect(h1(page)).toContainText(hero.headlineGradient);
});

for (const path of ['nowhere/at/all', '50%-off', '50%25-off', 'caf%E9', 'a%23b', 'a%3Fb', ':x']) {
  test(`${landing}/${path} has the status 404, logs itself alone, stores no language, and its links work`, async ({
    page,
    baseURL,
  }) => {
    const address = `${baseURL}${landing}/${path}`;
    const problems = watchProblems(page);
    expect((await visit(page, address))?.status()).toBe(404);
    await expect(h1(page)).toHaveText(notFound.title);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
    await page.waitForLoadState('networkidle');
    await footerLink(page, header.allFeatures).click();
    await expect(h1(page)).toHaveText(featureWords.listTitle);
    const ofBrowser = 'error: Failed to load resource';
    const own = problems.filter((text) => !text.startsWith(ofBrowser)).toSorted();
    expect(own).toEqual([`404: ${address}`, expect.stringMatching(/^(error|warning): /)]);
  });
}

test('an unknown address with two slashes at its start works, too', async ({ page, baseURL }) => {
  await visit(page, `${baseURL}//:x`);
  await expect(page.locator('a[href="/"]').first()).toBeVisible();
});

for (const [typed, meant] of [
  [`${landing.toUpperCase()}?A=B#C`, `${landing}?A=B#C`],
  [list.toUpperCase(), list],
  // Below the list, unknown addresses have a page of their own.
  [`${list}${feature.path.slice(list.length).toUpperCase()}`, feature.path],
  // Once, also where that leads nowhere; encoded signs stay as they are.
  [`${landing}/CAF%C3%89`, `${landing}/caf%C3%89`],
  ['//NOWHERE.example', '//nowhere.example'],
] as const) {
  test(`${typed} leads to the same address in small letters, without an entry in the history`, async ({ page, baseURL }) => {
    await page.goto('about:blank');
    await page.goto(`${baseURL}${typed}`);
    await expect(page).toHaveURL(`${baseURL}${meant}`);
    await whenHydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
}

for (const parent of [list, `/${Language.segments.fallback}`]) {
  test(`an unknown slug below ${parent} shows nothing, has the status 404, and the console names it`, async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('no-such-feature'));
    const response = await page.goto(`${parent}/no-such-feature`);
    expect((await logged).type()).toBe('error');
    expect(response?.status()).toBe(404);
    expect(await page.locator('body').innerText()).toBe('');
    // Gatsby's announcer for screen readers is a single pixel.
    const shown = await page.locator('body *').evaluateAll((all) => all.filter(({ clientHeight }) => clientHeight > 1));
    expect(shown).toHaveLength(0);
  });
}

test('a malformed hash leaves the page as it is', async ({ page }) => {
  const problems = watchProblems(page);
  await visit(page, `${landing}#%`);
  await expect(h1(page)).toContainText(hero.headlineGradient);
  expect(problems).toEqual([]);
});
