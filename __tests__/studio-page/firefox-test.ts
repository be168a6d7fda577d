import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { systemFirefox } from '../../tools/steps/browsers.mjs';
import { firefoxProfile } from '../support/firefox-profile';
import { test as base } from './studio';

interface Fixtures {
  /** A tab of Firefox, with its own storage. */
  tab: Page;
}

/** Tests with the system's own Firefox, in English; it is started once. */
export const test = base.extend<Fixtures, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use, worker) => {
      const executablePath = systemFirefox();
      if (!executablePath) throw new Error('There is no Firefox. Debian: sudo apt-get install firefox-esr');
      const firefox = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        userDataDir: firefoxProfile(worker),
        extraPrefsFirefox: { 'intl.accept_languages': 'en', 'ui.prefersReducedMotion': 1 },
      });
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    await tab.setViewport({ width: 1280, height: 800 });
    await use(tab);
    await context.close();
  },
});
