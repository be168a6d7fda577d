import type { Page } from '@playwright/test';
import { cookies, landingPath, languageName, listPath, mainLanguage, otherLanguage, wordsOf } from './support/site';
import { nameTagManager, startTagManager, type TagManager } from './support/tag-manager';
import { test as base, expect } from './support/test';
import { visit, whenHydrated } from './support/visit';

/** A site whose data names a tag manager. The policy of its pages does not allow it; a unit test covers one that does. */
const test = base.extend<{ tagManager: TagManager }>({
  tagManager: [
    async ({ context }, use) => {
      const tagManager = await startTagManager();
      await nameTagManager(context, tagManager.address);
      await use(tagManager);
      // A page may still be requesting data.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      tagManager.close();
    },
    { auto: true },
  ],
});

test.use({ earlierChoice: 'none', bypassCSP: true });

const language = mainLanguage;
const asked = 'GET /gtm.js?id=GTM-TEST';
const purposes = ['ad_personalization', 'ad_storage', 'ad_user_data', 'analytics_storage'];
const all = (state: string) => Object.fromEntries(purposes.map((purpose) => [purpose, state]));

/** What the data layer holds in each case. Consent mode requires its commands to be `arguments` objects. */
const denied = { arguments: ['consent', 'default', all('denied')] };
const granted = { arguments: ['consent', 'update', all('granted')] };
const withdrawn = { arguments: ['consent', 'update', all('denied')] };
const started = { event: 'gtm.js', 'gtm.start': expect.any(Number) };
const viewed = (of: string) => ({
  event: 'pageview',
  path: landingPath(of),
  title: wordsOf(of).PageTexts.landing.title,
  language: of,
});
const vital = (metric: string) =>
  expect.objectContaining({ event: 'web-vital', metric, value: expect.any(Number), rating: expect.any(String) });

/** The current data layer; distinguishes `arguments` objects from arrays. */
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? { arguments: Array.from(entry as []) } : entry,
    ),
  );
const isVital = (entry: object) => 'event' in entry && entry.event === 'web-vital';
const withoutVitals = async (page: Page) => (await dataLayer(page)).filter((entry) => !isVital(entry));

const bar = (page: Page) => page.getByRole('region', { name: cookies.banner.label });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();

/** Changes the choice from the footer. */
async function chooseAgain(page: Page, button: string): Promise<void> {
  const opener = page.getByRole('contentinfo').getByRole('button', { name: wordsOf(language).footer.cookies });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: cookies.modal.title });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Uses the page as a visitor does, to trigger every request. */
async function lookAround(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.mouse.click(4, 4);
  await page.waitForLoadState('networkidle');
}

/** Simulates leaving the tab, which ends all measurements. */
async function leaveTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/**
 * Waits until the browser has reported the first interaction, and for the idle callback in which web-vitals counts it: entries
 * that are still queued when the tab is left are not counted.
 */
const interactionCounted = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((told) => new PerformanceObserver(told).observe({ type: 'first-input', buffered: true }));
    await new Promise((idle) => requestIdleCallback(idle));
  });

/** Goes to the feature list and back to the landing page, without loading a document. */
async function moveAbout(page: Page): Promise<void> {
  // Until React runs, browsers follow links themselves.
  await whenHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: wordsOf(language).header.allFeatures })
    .click();
  await expect(page).toHaveURL(listPath(language));
  // The address changes first: who goes back before the page has come has never left.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(language).featureWords.listTitle);
  await page.goBack();
  await expect(page).toHaveURL(landingPath(language));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(wordsOf(language).hero.headlineGradient);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

test('before a choice nothing is requested; the data layer contains only the refusal and the pageview', async ({
  page,
  tagManager,
}) => {
  await visit(page, landingPath(language));
  await lookAround(page);
  await moveAbout(page);
  await page.reload();
  await visit(page, landingPath(language));
  await lookAround(page);
  expect(tagManager.requests).toEqual([]);
  expect(await dataLayer(page)).toEqual([denied, viewed(language)]);
});

test('after “all” the tag manager is requested once; what was recorded before stays', async ({ page, tagManager }) => {
  await visit(page, landingPath(language));
  await press(page, cookies.banner.acceptAll);
  await expect.poll(() => tagManager.requests).toEqual([asked]);
  await lookAround(page);
  expect(await dataLayer(page)).toEqual([denied, viewed(language), granted, started]);

  await moveAbout(page);
  await lookAround(page);
  expect(tagManager.requests).toEqual([asked]);
  expect(await page.evaluate(() => 'tagManagerRuns' in window && window.tagManagerRuns)).toBe(1);
  await leaveTab(page);
  expect(await dataLayer(page)).toEqual([denied, viewed(language), granted, started, viewed(language)]);
});

test('Web Vitals are measured in documents that start with consent', async ({ page }) => {
  await visit(page, landingPath(language));
  await press(page, cookies.banner.acceptAll);
  await page.reload();
  await expect.poll(() => dataLayer(page)).toEqual(expect.arrayContaining(['TTFB', 'FCP'].map(vital)));
  await lookAround(page);
  await moveAbout(page);
  await interactionCounted(page);
  await leaveTab(page);
  await expect.poll(() => dataLayer(page)).toEqual(expect.arrayContaining(['LCP', 'CLS', 'INP'].map(vital)));
});

