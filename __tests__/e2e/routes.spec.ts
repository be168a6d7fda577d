import { readFileSync } from 'node:fs';
import type { ConsoleMessage, Page } from '@playwright/test';
import type { RawAnswer } from './support/raw-request';
import { rawRequest } from './support/raw-request';
import {
  content,
  featureOf,
  firstOf,
  landingPath,
  languages,
  listPath,
  mainLanguage,
  registry,
  site,
  wordsOf,
} from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** Addresses of lists without a language, with their redirect targets (section 2 of the specification). */
const bareLists = Object.fromEntries(
  languages.map((language) => [`/${wordsOf(language).Language.segments.features}`, listPath(language)]),
);

/** Below these, an unknown slug shows an empty page (section 2 of the specification). */
const parents = [
  ...languages.map(listPath),
  ...languages.map((language) => `/${wordsOf(language).Language.segments.fallback}`),
];

const pages = registry.pages.filter(({ kind }) => kind !== 'root' && kind !== 'unknown' && kind !== 'notFound');

test.describe('redirects', () => {
  for (const [from, to] of Object.entries(bareLists)) {
    test(`${from} redirects to ${to} permanently, in one hop, and keeps the query`, async ({ baseURL }) => {
      await expectRedirect(String(baseURL), from, to);
      await expectRedirect(String(baseURL), `${from}?source=mail&n=1`, `${to}?source=mail&n=1`);
    });
  }

  test('every redirect of the data works in one hop; it is temporary if its page may be published again', async ({
    baseURL,
  }) => {
    expect(registry.redirects.length).toBeGreaterThanOrEqual(languages.length);
    for (const { from, to, temporary } of registry.redirects) {
      const [path, hash] = to.split(/(?=#)/);
      const status = temporary ? 302 : 301;
      await expectRedirect(String(baseURL), from, to, status);
      await expectRedirect(String(baseURL), `${from}?source=mail`, `${path}?source=mail${hash ?? ''}`, status);
    }
  });

  test('no page has a second address with a slash at the end, or with .html', async ({ baseURL }) => {
    for (const { path } of pages) {
      await expectRedirect(String(baseURL), `${path}/`, path);
      await expectRedirect(String(baseURL), `${path}/?source=mail`, `${path}?source=mail`);
      await expectRedirect(String(baseURL), `${path}.html`, path);
    }
  });

  test('a browser that follows one shows the page', async ({ page }) => {
    for (const [from, to] of Object.entries(bareLists).slice(0, 1)) {
      await visit(page, `${from}?source=mail`);
      await expect(page).toHaveURL(`${to}?source=mail`);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(firstOf(languages)).featureWords.listTitle);
  });
});

async function expectRedirect(origin: string, from: string, to: string, expected = 301): Promise<void> {
  const { status, location } = await rawRequest(origin, from);
  expect({ from, status, location }).toEqual({ from, status: expected, location: to });
  expect((await rawRequest(origin, to.replace(/#.*/, ''))).status).toBe(200);
}

test.describe('addresses without a language', () => {
  for (const [index, language] of languages.entries()) {
    test(`${language}: show the feature by its id and by its slug, without a redirect`, async ({ page }) => {
      const parent = parents[index + languages.length];
      const id = content.FeatureCatalogue.features.at(index)?.id ?? '';
      const { slug, title } = featureOf(language, id);
      for (const name of [id, slug]) {
        const response = await visit(page, `${parent}/${name}`);
        expect(response?.status()).toBe(200);
        await expect(page).toHaveURL(`${parent}/${name}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
    });
  }
});

test.describe('an unknown slug', () => {
  for (const parent of parents) {
    test(`below ${parent} shows nothing, has the status 404, and the console names it`, async ({ page }) => {
      const logged = page.waitForEvent('console', isLog('error', 'no-such-feature'));
      const response = await page.goto(`${parent}/no-such-feature`);
      await logged;
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(`${parent}/no-such-feature`);
      expect(await page.locator('body').innerText()).toBe('');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      expect((await visibleElements(page)).filter((name) => name !== 'html' && name !== 'body')).toEqual([]);
    });
  }
});

const isLog = (type: string, part: string) => (message: ConsoleMessage) =>
  message.type() === type && message.text().includes(part);

/** Names of the elements that take space on the page; Gatsby’s announcer for screen readers is a single pixel. */
const visibleElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].filter((element) => element.clientHeight > 1).map((element) => element.localName),
  );

test.describe('an unknown address', () => {
  for (const broken of ['50%-off', '%', 'caf%E9']) {
    test(`such as /${broken}, which cannot be decoded, has a page that works`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const response = await visit(page, `/${mainLanguage}/${broken}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(mainLanguage).notFound.title);
      expect(errors).toEqual([]);
    });
  }

  const cases = [
    ...['/nowhere', '/nowhere/at/all', '/eo', `/${mainLanguage.toUpperCase()}`, `/${mainLanguage}-XX`].map((path) => ({
      path,
      language: site.notFoundLanguage,
    })),
    ...languages.map((language) => ({ path: `/${language}/nowhere`, language })),
    ...languages.map((language) => ({ path: `/${language}/nowhere/at/all`, language })),
  ];
  for (const { path, language } of cases) {
    test(`${path} has the status 404, a page in ${language}, and a link home`, async ({ page }) => {
      const { notFound } = wordsOf(language);
      const logged = page.waitForEvent('console', (message) => message.text().includes(path));
      const response = await visit(page, path);
      await logged;
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const main = page.getByRole('main');
      await expect(main.getByText(notFound.code, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
      await expect(main.getByRole('link', { name: notFound.home, exact: true })).toHaveAttribute('href', '/');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    });
  }

  test('has a link home that works', async ({ page }) => {
    await visit(page, '/nowhere');
    await page.getByRole('link', { name: wordsOf(site.notFoundLanguage).notFound.home, exact: true }).click();
    await expect(page).toHaveURL(landingPath(mainLanguage));
  });
});

test.describe('a malicious address', () => {
  const hostile = [
    '//evil.example',
    '//evil.example/',
    '//evil.example/..',
    '///evil.example',
    '/\\evil.example',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    `${landingPath(mainLanguage)}//evil.example/`,
    `${landingPath(mainLanguage)}/..%2f..`,
    `${landingPath(mainLanguage)}/..%2f..%2fpackage.json`,
    '/../package.json',
    '/../../etc/passwd',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/static/%2e%2e/%2e%2e/package.json',
    '/..%5cpackage.json',
    '/.%00./package.json',
    '/fr%0d%0aLocation:%20https://evil.example/',
    '/%',
    '/%zz/',
  ];
  for (const path of hostile) {
    test(`${path} redirects to no other site and shows no file of the server`, async ({ baseURL }) => {
      const answer = await rawRequest(String(baseURL), path);
      expectHarmless(answer);
      expect(answer.status).toBe(404);
    });
  }

  test('with slashes at the end or in the query: /fr/ redirects to /fr only', async ({ baseURL }) => {
    expect((await rawRequest(String(baseURL), `${landingPath(mainLanguage)}/`)).location).toBe(landingPath(mainLanguage));
    expectHarmless(await rawRequest(String(baseURL), `${landingPath(mainLanguage)}/?next=//evil.example`));
    expectHarmless(await rawRequest(String(baseURL), '/features?%0d%0aLocation:%20https://evil.example'));
  });
});

function expectHarmless({ location, body }: RawAnswer): void {
  if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])[\w/-]*(\?.*)?$/);
  const secrets = [readFileSync('package.json', 'utf8'), 'root:x:'];
  for (const secret of secrets) expect(body).not.toContain(secret);
}
