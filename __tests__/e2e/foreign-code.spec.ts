import type { Page } from '@playwright/test';
import { expectUsable } from './support/expect-usable';
import { feature, featureLink, h1 } from './support/first-feature';
import { addFiles, priceAfter } from './support/price';
import {
  cookies,
  featureOf,
  landingPath,
  languageName,
  languages,
  mainLanguage,
  otherLanguage,
  plainSpaces,
  site,
  wordsOf,
} from './support/site';
import { nameTagManager } from './support/tag-manager';
import { expect, test } from './support/test';
import { endOfPage, scrollTo, visit } from './support/visit';

const words = wordsOf(mainLanguage);

test.describe('a third party’s script', () => {
  // The page’s own policy allows no third party.
  test.use({ bypassCSP: true, earlierChoice: 'all' });

  const address = 'https://third.example/script.js';
  for (const [fault, answer] of [
    [
      'throws, rejects a promise and breaks a prototype',
      {
        contentType: 'text/javascript',
        body: 'Promise.reject(1); Array.prototype.flat = () => { throw 1 }; throw new Error("third party");',
      },
    ],
    ['does not load', { status: 500, body: '' }],
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
    });
  }
});

test.describe('before hydration,', () => {
  const changes = {
    'an extension adds elements': () => {
      const root = document.querySelector('#___gatsby');
      root?.prepend(document.createElement('div'));
      document.querySelector('main')?.append(document.createElement('grammar-helper'));
      document.querySelector('h1')?.prepend(document.createElement('span'));
    },
    'an extension removes elements': () => {
      document.querySelector('#pricing-section')?.remove();
      document.querySelector('header')?.remove();
    },
    'a phone turns figures into links': () => {
      const walker = document.createTreeWalker(document.querySelector('#pricing-section') ?? document, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(({ data }) => /\d/.test(data))) {
        const link = document.createElement('a');
        text.replaceWith(link);
        link.append(text);
      }
    },
    'a host hides e-mail addresses': () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
        const hidden = document.createElement('span');
        hidden.append('[email\u00a0protected]');
        link.replaceChildren(hidden);
        link.href = '/cdn-cgi/l/email-protection#5d';
      }
    },
  };
  for (const [what, change] of Object.entries(changes)) {
    test(`${what}: the page is complete and works`, async ({ page }) => {
      const script = `(${change})(); document.documentElement.dataset.extension = 'here'`;
      await page.route(`**${landingPath(mainLanguage)}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</body>', `<script>${script}</script></body>`);
        const { 'content-security-policy': _, ...headers } = response.headers();
        await route.fulfill({ response, headers, body: body.replace(/<meta[^>]*content-security-policy[^>]*>/i, '') });
      });
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', ({ message }) => errors.push(message));
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
      await expect(page.getByRole('contentinfo').locator(`a[href="mailto:${site.contact.email}"]`)).toBeVisible();
      expect(errors).toEqual([]);
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
    await expect(page.locator('#testimonials-section section')).toBeVisible();
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
