import fc from 'fast-check';
import '../support/random-seed';
import { counterOf, expectPrice, h1, landing, list } from './support/pages';
import { watchProblems } from './support/problems';
import { cookies, mainLanguage, otherLanguage, wordsOf } from './support/site';
import { expect, moving, test } from './support/test';
import { sleepingSections, visit, whenHydrated, whenSettled } from './support/visit';

test.use(moving);

test('sections sleep until the visitor moves, and only then ask for their scripts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(landing, { waitUntil: 'networkidle' });
  await whenSettled(page);
  expect(await sleepingSections(page)).toBeGreaterThan(0);
  const before = scripts.length;
  await page.mouse.wheel(0, 1);
  await expect.poll(() => sleepingSections(page)).toBe(0);
  expect(scripts.length).toBeGreaterThan(before);
});

test('sections wake on a page that other scripts never leave idle', async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      for (const end = performance.now() + 30; performance.now() < end; );
      port2.postMessage('again');
    };
    port2.postMessage('begin');
  });
  await visit(page, landing);
  expect(await sleepingSections(page)).toBe(0);
});

// Events without a pointer, whose way to its target would wake it.
test('clicks on parts that sleep are answered once they are awake: a button, and a link, without a reload', async ({
  page,
}) => {
  await page.goto(landing, { waitUntil: 'networkidle' });
  await whenSettled(page);
  await counterOf(page).plus.dispatchEvent('click');
  await expectPrice(page, 1);
  await page.goto(landing, { waitUntil: 'networkidle' });
  await whenSettled(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.locator(`footer a[href="${list}"]`).first().dispatchEvent('click');
  await expect(h1(page)).toHaveText(wordsOf(mainLanguage).featureWords.listTitle);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('the menu of a header that sleeps opens for a mouse that stays on it', async ({ page }) => {
  await page.goto(landing, { waitUntil: 'networkidle' });
  await whenSettled(page);
  await page.getByRole('banner').locator('summary').hover();
  await expect(page.getByRole('banner').locator('details')).toHaveAttribute('open');
});

test.describe('on a first visit', () => {
  test.use({ earlierChoice: 'none' });

  test('parts wake in any order while cookies, width, language and place change, without an error', async ({ page }) => {
    test.setTimeout(120_000);
    const problems = watchProblems(page);
    // By their place: an open dialog hides the rest of the page from assistive technology, and so from roles.
    const click = (control: string) => page.locator(control).first().dispatchEvent('click');
    const otherLink = `header a[hreflang="${otherLanguage}"]`;
    const parts = ['header', 'footer', ...[1, 2, 3, 4, 5].map((index) => `main > div > section >> nth=${index}`)];
    const steps: Record<string, () => Promise<unknown>> = {
      'accept cookies': () => click(`section[aria-label="${cookies.banner.label}"] button`),
      'open the cookie dialog': () => click('footer button'),
      'narrow window': () => page.setViewportSize({ width: 700, height: 900 }),
      'wide window': () => page.setViewportSize({ width: 1440, height: 900 }),
      'go to a section': () => click('header a[href$="#pricing-section"]'),
      scroll: () => page.mouse.wheel(0, 300),
      'change the language': async () => {
        await click(otherLink);
        await expect(page.locator(otherLink)).toHaveAttribute('aria-current', 'true');
      },
      ...Object.fromEntries(parts.map((part) => [part, () => page.locator(part).dispatchEvent('pointerover')])),
    };
    const names = Object.keys(steps);
    const anyOrder = fc.shuffledSubarray(names, { minLength: names.length });
    for (const order of fc.sample(anyOrder, 3)) {
      await page.goto(landing, { waitUntil: 'networkidle' });
      await page.evaluate(() => localStorage.clear());
      await page.reload({ waitUntil: 'networkidle' });
      await whenSettled(page);
      for (const name of order) await steps[name]?.();
      await whenHydrated(page);
      await expect(page.locator('html'), order.join()).toHaveAttribute('lang', otherLanguage);
      await expect(page.locator('header'), order.join()).toContainText(wordsOf(otherLanguage).header.reviews);
      expect(problems, order.join()).toEqual([]);
    }
  });
});
