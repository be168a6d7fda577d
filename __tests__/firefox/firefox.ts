import { test as base, expect } from '@playwright/test';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { layoutMark } from '../../src/theme/tokens';
import { systemFirefox } from '../../tools/steps/browsers.mjs';
import { firstOf, languages } from '../e2e/support/site';
import { firefoxProfile } from '../support/firefox-profile';

interface WorkerFixtures {
  firefox: Browser;
}

interface Fixtures {
  /** A new tab of Firefox, without history or storage. */
  tab: Page;
  /** Console errors, exceptions, failed requests and policy violations; must be empty at the end of each test. */
  problems: string[];
}

/** The language of this browser: not the site’s first. */
export const browserLanguage = languages.at(-1) ?? firstOf(languages);

export const test = base.extend<Fixtures, WorkerFixtures>({
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
  problems: [
    async ({ tab }, use) => {
      const problems: string[] = [];
      tab.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
      });
      tab.on('pageerror', (error) => problems.push(`exception: ${(error as Error).message}`));
      tab.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
      });
      await tab.exposeFunction('policyRefused', (what: string) => problems.push(`policy: ${what}`));
      await tab.evaluateOnNewDocument(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          (window as unknown as { policyRefused: (what: string) => void }).policyRefused(
            `${violatedDirective} ${blockedURI}`,
          );
        });
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  tab: async ({ firefox, viewport }, use) => {
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    await tab.setViewport(viewport);
    await use(tab);
    await context.close();
  },
});

/** Opens a page and waits until it is hydrated. */
export async function visit(tab: Page, baseURL: string | undefined, path: string): Promise<void> {
  await tab.goto(`${baseURL}${path}`);
  await whenSettled(tab);
}

/** Waits until the page is interactive and completely laid out; otherwise, late layout could move the next click target. */
export async function whenSettled(tab: Page): Promise<void> {
  await tab.waitForFunction((mark: string) => document.documentElement.getAttribute(mark) === 'whole', {}, layoutMark);
}

/**
 * The first visible element that matches a selector and a text.
 * @param text part of its text, or its whole label
 */
export async function find(tab: Page, selector: string, text = ''): Promise<ElementHandle<HTMLElement>> {
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
export async function press(tab: Page, selector: string, text?: string): Promise<void> {
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

/** Waits for an address. */
export const expectPath = (tab: Page, path: string) => expect.poll(() => new URL(tab.url()).pathname).toBe(path);

export { expect };
