import { test } from './firefox-test';
import { expect } from './studio';

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
