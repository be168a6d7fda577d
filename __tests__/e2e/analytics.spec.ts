import type { Page } from '@playwright/test';
import { bar, clickInBar, dialog, openDialog, taggedService, toast } from './support/consent';
import { footerLink, h1, landing } from './support/pages';
import { cookies, landingPath, mainLanguage, otherLanguage, wordsOf } from './support/site';
import { test as base, expect } from './support/test';
import { changeAnswer, visit, whenHydrated } from './support/visit';

/** Adds a tag manager and its cookies to the data of a page, as if `data/site.json` named it. */
function withTagManager(text: string): string {
  const data = JSON.parse(text);
  const site = data.result?.data?.site;
  const thirdParties = [{ name: taggedService, cookies: ['_tm', '_tm_*'] }];
  if (site) Object.assign(site, { tagManager: 'https://tags.example/gtm.js', thirdParties });
  return JSON.stringify(data);
}

/** The requests for a tag manager, which the data of every page names. */
const test = base.extend<{ requests: string[] }>({
  requests: [
    async ({ context }, use) => {
      const requests: string[] = [];
      await changeAnswer(context, '**/page-data.json', withTagManager);
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

test('without a choice, and after a refusal, nothing is requested; the data layer has the refusal and the pageviews', async ({
  page,
  requests,
}) => {
  await visit(page, landing);
  await lookAround(page);
  await moveAbout(page);
  await expect.poll(() => dataLayer(page)).toEqual([denied, viewed(mainLanguage), viewed(mainLanguage)]);
  await clickInBar(page, cookies.banner.essentialOnly);
  await expect.poll(() => dataLayer(page)).toContainEqual(withdrawn);
  await page.reload();
  await whenHydrated(page);
  await lookAround(page);
  expect(await dataLayer(page)).toEqual([denied, withdrawn, viewed(mainLanguage)]);
  expect(requests).toEqual([]);
});

test('after “all” the tag manager is requested once per document, what was recorded before stays, and Web Vitals follow', async ({
  page,
  requests,
}) => {
  await visit(page, landing);
  await clickInBar(page, cookies.banner.acceptAll);
  await expect.poll(() => requests.length).toBe(1);
  await moveAbout(page);
  await lookAround(page);
  expect(await dataLayer(page)).toEqual([denied, viewed(mainLanguage), granted, started, viewed(mainLanguage)]);
  expect(requests).toHaveLength(1);
  await page.reload();
  await expect.poll(() => requests.length).toBe(2);
  expect((await dataLayer(page)).slice(0, 2)).toEqual([denied, granted]);
  // In a document that starts with consent, Web Vitals are measured. The first interaction ends the search for the largest paint.
  const vitals = async () => (await dataLayer(page)).flatMap((entry) => ('metric' in entry ? [entry.metric] : []));
  await expect.poll(vitals).toEqual(expect.arrayContaining(['TTFB', 'FCP']));
  await lookAround(page);
  await expect.poll(vitals).toContain('LCP');
});

test('withdrawing “all” reloads the pages of all tabs without the tag manager, deletes its cookies, and is confirmed', async ({
  page,
  context,
  requests,
}) => {
  await visit(page, landing);
  const other = await context.newPage();
  await visit(other, landingPath(otherLanguage));
  await clickInBar(other, cookies.banner.acceptAll);
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => requests.length).toBe(2);
  await context.addCookies(['_tm', '_tm_ABC', 'own'].map((name) => ({ name, value: '1', url: page.url() })));
  const reloaded = other.waitForEvent('load');
  await openDialog(page);
  await dialog(page).getByRole('button', { name: cookies.modal.essentialOnly }).click();
  await expect(toast(page)).toContainText(cookies.toast.essential);
  await reloaded;
  for (const [tab, language] of [
    [page, mainLanguage],
    [other, otherLanguage],
  ] as const) {
    await expect.poll(() => dataLayer(tab)).toEqual([denied, withdrawn, viewed(language)]);
    expect(await tab.evaluate(() => 'tagManagerRuns' in window)).toBe(false);
  }
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['own']);
  expect(requests).toHaveLength(2);
});
