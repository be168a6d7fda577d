import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { firefoxProfile } from '../../../../__tests__/support/firefox-profile';
import { systemFirefox } from '../../../steps/browsers.mjs';
import { test as base, expect } from './studio';

interface Fixtures {
  /** A tab of Firefox, with its own storage. */
  tab: Page;
}

/** Tests with the system's own Firefox, in English; it is started once. */
const test = base.extend<Fixtures, { firefox: Browser }>({
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

const badge = 'field:locales/fr/hero.json:badge';

test('in Firefox a text is found, changed and saved, and the policy refuses nothing', async ({ tab, studio }) => {
  const refused: string[] = [];
  await tab.exposeFunction('policyRefused', (what: string) => refused.push(what));
  await tab.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      (window as unknown as { policyRefused: (what: string) => void }).policyRefused(violatedDirective);
    });
  });
  await tab.goto(studio.address);
  await (await tab.waitForSelector('#tab-content'))?.click();
  await (await tab.waitForSelector('::-p-xpath(//button[.="Hero"])'))?.click();
  const field = await tab.waitForSelector(`[id="${badge}"]`);
  await field?.focus();
  await tab.keyboard.press('End');
  await tab.keyboard.type(' !');
  await tab.waitForFunction(() => document.querySelector('header [role=status]')?.textContent?.includes('Kept as a draft'));
  await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
  await tab.waitForFunction(
    (id) => (document.getElementById(id) as HTMLTextAreaElement).value.endsWith('\u202f!'),
    {},
    badge,
  );
  await (await tab.waitForSelector('::-p-xpath(//button[text()="Save"][not(@disabled)])'))?.click();
  await tab.waitForFunction(() => document.querySelector('header [role=status]')?.textContent?.includes('Saved: 1 file'));
  expect(studio.read('locales/fr/hero.json')).toMatch(/"badge": "[^"]+(?:\u202f|\\u202f)!"/);
  expect(refused).toEqual([]);
});
