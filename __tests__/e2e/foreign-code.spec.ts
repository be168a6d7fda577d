import type { Page } from '@playwright/test';
import { bar, clickInBar, dialog, openDialog } from './support/consent';
import { expectUsable, feature, footerLink, h1, landing } from './support/pages';
import { watchProblems } from './support/problems';
import { cookies, languageName, mainLanguage, otherLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit, whenHydrated } from './support/visit';

const words = wordsOf(mainLanguage);

/** What extensions and hosts do to a page before it is hydrated. */
function changePage(): void {
  document.querySelector('#___gatsby')?.prepend(document.createElement('div'));
  document.querySelector('main')?.append(document.createElement('grammar-helper'));
  document.querySelector('h1')?.prepend(document.createElement('span'));
  document.querySelector('#pricing-section')?.remove();
  document.querySelector('header')?.remove();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
    link.replaceChildren('[email\u00a0protected]');
    link.href = '/cdn-cgi/l/email-protection#5d';
  }
  document.documentElement.dataset.extension = 'here';
}

test('a page to which elements were added, and from which others were removed, before hydration is complete and works', async ({
  page,
}) => {
  await page.route(`**${landing}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', `<script>(${changePage})()</script></body>`);
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: body.replace(/<meta[^>]*content-security-policy[^>]*>/i, '') });
  });
  const problems = watchProblems(page);
  await visit(page, landing);
  await expect(page.locator('html')).toHaveAttribute('data-extension', 'here');
  await expect(h1(page)).toContainText(words.hero.headlineGradient);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectUsable(page);
  await footerLink(page, languageName(otherLanguage)).click();
  await expect(h1(page)).toContainText(wordsOf(otherLanguage).hero.headlineGradient);
  await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).toBeVisible();
  // That the page was changed is a warning.
  expect(problems.filter((problem) => !problem.startsWith('warning'))).toEqual([]);
});

/** Runs in the browser before the page: puts a value, or an error, in the place of what a browser says. */
function replaceAnswers(kind: 'errors' | 'a number' | 'a frozen list'): void {
  const answer = () => {
    if (kind === 'errors') throw new Error('foreign');
    return kind === 'a number' ? 12 : Object.freeze([]);
  };
  const replaced: [object, string[]][] = [
    [window, ['dataLayer', 'localStorage']],
    [navigator, ['language', 'languages', 'globalPrivacyControl']],
    [document, ['cookie']],
    [performance, ['getEntriesByType']],
  ];
  for (const [owner, names] of replaced)
    for (const name of names) Object.defineProperty(owner, name, { get: answer, set: () => undefined });
  Object.assign(window, { matchMedia: answer });
}

for (const kind of ['errors', 'a number', 'a frozen list'] as const) {
  test.describe(`where an extension answers with ${kind}`, () => {
    test.use({ earlierChoice: 'none' });

    test('for the browser, / leads on, and pages work, that of an unknown address, too', async ({ page }) => {
      await page.addInitScript(replaceAnswers, kind);
      await page.goto('/');
      await expect(page).toHaveURL(landing);
      await whenHydrated(page);
      await clickInBar(page, cookies.banner.essentialOnly);
      await expect(bar(page)).toBeHidden();
      await expectUsable(page);
      await page.getByRole('banner').getByRole('link', { name: words.header.logo }).click();
      await expect(page).toHaveURL(landing);
      await expect(h1(page)).toContainText(words.hero.headlineGradient);
      await visit(page, `${landing}/nowhere`);
      await footerLink(page, feature.name).click();
      await expect(h1(page)).toContainText(feature.title);
    });
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
    await expect(h1(page)).toContainText(wordsOf(language).hero.headlineGradient);
    await translate(page);
  }
  await footerLink(page, feature.name).click();
  await expect(h1(page)).toContainText(feature.title);
  expect(errors).toEqual([]);
});
