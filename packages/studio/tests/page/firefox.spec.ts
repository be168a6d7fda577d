import { skipWithout } from '../../../../__tests__/engines/drivers/engines';
import { firefoxEngine } from '../../../../__tests__/engines/drivers/firefox';
import type { Tab } from '../../../../__tests__/engines/drivers/tab';
import type { PageFiles } from '../../src/server/page';
import { test as base, expect } from './studio';

/** Runs before the page's script, and notes what the page's policy refuses. */
function noteRefusals(): void {
  const { dataset } = document.documentElement;
  dataset.refused = '';
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
    dataset.refused += `${violatedDirective} `;
  });
}

const test = base.extend<{ tab: Tab }, { bundle: PageFiles }>({
  bundle: [
    async ({ bundle }, use) => {
      const { type = '', content = [] } = { ...bundle.get('/page.js') };
      const watched = { type, content: Buffer.from(`(${noteRefusals})();${Buffer.from(content)}`) };
      await use(new Map(bundle).set('/page.js', watched));
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
  tab: async ({}, use, info) => {
    const tab = await firefoxEngine.start({ folder: info.outputPath('browser') });
    await tab.resize(1280, 800);
    await use(tab);
    await tab.end();
  },
});

skipWithout(firefoxEngine);

const badge = 'field:locales/fr/hero.json:badge';

/** An element that is not disabled, by its selector and its whole text. */
const find = (selector: string, text?: string) =>
  [...document.querySelectorAll(`${selector}:not([disabled])`)].find((element) => !text || element.textContent === text);

const fieldText = (id: string) => (document.getElementById(id) as HTMLTextAreaElement).value;

test('in Firefox a text is found, changed and saved, and the policy refuses nothing', async ({ tab, studio }) => {
  const click = (selector: string, text?: string) => expect(() => tab.click(find, selector, text)).toPass();
  const status = () => tab.run(() => document.querySelector('header [role=status]')?.textContent);
  await tab.open(studio.address);
  await click('#tab-content');
  await click('button', 'Hero');
  await click(`[id="${badge}"]`);
  await tab.press('End', ' ', '!');
  await expect.poll(status).toContain('Kept as a draft');
  await tab.run(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(() => tab.run(fieldText, badge)).toMatch(/\u202f!$/);
  await click('button', 'Save');
  await expect.poll(status).toContain('Saved: 1 file');
  expect(studio.read('locales/fr/hero.json')).toMatch(/"badge": "[^"]+(?:\u202f|\\u202f)!"/);
  expect(await tab.run(() => document.documentElement.dataset.refused)).toBe('');
});
