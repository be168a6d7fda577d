import { test as base, expect } from '@playwright/test';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { layoutMark } from '../../src/theme/tokens';
import { systemFirefox } from '../../tools/steps/browsers.mjs';
import {
  cookies,
  demoOf,
  entryAt,
  featureOf,
  landingPath,
  languageName,
  languages,
  mainLanguage,
  wordsOf,
} from '../e2e/support/site';
import { firefoxProfile } from '../support/firefox-profile';

interface Fixtures {
  /** A new tab of Firefox, without history or storage. */
  tab: Page;
}

/** The language of this browser: not the site’s first. */
const browserLanguage = entryAt(languages, -1);

const test = base.extend<Fixtures, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed
    async ({}, use, worker) => {
      const executablePath = systemFirefox();
      if (!executablePath) throw new Error('There is no Firefox. Debian: sudo apt-get install firefox-esr');
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        userDataDir: firefoxProfile(worker),
        extraPrefsFirefox: {
          'intl.accept_languages': browserLanguage,
          'ui.prefersReducedMotion': 1,
          'browser.safebrowsing.downloads.enabled': false,
          'network.captive-portal-service.enabled': false,
          'network.connectivity-service.enabled': false,
        },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ firefox, viewport }, use) => {
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    await tab.setViewport(viewport);
    /** Console errors, exceptions and failed requests. */
    const problems: string[] = [];
    tab.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
    });
    tab.on('pageerror', (error) => problems.push(`exception: ${(error as Error).message}`));
    tab.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
    });
    await use(tab);
    expect(problems).toEqual([]);
    await context.close();
  },
});

/** Waits until the page is interactive and completely laid out; otherwise, late layout could move the next click target. */
const whenSettled = (tab: Page) =>
  tab.waitForFunction((mark: string) => document.documentElement.getAttribute(mark) === 'whole', {}, layoutMark);

async function visit(tab: Page, baseURL: string | undefined, path: string): Promise<void> {
  await tab.goto(`${baseURL}${path}`);
  await whenSettled(tab);
}

/**
 * The first visible element that matches a selector and a text.
 * @param text part of its text, or its whole label
 */
async function find(tab: Page, selector: string, text = ''): Promise<ElementHandle<HTMLElement>> {
  const handle = await tab.waitForFunction(
    (query: string, wanted: string) =>
      [...document.querySelectorAll<HTMLElement>(query)].find((element) => {
        const plain = (said: string | null) => said?.replace(/\s+/g, ' ') ?? '';
        return (
          element.checkVisibility() && (plain(element.ariaLabel) === wanted || plain(element.textContent).includes(wanted))
        );
      }),
    { timeout: 7000 },
    selector,
    text.replace(/\s+/g, ' '),
  );
  return handle.asElement() as ElementHandle<HTMLElement>;
}

/** Clicks on an element once it does not move: parts above it are laid out when they come near. */
async function press(tab: Page, selector: string, text?: string): Promise<void> {
  const element = await find(tab, selector, text);
  await element.evaluate(async (target) => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const place = () => target.getBoundingClientRect().top;
    for (let last = Number.NaN; last !== place(); ) {
      last = place();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await element.click();
}

const landing = landingPath(browserLanguage);
const { header, features, PageTexts, clientReviews, footer } = wordsOf(browserLanguage);
const bar = `section[aria-label="${cookies.banner.label}"]`;

test('/ leads to the landing page in the browser’s language, in its font', async ({ tab, baseURL }) => {
  await tab.goto(`${baseURL}/`);
  await expect.poll(() => new URL(tab.url()).pathname).toBe(landing);
  await whenSettled(tab);
  expect(await tab.title()).toBe(PageTexts.landing.title);
  await tab.waitForFunction(() => document.fonts.check('16px Archivo'));
});

test('nothing below the first screen is shown without its styles', async ({ tab, baseURL }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await tab.setRequestInterception(true);
  tab.on('request', async (request) => {
    if (request.url().endsWith('.css')) await released;
    await request.continue();
  });
  const sections = () => tab.$$eval('main section[aria-labelledby]', (all) => all.length);
  const loaded = tab.goto(`${baseURL}${landing}`);
  await tab.waitForSelector('main section[aria-labelledby]');
  await tab.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await sections()).toBe(1);
  release();
  await loaded;
  await whenSettled(tab);
  expect(await sections()).toBeGreaterThan(1);
});

test('scrolling down shows every picture, the demo and the carousel', async ({ tab, baseURL }) => {
  await visit(tab, baseURL, landing);
  const total = () => tab.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await total()); top += 400) {
    await tab.evaluate((y) => window.scrollTo(0, y), top);
    await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await find(tab, '#video-section iframe');
  const demo = tab.frames().find((frame) => frame.url().includes(demoOf(browserLanguage).src));
  expect((await demo?.$eval('body', (body) => body.textContent))?.length).toBeGreaterThan(100);
  await press(tab, 'button', clientReviews.next);
  await tab.waitForFunction(() => document.querySelector<HTMLElement>('.slick-slide > div > div')?.inert);
  await tab.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && !image.closest('[inert]'))
      .every((image) => image.complete && image.naturalWidth > 0),
  );
});

test('the header’s menu closes with Escape and leads to a feature, which stays the same in another language; Back returns', async ({
  tab,
  baseURL,
}) => {
  const feature = entryAt(features, 3);
  const translated = featureOf(mainLanguage, feature.id);
  await visit(tab, baseURL, landing);
  await press(tab, 'header summary');
  await find(tab, 'header details a', feature.summary);
  await tab.keyboard.press('Escape');
  await tab.waitForFunction(() => !document.querySelector<HTMLDetailsElement>('header details')?.open);
  await press(tab, 'header summary');
  await press(tab, 'header details a', feature.summary);
  await find(tab, 'h1', feature.title);
  await press(tab, 'header nav a', languageName(mainLanguage));
  await find(tab, 'h1', translated.title);
  expect(await tab.evaluate(() => document.documentElement.lang)).toBe(mainLanguage);
  await tab.goBack();
  await find(tab, 'h1', feature.title);
  expect(new URL(tab.url()).pathname).toBe(feature.path);
});

test('a cookie choice is stored, confirmed, and can be withdrawn', async ({ tab, baseURL }) => {
  const stored = () => tab.evaluate(() => localStorage.getItem('cookieConsent'));
  await visit(tab, baseURL, landing);
  await press(tab, `${bar} button`, cookies.banner.acceptAll);
  await find(tab, '[role="status"]', cookies.toast.all);
  expect(await stored()).toBe('all');
  await tab.reload();
  await whenSettled(tab);
  // It is in the HTML of the build, hidden, until the header wakes.
  expect(await tab.$$eval(bar, (bars) => bars.some((element) => element.checkVisibility()))).toBe(false);
  await press(tab, 'footer button', footer.cookies);
  await press(tab, '[role="dialog"] button', cookies.modal.essentialOnly);
  await find(tab, '[role="status"]', cookies.toast.essential);
  expect(await stored()).toBe('essential');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer opens, links to the prices, and closes', async ({ tab, baseURL }) => {
    await visit(tab, baseURL, landing);
    await press(tab, `${bar} button`, cookies.banner.essentialOnly);
    await press(tab, 'header button[aria-haspopup]');
    await press(tab, '[role="dialog"] a', header.pricing);
    await tab.waitForFunction(() => !document.querySelector('[role="dialog"]'));
    await expect
      .poll(() => tab.$eval('#pricing-section', (section) => Math.abs(section.getBoundingClientRect().top)))
      .toBeLessThan(200);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
