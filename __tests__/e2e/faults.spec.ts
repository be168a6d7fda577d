import type { Page } from '@playwright/test';
import { formatEuros } from '../../src/content/format';
import { expectUsable } from './support/expect-usable';
import { watchProblems } from './support/problems';
import {
  content,
  cookies,
  counted,
  featureOf,
  firstOf,
  landingPath,
  languageName,
  languages,
  listPath,
  mainLanguage,
  otherLanguage,
  pack,
  plainSpaces,
  wordsOf,
} from './support/site';
import { nameTagManager } from './support/tag-manager';
import { expect, still, test } from './support/test';
import { endOfPage, scrollTo, scrollTop, visit, whenHydrated, whenSettled } from './support/visit';

test.use(still);

const words = wordsOf(mainLanguage);
const feature = firstOf(words.features);

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const featureLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: feature.name, exact: true });
const addFiles = (page: Page) =>
  page.getByRole('button', { name: counted(words.pricingSection, 'addFiles', pack.additionalFilesStep, mainLanguage) });
const priceAfter = (presses: number) =>
  formatEuros((pack.price ?? 0) + presses * pack.additionalFilesStep * (pack.additionalFilePrice ?? 0), mainLanguage);

/** Marks the document, to detect whether another one was loaded. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test.describe('on the way to a page', () => {
  test('whose script does not come, the browser loads it as a document', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await mark(page);
    await page.route('**/component---src-templates-feature-detail*.js', (route) => route.abort());
    await featureLink(page).click();
    await expect(page).toHaveURL(feature.path);
    await expect(h1(page)).toHaveText(feature.title);
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    // The script does not come there either: what the document says stands, and its links lead on.
    await page.waitForLoadState('networkidle');
    await expect(h1(page)).toHaveText(feature.title);
    await page.getByRole('contentinfo').getByRole('link', { name: words.header.allFeatures }).click();
    await expect(page).toHaveURL(listPath(mainLanguage));
    await expect(h1(page)).toHaveText(words.featureWords.listTitle);
  });

  for (const [fault, status] of [
    ['fails', 503],
    ['is lost', 404],
  ] as const) {
    test(`whose data ${fault}, the browser loads it as a document`, async ({ page }) => {
      await page.route(`**/page-data${feature.path}/page-data.json`, (route) => route.fulfill({ status, body: '' }));
      await visit(page, landingPath(mainLanguage));
      await mark(page);
      await featureLink(page).click();
      await expect(page).toHaveURL(feature.path);
      await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
      await page.unroute(`**/page-data${feature.path}/page-data.json`);
      await visit(page, feature.path);
      await expect(h1(page)).toHaveText(feature.title);
    });
  }

  test('that the host knows and the site as loaded does not, the host is asked, once', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    let asked = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith(`${landingPath(mainLanguage)}/moved`)) asked++;
    });
    await page.route(`**${landingPath(mainLanguage)}/moved`, (route) =>
      route.fulfill({ status: 301, headers: { Location: listPath(mainLanguage) } }),
    );
    await page.evaluate(
      (to) => {
        const { ___navigate: go } = window as unknown as { ___navigate: (to: string) => void };
        go(to);
      },
      `${landingPath(mainLanguage)}/moved`,
    );
    await expect(page).toHaveURL(listPath(mainLanguage));
    await expect(h1(page)).toHaveText(words.featureWords.listTitle);
    expect(asked).toBe(1);
  });

  test('after a deployment, the new site is loaded, and goes on without a document each time', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await mark(page);
    await page.route('**/app-data.json', (route) => route.fulfill({ json: { webpackCompilationHash: 'another' } }));
    // The old site's scripts are gone, but for those that a page has already.
    await page.route('**/component---src-templates-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await featureLink(page).click();
    await expect(page).toHaveURL(feature.path);
    await expect(h1(page)).toHaveText(feature.title);
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await page.waitForLoadState('networkidle');
    // From here on documents, data and scripts are of one build again.
    await page.unrouteAll();
    await visit(page, feature.path);
    await mark(page);
    await page.getByRole('contentinfo').getByRole('link', { name: words.header.allFeatures }).click();
    await expect(h1(page)).toHaveText(words.featureWords.listTitle);
    expect(await isMarked(page)).toBe(true);
  });

  test('without a network, the page stays usable, and comes once the network is back', async ({ page, context }) => {
    await visit(page, landingPath(mainLanguage));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expectUsable(page);
    await expect(page.locator('#testimonials-section')).toContainText(firstOf(words.TestimonialTexts.testimonials).content);
    await featureLink(page).click();
    // The browser's own page says that there is no network, and keeps the address to try again.
    await expect.poll(() => page.title().catch(() => '')).not.toBe(words.PageTexts.landing.title);
    await context.setOffline(false);
    await page.goto(feature.path);
    await whenHydrated(page);
    await expect(h1(page)).toHaveText(feature.title);
  });
});

