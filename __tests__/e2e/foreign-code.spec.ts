import type { Page } from '@playwright/test';
import { dialog, nameTagManager, openDialog } from './support/consent';
import { expectUsable, feature, footerLink, h1, landing } from './support/pages';
import { cookies, languageName, mainLanguage, otherLanguage, plainSpaces, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const words = wordsOf(mainLanguage);

test.describe('a third party’s script', () => {
  // The page’s own policy allows no third party.
  test.use({ bypassCSP: true, earlierChoice: 'all' });

  test('that throws, rejects a promise and breaks a prototype does not break the page', async ({ page, context }) => {
    const address = 'https://third.example/script.js';
    const body = 'Promise.reject(1); Array.prototype.flat = () => { throw 1 }; throw new Error("third party");';
    await nameTagManager(context, address);
    await context.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    const asked = page.waitForRequest(address);
    await visit(page, landing);
    await asked;
    await expectUsable(page);
    await footerLink(page, feature.name).click();
    await expect(h1(page)).toHaveText(feature.title);
  });
});

/** What changes the page before it is hydrated. */
const changes = {
  'an extension adds elements': () => {
    document.querySelector('#___gatsby')?.prepend(document.createElement('div'));
    document.querySelector('main')?.append(document.createElement('grammar-helper'));
    document.querySelector('h1')?.prepend(document.createElement('span'));
  },
  'an extension removes elements': () => {
    document.querySelector('#pricing-section')?.remove();
    document.querySelector('header')?.remove();
  },
  'a host hides e-mail addresses': () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
      link.replaceChildren('[email\u00a0protected]');
      link.href = '/cdn-cgi/l/email-protection#5d';
    }
  },
};
for (const [what, change] of Object.entries(changes)) {
  test(`before hydration, ${what}: the page is complete and works`, async ({ page }) => {
    await page.route(`**${landing}`, async (route) => {
      const response = await route.fetch();
      const script = `<script>(${change})(); document.documentElement.dataset.extension = 'here'</script></body>`;
      const body = (await response.text()).replace('</body>', script);
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body: body.replace(/<meta[^>]*content-security-policy[^>]*>/i, '') });
    });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await visit(page, landing);
    await expect(page.locator('html')).toHaveAttribute('data-extension', 'here');
    await expect(h1(page)).toContainText(words.hero.headlineGradient);
    await expect(page.getByRole('banner')).toBeVisible();
    await expectUsable(page);
    await footerLink(page, languageName(otherLanguage)).click();
    await expect(h1(page)).toContainText(wordsOf(otherLanguage).hero.headlineGradient);
    await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

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

test('translated by the browser, the page works: tabs, price, answers, carousel, consent, language', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await visit(page, landing);
  await translate(page);
  await expectUsable(page);
  await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
  await expect(page.locator('#testimonials-section section')).toBeVisible();
  await translate(page);
  await page.getByRole('button', { name: words.clientReviews.next }).click();
  await openDialog(page);
  await translate(page);
  await dialog(page).getByRole('button', { name: cookies.modal.essentialOnly }).click();
  await expect(dialog(page)).toBeHidden();
  for (const language of [otherLanguage, mainLanguage]) {
    await footerLink(page, languageName(language)).click();
    await expect(h1(page)).toContainText(plainSpaces(wordsOf(language).hero.headlineGradient));
    await translate(page);
  }
  await footerLink(page, feature.name).click();
  await expect(h1(page)).toContainText(feature.title);
  expect(errors).toEqual([]);
});
