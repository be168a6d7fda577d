import type { Page } from '@playwright/test';
import { firstOf, landingPath, listPath, mainLanguage, otherLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ earlierChoice: 'none' });

/** The most, the least, and what no page of the site has. */
const addresses = [landingPath(mainLanguage), `${listPath(otherLanguage)}/no-such-feature`, '/no-such-page'];

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

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
}

/** Clicks on everything that does not lead to another page. */
async function pressEverything(page: Page): Promise<void> {
  const buttons = page.locator('button:visible:enabled, [role=tab]:visible');
  const count = await buttons.count();
  for (let index = 0; index < count; index++) {
    await buttons
      .nth(index)
      .click({ timeout: 1000, force: true })
      .catch(() => undefined);
    await page.keyboard.press('Escape');
  }
}

for (const address of addresses) {
  test(`the policy of ${address} blocks nothing that the page does`, async ({ page }) => {
    test.setTimeout(90_000);
    const found = await watch(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await scrollThrough(page);
    await pressEverything(page);
    await page.waitForLoadState('networkidle');
    expect(found).toEqual([]);
  });
}

test('nothing is blocked while a visitor follows links through the site, in every language', async ({ page }) => {
  test.setTimeout(90_000);
  const found = await watch(page);
  await page.goto(landingPath(mainLanguage));
  await page.waitForLoadState('networkidle');
  for (const path of [
    listPath(mainLanguage),
    firstOf(wordsOf(mainLanguage).features).path,
    landingPath(mainLanguage),
    landingPath(otherLanguage),
    listPath(mainLanguage),
  ]) {
    await page.evaluate((to) => (window as unknown as { ___navigate(to: string): void }).___navigate(to), path);
    await expect(page).toHaveURL(path);
    await scrollThrough(page);
  }
  expect(found).toEqual([]);
});

test('the demo tour works in its frame, and only this site may frame it', async ({ page, request }) => {
  const found = await watch(page);
  await page.goto(landingPath(mainLanguage));
  await page.locator('#video-section').scrollIntoViewIfNeeded();
  const tour = page.frameLocator('#video-section iframe');
  await expect(tour.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 15_000 });
  await tour.locator('nav a').nth(2).click();
  expect(await page.locator('#video-section iframe').getAttribute('sandbox')).not.toContain('allow-same-origin');
  const headers = (await request.get('/tour/fr.html')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(found).toEqual([]);
});

test('the demo tour works when opened directly, and cannot read or store anything there either', async ({ page }) => {
  const found = await watch(page);
  await page.goto(`/tour/${mainLanguage}.html`);
  await page.locator('nav a').nth(2).click();
  await expect(page.locator('nav a').nth(2)).toHaveAttribute('aria-current', 'step');
  expect(await page.evaluate(() => window.origin)).toBe('null');
  expect(found).toEqual([]);
});

test('a script that is loaded later and was modified in transit does not run', async ({ page }) => {
  const changed: string[] = [];
  await page.addInitScript(() => {
    addEventListener(
      'error',
      ({ target }) => {
        if (target instanceof HTMLScriptElement) Object.assign(window, { refused: target.integrity });
      },
      true,
    );
  });
  await visit(page, landingPath(mainLanguage));
  await page.route(/\/static\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    changed.push(route.request().url());
    await route.fulfill({ response, body: `${await response.text()};window.stolen = "script";` });
  });
  // The dialog's script is loaded when the dialog is first opened.
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: wordsOf(mainLanguage).footer.cookies })
    .click();
  await expect.poll(() => changed.length).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { refused?: string }).refused))
    .toMatch(/^sha256-.{44}$/);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});

test('a script that is injected into a page does not run', async ({ page }) => {
  await page.route(`**${landingPath(mainLanguage)}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</h1>',
      '</h1><script>window.stolen = "script"</script><img src="/x" onerror="window.stolen=1">',
    );
    await route.fulfill({ response, body });
  });
  const found = await watch(page);
  await page.goto(landingPath(mainLanguage));
  await expect.poll(() => found.filter((text) => text.includes('script-src')).length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => (window as unknown as { stolen?: string }).stolen)).toBeUndefined();
});

test('no script of a page can turn a string into a script or an element', async ({ page }) => {
  await page.goto(landingPath(mainLanguage));
  await page.waitForLoadState('networkidle');
  const attempts = {
    html: () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
    script: () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
    address: () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
  };
  await expect(page.evaluate(attempts.html)).rejects.toThrow('TrustedHTML');
  await expect(page.evaluate(attempts.script)).rejects.toThrow('JSON');
  await expect(page.evaluate(attempts.address)).rejects.toThrow('TrustedScriptURL');
});