test('after “all” on an earlier visit, the choice is in the data layer before the pageview; one request per document', async ({
  page,
  tagManager,
}) => {
  await visit(page, landingPath(language));
  await press(page, cookies.banner.acceptAll);
  await expect.poll(() => tagManager.requests).toEqual([asked]);
  await page.reload();
  await expect.poll(() => tagManager.requests).toEqual([asked, asked]);
  await lookAround(page);
  expect(tagManager.requests).toEqual([asked, asked]);
  const [first, second, ...others] = await withoutVitals(page);
  expect([first, second]).toEqual([denied, granted]);
  expect(others).toHaveLength(2);
  expect(others).toEqual(expect.arrayContaining([viewed(language), started]));
});

test('after “essential” nothing is requested, on another page or a new visit', async ({ page, tagManager }) => {
  await visit(page, landingPath(language));
  await press(page, cookies.banner.essentialOnly);
  await lookAround(page);
  await moveAbout(page);
  // The pageview is pushed after the page was shown.
  await expect.poll(() => dataLayer(page)).toEqual([denied, viewed(language), withdrawn, viewed(language)]);
  await page.reload();
  await visit(page, landingPath(language));
  await lookAround(page);
  expect(await dataLayer(page)).toEqual([denied, withdrawn, viewed(language)]);
  expect(tagManager.requests).toEqual([]);
});

test('withdrawing “all” reloads the page without the tag manager, deletes its cookies, and confirms the choice', async ({
  page,
  context,
  tagManager,
}) => {
  await visit(page, landingPath(language));
  await press(page, cookies.banner.acceptAll);
  await expect.poll(() => tagManager.requests).toEqual([asked]);
  await context.addCookies(['_tm', '_tm_ABC', 'own'].map((name) => ({ name, value: '1', url: page.url() })));
  await chooseAgain(page, cookies.modal.essentialOnly);
  await expect(page.getByRole('status').filter({ hasText: cookies.toast.title })).toContainText(cookies.toast.essential);
  expect(await page.evaluate(() => 'tagManagerRuns' in window)).toBe(false);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['own']);
  await lookAround(page);
  await leaveTab(page);
  expect(await dataLayer(page)).toEqual([denied, withdrawn, viewed(language)]);
  await page.reload();
  await lookAround(page);
  await expect(page.getByRole('status').filter({ hasText: cookies.toast.title })).toHaveCount(0);
  expect(tagManager.requests).toEqual([asked]);
});

test('a choice in one tab applies to another', async ({ page, context, tagManager }) => {
  await visit(page, landingPath(language));
  const other = await context.newPage();
  await visit(other, landingPath(otherLanguage));
  await press(other, cookies.banner.acceptAll);
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => tagManager.requests).toEqual([asked, asked]);
  expect(await withoutVitals(page)).toEqual([denied, viewed(language), granted, started]);
  expect(await withoutVitals(other)).toEqual([denied, viewed(otherLanguage), granted, started]);

  // A query of the document that is just being replaced would fail.
  const reloaded = other.waitForEvent('load');
  await chooseAgain(page, cookies.modal.essentialOnly);
  await reloaded;
  await expect.poll(() => withoutVitals(other)).toEqual([denied, withdrawn, viewed(otherLanguage)]);
  expect(tagManager.requests).toEqual([asked, asked]);
});

test('a choice under newer terms, in another tab, is not confirmed as a refusal', async ({ page, context, tagManager }) => {
  await visit(page, landingPath(language));
  await press(page, cookies.banner.acceptAll);
  await expect.poll(() => tagManager.requests).toEqual([asked]);
  const other = await context.newPage();
  await visit(other, landingPath(language));
  const raiseVersion = (by: number) => {
    const record = JSON.parse(String(localStorage.getItem('cookieConsentRecord')));
    localStorage.setItem('cookieConsentRecord', JSON.stringify({ ...record, version: record.version + by }));
  };
  // The document that is loaded again is of the deployment with these terms: for it, the choice holds.
  await page.addInitScript(raiseVersion, -1);
  const reloaded = page.waitForEvent('load');
  await other.evaluate(raiseVersion, 1);
  await reloaded;
  await expect.poll(() => tagManager.requests).toEqual([asked, asked, asked]);
  await page.waitForLoadState('networkidle');
  // At once: the confirmation would go by itself after some seconds.
  expect(await page.getByRole('status').filter({ hasText: cookies.toast.title }).count()).toBe(0);
});

test('a pageview is pushed for every landing page that is visited, in its language', async ({ page, tagManager }) => {
  await visit(page, landingPath(language));
  await page
    .getByRole('banner')
    .getByRole('link', { name: languageName(otherLanguage) })
    .click();
  await expect(page).toHaveURL(landingPath(otherLanguage));
  await expect.poll(() => dataLayer(page)).toEqual([denied, viewed(language), viewed(otherLanguage)]);
  expect(tagManager.requests).toEqual([]);
});
