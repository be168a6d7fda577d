import puppeteer from 'puppeteer-core';
import { systemFirefox } from '../../tools/steps/firefox.mjs';
import { expect, test } from './studio';

const badge = 'field:locales/fr/hero.json:badge';

test('in Firefox a text is found, changed and saved, and the policy refuses nothing', async ({ studio }) => {
  test.setTimeout(120_000);
  const executablePath = systemFirefox();
  if (!executablePath) throw new Error('There is no Firefox. Debian: sudo apt-get install firefox-esr');
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'en', 'ui.prefersReducedMotion': 1 },
  });
  try {
    const tab = await firefox.newPage();
    const refused: string[] = [];
    await tab.exposeFunction('policyRefused', (what: string) => refused.push(what));
    await tab.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        (window as unknown as { policyRefused: (what: string) => void }).policyRefused(violatedDirective);
      });
    });
    await tab.setViewport({ width: 1280, height: 800 });
    await tab.goto(studio.address);
    await (await tab.waitForSelector('#tab-content'))?.click();
    await (await tab.waitForSelector('::-p-xpath(//button[text()="Hero"])'))?.click();
    const field = await tab.waitForSelector(`[id="${badge}"]`);
    await field?.focus();
    await tab.keyboard.press('End');
    await tab.keyboard.type(' !');
    await tab.waitForFunction(() =>
      document.querySelector('header [role=status]')?.textContent?.includes('Kept as a draft'),
    );
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
  } finally {
    await firefox.close();
  }
});
