import type { Page } from '@playwright/test';
import { bar, clickInBar, granted, monthsAgo, storedChoice, toast } from './support/consent';
import { watchProblems } from './support/problems';
import { cookies, landingPath, listPath, mainLanguage, otherLanguage, site, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { holdScripts, visit, whenHydrated } from './support/visit';

test.use({ earlierChoice: 'none' });

// Which stored choices are valid: __tests__/consent tests every case; these are what a visitor sees of it.

test.describe('storage', () => {
  test('with nonsense counts as no choice, also before scripts are loaded', async ({ page }) => {
    const problems = watchProblems(page);
    await page.addInitScript(() => {
      // The demo’s frame has no access to storage.
      if (window === window.top) localStorage.setItem('cookieConsent', 'yes');
    });
    const release = await holdScripts(page);
    await page.goto(listPath(mainLanguage), { waitUntil: 'domcontentloaded' });
    await expect(bar(page)).toBeVisible();
    release();
    await whenHydrated(page);
    await expect(bar(page)).toBeVisible();
    await clickInBar(page, cookies.banner.essentialOnly);
    await expect(bar(page)).toBeHidden();
    expect(problems).toEqual([]);
  });

  const obstacles = {
    blocked: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  };
  for (const [state, obstruct] of Object.entries(obstacles)) {
    test(`that is ${state} breaks nothing: the choice is valid for the page, and the language can be changed`, async ({
      page,
    }) => {
      const problems = watchProblems(page);
      await page.addInitScript(obstruct);
      await visit(page, landingPath(mainLanguage));
      await clickInBar(page, cookies.banner.acceptAll);
      await expect(bar(page)).toBeHidden();
      await expect(toast(page)).toContainText(cookies.toast.all);
      const other = otherLanguage;
      await page.getByRole('banner').locator(`a[hreflang="${other}"]`).click();
      await expect(page).toHaveURL(`/${other}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(wordsOf(other).hero.headlineGradient);
      expect(problems).toEqual([]);
    });
  }
});

test.describe('the record of a choice', () => {
  /** Stores a choice, as an earlier visit would have. */
  const leave = (page: Page, choice: string, record: object | null) =>
    page.addInitScript(
      ([kept, proof]) => {
        // The demo’s frame has no access to storage; a choice made meanwhile must stay.
        if (window !== window.top || localStorage.getItem('cookieConsent')) return;
        localStorage.setItem('cookieConsent', String(kept));
        if (proof) localStorage.setItem('cookieConsentRecord', JSON.stringify(proof));
      },
      [choice, record] as const,
    );
  const { version, months } = site.consent;
  const services = site.thirdParties.map(({ name }) => name);
  const storedRecord = (page: Page) =>
    page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsentRecord') ?? 'null'));

  test('expires after the period: the bar comes back, and nothing is allowed', async ({ page }) => {
    await leave(page, 'all', { choice: 'all', version, services, gpc: false, date: monthsAgo(months, 2) });
    await visit(page, landingPath(mainLanguage));
    await expect(bar(page)).toBeVisible();
    expect(await granted(page)).toBe(false);
    expect([await storedChoice(page), await storedRecord(page)]).toEqual([null, null]);
    await clickInBar(page, cookies.banner.essentialOnly);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(bar(page)).toBeHidden();
  });
});
