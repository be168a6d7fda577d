import type { Page } from '@playwright/test';
import { expectUsable } from './support/expect-usable';
import { feature, featureLink, h1 } from './support/first-feature';
import { watchProblems } from './support/problems';
import { firstOf, landingPath, listPath, mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { scrollTo, scrollTop, visit, whenHydrated, whenSettled } from './support/visit';

const words = wordsOf(mainLanguage);

/** Marks the document, to detect whether another one is loaded. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test.describe('when a link leads to a page', () => {
  test('header and footer stay in place, and the keyboard starts at the top of the page', async ({ page }) => {
    const kept = page.locator('[data-kept]');
    await visit(page, landingPath(mainLanguage));
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('header, footer')) part.dataset.kept = '';
    });
    await page.getByRole('contentinfo').getByRole('link', { name: words.header.allFeatures }).click();
    await expect(h1(page)).toHaveText(words.featureWords.listTitle);
    await expect(kept).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="#page-content"]')).toBeFocused();
  });

  test('whose script does not load, the browser loads it as a document', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await mark(page);
    await page.route('**/component---src-templates-feature-detail*.js', (route) => route.abort());
    await featureLink(page).click();
    await expect(page).toHaveURL(feature.path);
    await expect(h1(page)).toHaveText(feature.title);
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    // Its script does not load there either: the text of the document stays, and its links work.
    await page.waitForLoadState('networkidle');
    await expect(h1(page)).toHaveText(feature.title);
    await page.getByRole('contentinfo').getByRole('link', { name: words.header.allFeatures }).click();
    await expect(page).toHaveURL(listPath(mainLanguage));
    await expect(h1(page)).toHaveText(words.featureWords.listTitle);
  });

  test('whose data is missing, the browser loads it as a document', async ({ page }) => {
    await page.route(`**/page-data${feature.path}/page-data.json`, (route) => route.fulfill({ status: 404, body: '' }));
    await visit(page, landingPath(mainLanguage));
    await mark(page);
    await featureLink(page).click();
    await expect(page).toHaveURL(feature.path);
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await page.unroute(`**/page-data${feature.path}/page-data.json`);
    await visit(page, feature.path);
    await expect(h1(page)).toHaveText(feature.title);
  });

  test('that only the host knows, the browser requests it once', async ({ page }) => {
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

  test('after a deployment, the new site is loaded once, and further pages load without a document', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await mark(page);
    await page.route('**/app-data.json', (route) => route.fulfill({ json: { webpackCompilationHash: 'another' } }));
    // The old site’s scripts are gone, except those that the page has loaded.
    await page.route('**/component---src-templates-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await featureLink(page).click();
    await expect(page).toHaveURL(feature.path);
    await expect(h1(page)).toHaveText(feature.title);
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await page.waitForLoadState('networkidle');
    // From now on, documents, data and scripts are of one build again.
    await page.unrouteAll();
    await visit(page, feature.path);
    await mark(page);
    await page.getByRole('contentinfo').getByRole('link', { name: words.header.allFeatures }).click();
    await expect(h1(page)).toHaveText(words.featureWords.listTitle);
    expect(await isMarked(page)).toBe(true);
  });

  test('without a network, the current page stays usable, and the next one loads once the network is back', async ({
    page,
    context,
  }) => {
    await visit(page, landingPath(mainLanguage));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expectUsable(page);
    await expect(page.locator('#testimonials-section')).toContainText(firstOf(words.TestimonialTexts.testimonials).content);
    await featureLink(page).click();
    // The browser’s error page keeps the address.
    await expect.poll(() => page.title().catch(() => '')).not.toBe(words.PageTexts.landing.title);
    await context.setOffline(false);
    await page.goto(feature.path);
    await whenHydrated(page);
    await expect(h1(page)).toHaveText(feature.title);
  });
});

test.describe('forward, back and reload', () => {
  test('the page is complete and works, also in its middle', async ({ page }) => {
    const problems = watchProblems(page);
    await visit(page, landingPath(mainLanguage));
    await whenSettled(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await scrollTo(page, Math.round(height * 0.7));
    await page.waitForLoadState('networkidle');
    await page.reload();
    await whenHydrated(page);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(height * 0.5);
    await featureLink(page).click();
    await expect(h1(page)).toHaveText(feature.title);
    await page.goBack();
    await expect(h1(page)).toContainText(words.hero.headlineGradient);
    await page.goForward();
    await expect(h1(page)).toHaveText(feature.title);
    await page.goBack();
    await expectUsable(page);
    await page.waitForLoadState('networkidle');
    // Requests that were pending during the reload are aborted.
    expect(problems.filter((problem) => !problem.startsWith('net::ERR_ABORTED'))).toEqual([]);
  });
});
