import type { Page } from '@playwright/test';
import { expectUsable, feature, footerLink, h1, landing } from './support/pages';
import { languageName, mainLanguage, otherLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { endOfPage, scrollTo, scrollTop, visit } from './support/visit';

const words = wordsOf(mainLanguage);

/** Marks the document, to detect whether another one is loaded. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const expectNewDocument = (page: Page) => expect.poll(() => isMarked(page).catch(() => true)).toBe(false);

test.describe('when a link leads to a page', () => {
  test('header and footer stay in place, and the keyboard starts at the top of the page', async ({ page }) => {
    await visit(page, landing);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('header, footer')) part.dataset.kept = '';
    });
    await footerLink(page, words.header.allFeatures).click();
    await expect(h1(page)).toHaveText(words.featureWords.listTitle);
    await expect(page.locator('[data-kept]')).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="#page-content"]')).toBeFocused();
  });

  test('it starts at the top: forward, back, forward again and in another language', async ({ page }) => {
    /** At the top, also after the router has focused the new page, which could scroll. */
    const expectAtTop = async () => {
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
      expect(await scrollTop(page)).toBe(0);
    };
    const scrollDown = async () => {
      await scrollTo(page, endOfPage);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    };
    await visit(page, landing);
    await footerLink(page, feature.name).click();
    await expect(page).toHaveURL(feature.path);
    await expectAtTop();
    await scrollDown();
    await page.goBack();
    await expect(page).toHaveURL(landing);
    await expectAtTop();
    await scrollDown();
    await page.goForward();
    await expect(page).toHaveURL(feature.path);
    await expectAtTop();
    await footerLink(page, languageName(otherLanguage)).click();
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
    await expectAtTop();
  });

  test('it is announced by its heading, in its language; a section of the same page is not', async ({ page }) => {
    const region = page.locator('[aria-live="assertive"]');
    const expectSaid = async (text: string, language: string) => {
      await expect(region).toHaveText(text);
      await expect(region).toHaveAttribute('lang', language);
    };
    await visit(page, landing);
    // Gatsby's own announcer is not there.
    await expect(region).toHaveCount(1);
    await expect(region).toBeEmpty();
    await footerLink(page, words.header.allFeatures).click();
    await expectSaid(words.featureWords.listTitle, mainLanguage);
    await footerLink(page, languageName(otherLanguage)).click();
    await expectSaid(wordsOf(otherLanguage).featureWords.listTitle, otherLanguage);
    await page.goBack();
    await expectSaid(words.featureWords.listTitle, mainLanguage);
    await footerLink(page, feature.name).click();
    await expectSaid(feature.title, mainLanguage);
    // A screen reader reads it again if it is written again.
    await region.evaluate((element) => element.replaceChildren());
    await page.getByRole('link', { name: words.header.skipToContent }).press('Enter');
    await expect(page).toHaveURL(/#/);
    await expect(region).toBeEmpty();
  });

  test('after a deployment, the new site is loaded once, and further pages load without a document', async ({ page }) => {
    await visit(page, landing);
    await mark(page);
    await page.route('**/app-data.json', (route) => route.fulfill({ json: { webpackCompilationHash: 'another' } }));
    // The old site’s scripts are gone, except those that the page has loaded.
    await page.route('**/component---src-templates-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await footerLink(page, feature.name).click();
    await expectNewDocument(page);
    await expect(h1(page)).toHaveText(feature.title);
    await page.waitForLoadState('networkidle');
    // From now on, documents, data and scripts are of one build again.
    await page.unrouteAll();
    await visit(page, feature.path);
    await mark(page);
    await footerLink(page, words.header.allFeatures).click();
    await expect(h1(page)).toHaveText(words.featureWords.listTitle);
    expect(await isMarked(page)).toBe(true);
  });

  test('without a network, the current page stays usable, and the next one loads once the network is back', async ({
    page,
    context,
  }) => {
    await visit(page, landing);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expectUsable(page);
    await footerLink(page, feature.name).click();
    // The browser’s error page keeps the address.
    await expect.poll(() => page.title().catch(() => '')).not.toBe(words.PageTexts.landing.title);
    await context.setOffline(false);
    await visit(page, feature.path);
    await expect(h1(page)).toHaveText(feature.title);
  });
});
