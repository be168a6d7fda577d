import type { Page } from '@playwright/test';
import { localEntries } from '../../src/content/stored-entries';
import { clickInBar } from './support/consent';
import { feature, landing, list } from './support/pages';
import { cookies, landingPath, listPath, mainLanguage, otherLanguage } from './support/site';
import { expect, test } from './support/test';
import { changeAnswer, visit, whenHydrated } from './support/visit';

test.use({ earlierChoice: 'none' });

/** Collects everything that the browser blocks in the page and its frames. */
async function watch(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, documentURI }) => {
      const report = (window as unknown as { reportViolation(text: string): void }).reportViolation;
      report(`${documentURI}: ${violatedDirective} refuses ${blockedURI} ${sample}`);
    });
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions-Policy|Cross-Origin/i.test(message.text())) found.push(message.text());
  });
  return found;
}

/** Scrolls to the footer, and waits for the pictures of each part. */
async function scrollThrough(page: Page): Promise<void> {
  await whenHydrated(page);
  for (const part of await page.locator('main section, footer').all()) {
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => part.evaluate(hasItsPictures)).toBe(true);
  }
}

const hasItsPictures = (part: Element) =>
  [...part.querySelectorAll('img')].every((image) => image.complete || !image.checkVisibility());

test('the policy blocks nothing that a page does, whatever is clicked, and on the way to others', async ({ page }) => {
  test.setTimeout(90_000);
  const found = await watch(page);
  await page.goto(landing, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  const buttons = page.locator('button:visible:enabled, [role=tab]:visible');
  for (let index = 0; index < (await buttons.count()); index++) {
    await buttons
      .nth(index)
      .click({ timeout: 1000, force: true })
      .catch(() => undefined);
    await page.keyboard.press('Escape');
  }
  for (const path of [list, feature.path, landingPath(otherLanguage)]) {
    const heading = await page.locator('h1').elementHandle();
    await page.evaluate((to) => (window as unknown as { ___navigate(to: string): void }).___navigate(to), path);
    await expect(page).toHaveURL(path);
    // The address changes first: the parts of the page before would be counted.
    await expect.poll(() => heading?.evaluate((element) => element.isConnected)).toBe(false);
    await scrollThrough(page);
  }
  for (const path of [`${listPath(otherLanguage)}/no-such-feature`, '/no-such-page'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(found).toEqual([]);
});

test('the demo works in its frame and on its own, cannot read or store anything, and only this site may frame it', async ({
  page,
}) => {
  const found = await watch(page);
  await page.goto(landing);
  await page.locator('#video-section').scrollIntoViewIfNeeded();
  await page.frameLocator('#video-section iframe').locator('nav a').nth(2).click();
  expect(await page.locator('#video-section iframe').getAttribute('sandbox')).not.toContain('allow-same-origin');
  const response = await page.goto(`/tour/${mainLanguage}.html`);
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  await page.locator('nav a').nth(2).click();
  await expect(page.locator('nav a').nth(2)).toHaveAttribute('aria-current', 'step');
  expect(await page.evaluate(() => window.origin)).toBe('null');
  expect(found).toEqual([]);
});

test('a script that is injected into a page does not run, and no string becomes a script or an element', async ({
  page,
}) => {
  const injected = '</h1><script>window.stolen = 1</script><img src="/x" onerror="window.stolen = 1">';
  await changeAnswer(page, `**${landing}`, (html) => html.replace('</h1>', injected));
  const found = await watch(page);
  await page.goto(landing);
  await expect.poll(() => found.filter((text) => text.includes('script-src')).length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  const attempts: Record<string, () => unknown> = {
    TrustedHTML: () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
    JSON: () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
    TrustedScriptURL: () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
  };
  for (const [error, attempt] of Object.entries(attempts)) await expect(page.evaluate(attempt)).rejects.toThrow(error);
});

test('there is no cookie and no third party; only the language is stored before a choice, and what the policy names after it', async ({
  page,
  context,
  baseURL,
}) => {
  const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  for (const path of [list, feature.path, landing]) {
    await visit(page, path);
    await scrollThrough(page);
    expect(await stored()).toEqual(['language']);
  }
  await clickInBar(page, cookies.banner.acceptAll);
  await visit(page, landing);
  await scrollThrough(page);
  expect(await stored()).toEqual([...localEntries].sort());
  expect(await context.cookies()).toEqual([]);
  expect(foreign, 'data/site.json names no third party').toEqual([]);
});
