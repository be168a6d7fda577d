import type { Page } from '@playwright/test';
import { bar, clickInBar, dialog, storedChoice, toast } from './support/consent';
import {
  cookies,
  firstOf,
  landingPath,
  languageName,
  legalPagesOf,
  listPath,
  mainLanguage,
  otherLanguage,
  site,
  triedLanguages,
} from './support/site';
import { expect, phone, test } from './support/test';
import { holdScripts, visit, whenHydrated } from './support/visit';

test.use({ earlierChoice: 'none' });

const { cookieBannerLanguage: cookieLanguage } = site;

const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

test.describe('until a choice is made', () => {
  test.use(phone);

  test('the end of every page that a link leads to can be reached above the bar', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    const [before, after] = [mainLanguage, otherLanguage].map((language) => firstOf(legalPagesOf(language)).path);
    await visit(page, landingPath(mainLanguage));
    await footer.locator(`a[href="${before}"]`).click();
    await expect(page).toHaveURL(`${before}`);
    await footer.getByRole('link', { name: languageName(otherLanguage) }).click();
    await expect(page).toHaveURL(`${after}`);
    // The room is given back a moment after a bar has closed.
    await page.waitForTimeout(300);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const end = await page.getByRole('contentinfo').getByText(String(site.copyrightYear)).boundingBox();
    const top = (await bar(page).boundingBox())?.y ?? 0;
    expect((end?.y ?? top) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
  });
});

for (const [choice, button, said] of [
  ['all', cookies.banner.acceptAll, cookies.toast.all],
  ['essential', cookies.banner.essentialOnly, cookies.toast.essential],
] as const) {
  test(`“${button}” is stored as ${choice} and confirmed, and the bar does not come back`, async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await clickInBar(page, button);
    await expect(bar(page)).toBeHidden();
    await expect(toast(page)).toContainText(cookies.toast.title);
    await expect(toast(page)).toContainText(said);
    expect(await toast(page).evaluate((region) => region.closest('[lang]')?.getAttribute('lang'))).toBe(cookieLanguage);
    expect(await storedChoice(page)).toBe(choice);
    await toast(page).getByRole('button', { name: cookies.toast.close }).click();
    await expect(toast(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await visit(page, listPath(mainLanguage));
    await expect(bar(page)).toBeHidden();
    await expect(toast(page)).toBeHidden();
  });
}

test('the bar is visible before any script is loaded, and does not move afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(landingPath(mainLanguage), { waitUntil: 'domcontentloaded' });
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  const before = await bar(page).elementHandle();
  const place = await bar(page).boundingBox();
  release();
  await whenHydrated(page);
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await bar(page).boundingBox()).toEqual(place);
});

test.describe('after an earlier choice', () => {
  test.use({ earlierChoice: 'essential' });

  test('the bar is hidden before scripts are loaded, too', async ({ page }) => {
    await holdScripts(page);
    await page.goto(landingPath(mainLanguage), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(bar(page)).toBeHidden();
  });
});

test('the region of the confirmation is on the page before its text, so that screen readers announce it', async ({
  page,
}) => {
  await visit(page, landingPath(mainLanguage));
  const region = await page.locator(`[lang="${cookieLanguage}"] > [role="status"]`).elementHandle();
  expect(await region?.textContent()).toBe('');
  await clickInBar(page, cookies.banner.acceptAll);
  await expect.poll(() => region?.textContent()).toContain(cookies.toast.all);
});

test('accepting and refusing look the same', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  const look = (name: string) =>
    bar(page)
      .getByRole('button', { name, exact: true })
      .evaluate((button) => {
        const { color, backgroundColor, fontSize, fontWeight, height } = getComputedStyle(button);
        return { color, backgroundColor, fontSize, fontWeight, height };
      });
  expect(await look(cookies.banner.essentialOnly)).toEqual(await look(cookies.banner.acceptAll));
});

test.describe('the dialog', () => {
  test('names the three categories, without a switch for each', async ({ page }) => {
    await visit(page, landingPath(otherLanguage));
    await clickInBar(page, cookies.banner.customise);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toHaveAccessibleDescription(cookies.modal.description);
    for (const { title, description } of cookies.categories) {
      await expect(dialog(page).getByRole('term').filter({ hasText: title })).toBeVisible();
      await expect(dialog(page).getByText(description, { exact: true })).toBeVisible();
    }
    await expect(dialog(page).getByText(cookies.modal.alwaysOn)).toHaveCount(1);
    await expect(dialog(page).getByRole('checkbox').or(dialog(page).getByRole('switch'))).toHaveCount(0);
    expect(await dialog(page).evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(cookieLanguage);
  });

  for (const [choice, button, said] of [
    ['essential', cookies.modal.essentialOnly, cookies.toast.essential],
    ['all', cookies.modal.acceptAll, cookies.toast.all],
  ] as const) {
    test(`“${button}” stores ${choice} and closes the dialog and the bar`, async ({ page }) => {
      await visit(page, landingPath(mainLanguage));
      await clickInBar(page, cookies.banner.customise);
      await dialog(page).getByRole('button', { name: button, exact: true }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(bar(page)).toBeHidden();
      await expect(toast(page)).toContainText(said);
      expect(await storedChoice(page)).toBe(choice);
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    });
  }

  test('takes the focus, keeps it, and returns it when it is closed without a choice', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const opener = bar(page).getByRole('button', { name: cookies.banner.customise });
    for (const close of ['Escape', 'button'] as const) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      await expect.poll(() => focusIsIn(page, '[role="dialog"]')).toBe(true);
      for (let presses = 0; presses < 8; presses++) {
        await page.keyboard.press('Tab');
        expect(await focusIsIn(page, '.MuiDialog-root')).toBe(true);
      }
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await dialog(page).getByRole('button', { name: cookies.modal.close }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    }
    await expect(bar(page)).toBeVisible();
    expect(await storedChoice(page)).toBeNull();
  });
});

test('the dialog leads to the cookie policy in the language of the page', async ({ page }) => {
  for (const language of triedLanguages) {
    await visit(page, `/${language}`);
    await clickInBar(page, cookies.banner.customise);
    await dialog(page).getByRole('link', { name: cookies.modal.policy }).click();
    await expect(page).toHaveURL(legalPagesOf(language).find(({ id }) => id === 'cookies')?.path ?? '');
    await expect(dialog(page)).toBeHidden();
  }
});
