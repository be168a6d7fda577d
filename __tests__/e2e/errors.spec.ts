import type { Page } from '@playwright/test';
import {
  content,
  firstOf,
  landingPath,
  languageName,
  languages,
  listPath,
  mainLanguage,
  otherLanguage,
  triedLanguages,
  wordsOf,
} from './support/site';
import { expect, test } from './support/test';
import { endOfPage, scrollTo, scrollTop, visit } from './support/visit';

test('a page without its root element shows the error message of the specification', async ({ page }) => {
  await page.route(`**${landingPath(mainLanguage)}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('id="___gatsby"', 'id="elsewhere"');
    await route.fulfill({ response, body });
  });
  const error = page.waitForEvent('pageerror');
  await page.goto(landingPath(mainLanguage));
  expect((await error).message).toContain('Root element not found');
});

test.describe('when a page breaks', () => {
  // `/` leads to the language of the browser.
  test.use({ locale: mainLanguage });

  /** Makes the page behind an address throw while it is rendered: its data lacks what the template reads. */
  async function breakPage(page: Page, path: string): Promise<void> {
    await page.route(`**/page-data${path}/page-data.json`, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.result.data.catalogue = null;
      await route.fulfill({ response, json });
    });
  }

  for (const language of triedLanguages) {
    test(`${language}: it shows the error message of the data and a link home`, async ({ page }) => {
      await breakPage(page, listPath(language));
      await visit(page, `/${language}`);
      const link = page.getByRole('contentinfo').getByRole('link', { name: wordsOf(language).header.allFeatures });
      await link.click();
      await expect(page.getByRole('heading', { name: content.ErrorTexts.unexpected, exact: true })).toBeVisible();
      await expect(page.getByRole('main')).toHaveAttribute('lang', content.ErrorTexts.language);
      await expect(page).toHaveTitle(content.ErrorTexts.unexpected);
      const home = page.getByRole('link', { name: content.ErrorTexts.home });
      await expect(home).toHaveAttribute('href', '/');
      await home.click();
      await expect(page).toHaveURL(landingPath(mainLanguage));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(wordsOf(mainLanguage).hero.headlineGradient);
      await expect(page).toHaveTitle(wordsOf(mainLanguage).PageTexts.landing.title);
    });
  }

  test('a section that throws when it wakes shows it, too', async ({ page }) => {
    await page.route(`**/page-data${landingPath(mainLanguage)}/page-data.json`, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.result.data.catalogue = {};
      await route.fulfill({ response, json });
    });
    await page.goto(landingPath(mainLanguage), { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 1);
    await expect(page.getByRole('heading', { name: content.ErrorTexts.unexpected, exact: true })).toBeVisible();
  });

  test('the previous page works again after Back', async ({ page }) => {
    await breakPage(page, listPath(mainLanguage));
    await visit(page, landingPath(mainLanguage));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: wordsOf(mainLanguage).header.allFeatures })
      .click();
    await expect(page.getByRole('heading', { name: content.ErrorTexts.unexpected })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(wordsOf(mainLanguage).hero.headlineGradient);
  });
});

test.describe('when the data of a page is damaged', () => {
  const language = firstOf(languages);
  const path = listPath(language);
  type PageData = { componentChunkName?: string; result?: { data?: unknown; pageContext?: object } };
  const changed = (change: (data: PageData) => void) => (text: string) => {
    const data = JSON.parse(text) as PageData;
    change(data);
    return JSON.stringify(data);
  };
  /** What happens to the file, and whether the built page stays; otherwise, the fallback page replaces it. */
  const damages: Record<string, { damage: (text: string) => string; stands: boolean }> = {
    'its result is missing': { damage: changed((data) => delete data.result), stands: false },
    'it ends in the middle': { damage: (text) => text.slice(0, text.length / 2), stands: true },
    'its template does not exist': {
      damage: changed((data) => Object.assign(data, { componentChunkName: 'component---none' })),
      stands: true,
    },
  };

  for (const [what, { damage, stands }] of Object.entries(damages)) {
    test(`${what}: there is text and a link home, opened directly or by a link, and Back works`, async ({ page }) => {
      await page.route(`**/page-data${path}/page-data.json`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: damage(await response.text()) });
      });
      const heading = stands ? wordsOf(language).featureWords.listTitle : content.ErrorTexts.unexpected;
      const expectUsable = async () => {
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.locator('a[href="/"]').first()).toBeVisible();
      };
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectUsable();
      await visit(page, landingPath(language));
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
      await expectUsable();
      await page.waitForLoadState('networkidle');
      await expectUsable();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(wordsOf(language).hero.headlineGradient);
    });
  }
});

test('an unknown address logs itself, and requests nothing in vain', async ({ page, baseURL }) => {
  const address = `${baseURL}${landingPath(mainLanguage)}/nowhere`;
  const [logs, missing]: string[][] = [[], []];
  page.on('console', (message) => {
    if (message.location().url !== address && /error|warning/.test(message.type())) logs?.push(message.text());
  });
  page.on('response', (response) => response.status() >= 400 && missing?.push(response.url()));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  expect(logs).toEqual([expect.stringContaining('nowhere')]);
  expect(missing).toEqual([address]);
});

test('a malformed hash leaves the page as it is', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const language = firstOf(languages);
  await visit(page, `${landingPath(language)}#%`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(wordsOf(language).hero.headlineGradient);
  expect(errors).toEqual([]);
});

test.describe('navigation', () => {
  const { header, footer, features } = wordsOf(mainLanguage);
  const feature = firstOf(features);

  test('starts at the top, forward, back and forward again', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await page.getByRole('contentinfo').getByRole('link', { name: feature.name }).click();
    await expect(page).toHaveURL(feature.path);
    await expectAtTop(page);
    await scrollTo(page, endOfPage);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    await page.goBack();
    await expect(page).toHaveURL(landingPath(mainLanguage));
    await expectAtTop(page);
    await scrollTo(page, endOfPage);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    await page.goForward();
    await expect(page).toHaveURL(feature.path);
    await expectAtTop(page);
  });

  test('starts at the section that the hash names', async ({ page }) => {
    await visit(page, feature.path);
    await page.getByRole('banner').getByRole('link', { name: header.pricing }).click();
    await expect(page).toHaveURL(`${landingPath(mainLanguage)}#pricing-section`);
    await expect(page.getByRole('heading', { name: wordsOf(mainLanguage).pricingSection.title })).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(300);
  });

  test('to another language starts at the top', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const selector = page.getByRole('contentinfo').getByRole('navigation', { name: footer.language });
    await selector.getByRole('link', { name: languageName(otherLanguage) }).click();
    await expect(page).toHaveURL(landingPath(otherLanguage));
    await expectAtTop(page);
  });

  /** At the top, also after the router has focused the new page, which could scroll. */
  async function expectAtTop(page: Page): Promise<void> {
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
  }
});