test.describe('without', () => {
  test('fonts, every word is there at once', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await visit(page, landingPath(mainLanguage));
    await expect(h1(page)).toContainText(words.hero.headlineGradient);
    expect(await page.evaluate(() => document.fonts.check('16px "Archivo fallback"'))).toBe(true);
    await expectUsable(page);
  });

  test('pictures, their words stand in their place, and nothing moves', async ({ page }) => {
    const heights = async () => {
      await visit(page, feature.path);
      await page.waitForLoadState('networkidle');
      return page.evaluate(() => document.documentElement.scrollHeight);
    };
    const whole = await heights();
    await page.route(/\.(avif|png|jpe?g)$/, (route) => route.abort());
    expect(await heights()).toBe(whole);
    await expect(page.getByRole('img', { name: feature.image.alt })).toBeVisible();
  });

  test('any script, the pages are readable', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(landingPath(mainLanguage));
    await expect(h1(page)).toContainText(words.hero.headlineGradient);
    await page
      .locator('summary')
      .filter({ hasText: firstOf(words.Faq.entries).question })
      .click();
    await expect(page.getByText(firstOf(words.Faq.entries).answer, { exact: true })).toBeVisible();
    await featureLink(page).click();
    await expect(h1(page)).toHaveText(feature.title);
  });
});

/** The page in place of one that broke: the words of the specification, and the way home. */
async function expectFallback(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: content.ErrorTexts.unexpected, exact: true })).toBeVisible();
  await page.getByRole('link', { name: content.ErrorTexts.home }).click();
  await expect(page).toHaveURL(landingPath(mainLanguage));
  await expect(h1(page)).toContainText(words.hero.headlineGradient);
}

