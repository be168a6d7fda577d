import { bar, clickInBar, dialog, granted } from './support/consent';
import { cookies, landingPath, mainLanguage } from './support/site';
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
});
