import { bar, clickInBar, dialog, granted, monthsAgo } from './support/consent';
import { cookies, landingPath, mainLanguage, site } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ earlierChoice: 'none' });

test.describe('Global Privacy Control', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })),
  );

  test('the bar is shown, the dialog says that the signal is respected, and nothing is allowed', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await expect(bar(page)).toBeVisible();
    await clickInBar(page, cookies.banner.customise);
    await expect(dialog(page).getByText(cookies.modal.privacySignal, { exact: true })).toBeVisible();
    expect(await granted(page)).toBe(false);
  });

  test('“all” from an earlier visit is no longer valid', async ({ page }) => {
    const { version } = site.consent;
    await page.addInitScript(
      (record) => {
        if (window !== window.top) return;
        localStorage.setItem('cookieConsent', 'all');
        localStorage.setItem('cookieConsentRecord', JSON.stringify(record));
      },
      { choice: 'all', version, services: site.thirdParties.map(({ name }) => name), gpc: false, date: monthsAgo(1) },
    );
    await visit(page, landingPath(mainLanguage));
    await expect(bar(page)).toBeVisible();
    expect(await granted(page)).toBe(false);
  });

  test('“all” that is chosen in spite of the signal is valid, and is stored with the signal', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await clickInBar(page, cookies.banner.acceptAll);
    await expect.poll(() => granted(page)).toBe(true);
    await page.reload();
    await expect.poll(() => granted(page)).toBe(true);
    await expect(bar(page)).toBeHidden();
  });
});

test('a browser without the signal sees no message about it', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  await clickInBar(page, cookies.banner.customise);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByText(cookies.modal.privacySignal, { exact: true })).toBeHidden();
});