test.describe('an exception in one section', () => {
  test('hero: the page says so in the words of the specification, and leads home', async ({ page }) => {
    await page.route(`**/page-data${landingPath(otherLanguage)}/page-data.json`, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      // The section has no data but its words: three that stand for one another in a ring never come to an end.
      const { node } = json.result.data.locales.edges.find((edge: { node: { ns: string } }) => edge.node.ns === 'hero');
      const ring = { badge: '$t(hero:subtitle)', subtitle: '$t(hero:credibility)', credibility: '$t(hero:badge)' };
      node.data = JSON.stringify({ ...JSON.parse(node.data), ...ring });
      await route.fulfill({ response, json });
    });
    await page.goto(landingPath(otherLanguage));
    await expectFallback(page);
  });

  for (const section of ['demo', 'catalogue', 'packs', 'testimonials', 'faq']) {
    test(`${section}: the page says so in the words of the specification, and leads home`, async ({ page }) => {
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

test.describe('forward, back and reload', () => {
  for (const part of [0, 0.3, 0.7, 1]) {
    test(`at ${part * 100} % of the page: it is whole and works`, async ({ page }) => {
      const problems = watchProblems(page);
      await visit(page, landingPath(mainLanguage));
      await whenSettled(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      await scrollTo(page, part === 1 ? endOfPage : Math.round(height * part));
      await page.waitForLoadState('networkidle');
      await page.reload();
      await whenHydrated(page);
      if (part > 0) await expect.poll(() => scrollTop(page)).toBeGreaterThan(height * part * 0.8);
      await featureLink(page).click();
      await expect(h1(page)).toHaveText(feature.title);
      await page.goBack();
      await expect(h1(page)).toContainText(words.hero.headlineGradient);
      await page.goForward();
      await expect(h1(page)).toHaveText(feature.title);
      await page.goBack();
      await expectUsable(page);
      await page.waitForLoadState('networkidle');
      // What was under way when the page was loaded again is given up.
      expect(problems.filter((problem) => !problem.startsWith('net::ERR_ABORTED'))).toEqual([]);
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
  // Two are shown at a time; from the last place it goes on at the first.
  const slides = page.locator('[aria-roledescription="slide"]');
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

test('two tabs in two languages do not affect each other', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, landingPath(mainLanguage));
  await visit(other, landingPath(otherLanguage));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: wordsOf(mainLanguage).header.allFeatures })
    .click();
  await expect(h1(page)).toHaveText(wordsOf(mainLanguage).featureWords.listTitle);
  await other
    .getByRole('contentinfo')
    .getByRole('link', { name: wordsOf(otherLanguage).header.allFeatures })
    .click();
  await expect(h1(other)).toHaveText(wordsOf(otherLanguage).featureWords.listTitle);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', mainLanguage);
  await expect(h1(page)).toHaveText(wordsOf(mainLanguage).featureWords.listTitle);
});

test.describe('a third party’s script', () => {
  // The page's own policy names no third party.
  test.use({ bypassCSP: true, earlierChoice: 'all' });

  const address = 'https://third.example/script.js';
  for (const [fault, answer] of [
    ['throws', { contentType: 'text/javascript', body: 'throw new Error("third party"); ' }],
    [
      'rejects, and takes the prototype apart',
      { contentType: 'text/javascript', body: 'Promise.reject(1); Array.prototype.flat = () => { throw 1 };' },
    ],
    ['does not come', { status: 500, body: '' }],
  ] as const) {
    test(`that ${fault} does not break the page`, async ({ page, context }) => {
      await nameTagManager(context, address);
      await context.route(address, (route) => route.fulfill(answer));
      const asked = page.waitForRequest(address);
      await visit(page, landingPath(mainLanguage));
      await asked;
      await expectUsable(page);
      await featureLink(page).click();
      await expect(h1(page)).toHaveText(feature.title);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test.describe('before React takes the page over,', () => {
  const changes = {
    'an extension puts its own elements into it': () => {
      const root = document.querySelector('#___gatsby');
      root?.prepend(document.createElement('div'));
      document.querySelector('main')?.append(document.createElement('grammar-helper'));
      document.querySelector('h1')?.prepend(document.createElement('span'));
    },
    'an extension takes elements away': () => {
      document.querySelector('#pricing-section')?.remove();
      document.querySelector('header')?.remove();
    },
    'an extension makes links of phone numbers': () => {
      for (const link of document.querySelectorAll('address a')) {
        const bold = document.createElement('b');
        bold.append(...link.childNodes);
        link.append(bold);
      }
    },
  };
  for (const [what, change] of Object.entries(changes)) {
    test(`${what}: the page is whole and works`, async ({ page }) => {
      const script = `(${change})(); document.documentElement.dataset.extension = 'here'`;
      await page.route(`**${landingPath(mainLanguage)}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</body>', `<script>${script}</script></body>`);
        const { 'content-security-policy': _, ...headers } = response.headers();
        await route.fulfill({ response, headers, body: body.replace(/<meta[^>]*content-security-policy[^>]*>/i, '') });
      });
      await visit(page, landingPath(mainLanguage));
      await expect(page.locator('html')).toHaveAttribute('data-extension', 'here');
      await expect(h1(page)).toContainText(words.hero.headlineGradient);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('#pricing-section')).toContainText(words.pricingSection.title);
      await expectUsable(page);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: languageName(otherLanguage) })
        .click();
      await expect(h1(page)).toContainText(wordsOf(otherLanguage).hero.headlineGradient);
    });
  }
});

test.describe('translated by the browser,', () => {
  /** Simulates Chrome's translation, which wraps every text in elements. */
  const translate = (page: Page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, iframe')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    });

  test('the page works: tabs, price, carousel, answers, menus, consent, language', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await visit(page, landingPath(mainLanguage));
    await translate(page);
    await expectUsable(page);
    await addFiles(page).click();
    await expect(page.locator('#pricing-section article')).toContainText(priceAfter(2));
    await page.getByRole('banner').locator('summary').click();
    await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
    await expect(page.locator('[aria-roledescription="carousel"]')).toBeVisible();
    await translate(page);
    await page.getByRole('button', { name: words.clientReviews.next }).click();
    await page.getByRole('contentinfo').getByRole('button', { name: words.footer.cookies }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await translate(page);
    await page.getByRole('dialog').getByRole('button', { name: cookies.modal.essentialOnly }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await scrollTo(page, 0);
    await scrollTo(page, endOfPage);
    for (const language of languages.toReversed()) {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: languageName(language) })
        .click();
      await expect(page).toHaveURL(`/${language}`);
      await expect(h1(page)).toContainText(plainSpaces(wordsOf(language).hero.headlineGradient));
      await translate(page);
    }
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: featureOf(mainLanguage, feature.id).name, exact: true })
      .click();
    await expect(h1(page)).toContainText(featureOf(mainLanguage, feature.id).title);
    expect(errors).toEqual([]);
  });
});
