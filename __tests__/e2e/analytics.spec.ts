import type { Page } from '@playwright/test';
import { bar, clickInBar, dialog, nameTagManager, openDialog, toast } from './support/consent';
import { footerLink, h1, landing } from './support/pages';
import { cookies, landingPath, mainLanguage, otherLanguage, wordsOf } from './support/site';
import { test as base, expect } from './support/test';
import { visit, whenHydrated } from './support/visit';

/** The requests for a tag manager, which the data of every page names. */
const test = base.extend<{ requests: string[] }>({
  requests: [
    async ({ context }, use) => {
      const requests: string[] = [];
      await nameTagManager(context, 'https://tags.example/gtm.js');
      await context.route('https://tags.example/**', (route) => {
        requests.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRuns = true;' });
      });
      await use(requests);
    },
    { auto: true },
  ],
});

// The policy of the pages does not allow it; a unit test covers one that does.
test.use({ earlierChoice: 'none', bypassCSP: true });

const purposes = ['ad_personalization', 'ad_storage', 'ad_user_data', 'analytics_storage'];
const all = (state: string) => Object.fromEntries(purposes.map((purpose) => [purpose, state]));

/** What the data layer holds in each case. Consent mode requires its commands to be `arguments` objects. */
const denied = { arguments: ['consent', 'default', all('denied')] };
const granted = { arguments: ['consent', 'update', all('granted')] };
const withdrawn = { arguments: ['consent', 'update', all('denied')] };
const started = { event: 'gtm.js', 'gtm.start': expect.any(Number) };
const viewed = (language: string) => ({
  event: 'pageview',
  path: landingPath(language),
  title: wordsOf(language).PageTexts.landing.title,
  language,
});

/** The current data layer; distinguishes `arguments` objects from arrays. */
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? { arguments: Array.from(entry as []) } : entry,
    ),
  );

/** Uses the page as a visitor does, to trigger every request. */
async function lookAround(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.mouse.click(4, 4);
  await page.waitForLoadState('networkidle');
}

/** Goes to the feature list and back to the landing page, without loading a document. */
async function moveAbout(page: Page): Promise<void> {
  await whenHydrated(page);
  await footerLink(page, wordsOf(mainLanguage).header.allFeatures).click();
  await expect(h1(page)).toHaveText(wordsOf(mainLanguage).featureWords.listTitle);
  await page.goBack();
  await expect(h1(page)).toContainText(wordsOf(mainLanguage).hero.headlineGradient);
}

for (const choice of ['none', 'essential'] as const) {
  test(`with the choice “${choice}” nothing is requested; the data layer contains the refusal and the pageviews`, async ({
    page,
    requests,
  }) => {
    await visit(page, landing);
    if (choice === 'essential') await clickInBar(page, cookies.banner.essentialOnly);
    await lookAround(page);
    await moveAbout(page);
    const refusal = choice === 'none' ? [] : [withdrawn];
    await expect.poll(() => dataLayer(page)).toEqual([denied, viewed(mainLanguage), ...refusal, viewed(mainLanguage)]);
    await page.reload();
    await visit(page, landing);
    await lookAround(page);
    expect(await dataLayer(page)).toEqual([denied, ...refusal, viewed(mainLanguage)]);
    expect(requests).toEqual([]);
  });
}

test('after “all” the tag manager is requested once per document; what was recorded before stays', async ({
  page,
  requests,
}) => {
  await visit(page, landing);
  await clickInBar(page, cookies.banner.acceptAll);
  await expect.poll(() => requests.length).toBe(1);
  expect(await dataLayer(page)).toEqual([denied, viewed(mainLanguage), granted, started]);
  await moveAbout(page);
  await lookAround(page);
  expect(requests).toHaveLength(1);
  expect(await dataLayer(page)).toEqual([denied, viewed(mainLanguage), granted, started, viewed(mainLanguage)]);
  await page.reload();
  await expect.poll(() => requests.length).toBe(2);
  expect((await dataLayer(page)).slice(0, 2)).toEqual([denied, granted]);
});

test('Web Vitals are measured in documents that start with consent', async ({ page }) => {
  const vitals = async () => (await dataLayer(page)).flatMap((entry) => ('metric' in entry ? [entry.metric] : []));
  await visit(page, landing);
  await clickInBar(page, cookies.banner.acceptAll);
  await page.reload();
  // The first interaction ends the search for the largest paint, which must have begun.
  await expect.poll(vitals).toEqual(expect.arrayContaining(['TTFB', 'FCP']));
  await lookAround(page);
  // Until the browser has reported the first interaction, and is idle, web-vitals does not count it.
  await page.evaluate(async () => {
    await new Promise((told) => new PerformanceObserver(told).observe({ type: 'first-input', buffered: true }));
    await new Promise((idle) => requestIdleCallback(idle));
  });
  // As if the visitor left the tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(vitals).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS', 'INP']));
});

test('withdrawing “all” reloads the page without the tag manager, deletes its cookies, and confirms the choice', async ({
  page,
  context,
  requests,
}) => {
  await visit(page, landing);
  await clickInBar(page, cookies.banner.acceptAll);
  await expect.poll(() => requests.length).toBe(1);
  await context.addCookies(['_tm', '_tm_ABC', 'own'].map((name) => ({ name, value: '1', url: page.url() })));
  await openDialog(page);
  await dialog(page).getByRole('button', { name: cookies.modal.essentialOnly }).click();
  await expect(toast(page)).toContainText(cookies.toast.essential);
  expect(await page.evaluate(() => 'tagManagerRuns' in window)).toBe(false);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['own']);
  await lookAround(page);
  expect(await dataLayer(page)).toEqual([denied, withdrawn, viewed(mainLanguage)]);
  expect(requests).toHaveLength(1);
});

test('a choice in one tab applies to another', async ({ page, context, requests }) => {
  await visit(page, landing);
  const other = await context.newPage();
  await visit(other, landingPath(otherLanguage));
  await clickInBar(other, cookies.banner.acceptAll);
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => requests.length).toBe(2);
  const reloaded = other.waitForEvent('load');
  await openDialog(page);
  await dialog(page).getByRole('button', { name: cookies.modal.essentialOnly }).click();
  await reloaded;
  await expect.poll(() => dataLayer(other)).toEqual([denied, withdrawn, viewed(otherLanguage)]);
  expect(requests).toHaveLength(2);
});
