import { confirmationStrip, durations } from '../../src/theme/tokens';
import { bar, clickInBar, dialog, openDialog, storedChoice, toast } from './support/consent';
import { boxOf } from './support/layout';
import { footerLink, h1, landing, list } from './support/pages';
import { watchProblems } from './support/problems';
import { cookies, firstOf, languageName, legalPagesOf, mainLanguage, otherLanguage, site, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { endOfPage, focusIsIn, hold, scrollTo, visit, whenHydrated } from './support/visit';

test.use({ earlierChoice: 'none' });

test.describe('until a choice is made', () => {
  test.use(phone);

  test('the end of every page that a link leads to can be reached above the bar', async ({ page }) => {
    await visit(page, landing);
    const { title } = firstOf(legalPagesOf(mainLanguage));
    await footerLink(page, title).click();
    await expect(h1(page)).toHaveText(title);
    await footerLink(page, languageName(otherLanguage)).click();
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
    // The room is given back a moment after a bar has closed.
    await page.waitForTimeout(300);
    await scrollTo(page, endOfPage);
    const end = await boxOf(page.getByRole('contentinfo').getByText(String(site.copyrightYear)));
    expect(end.y + end.height).toBeLessThanOrEqual((await boxOf(bar(page))).y);
  });
});

for (const choice of ['all', 'essential'] as const) {
  test(`“${choice}” is stored and confirmed, in the bar and in the dialog, and the bar does not come back`, async ({
    page,
  }) => {
    await visit(page, landing);
    // It is there before its text, so that screen readers announce that.
    const region = await page.locator(`[lang="${site.cookieBannerLanguage}"] > [role="status"]`).elementHandle();
    expect(await region?.textContent()).toBe('');
    await clickInBar(page, choice === 'all' ? cookies.banner.acceptAll : cookies.banner.essentialOnly);
    await expect(bar(page)).toBeHidden();
    await expect.poll(() => region?.textContent()).toContain(cookies.toast[choice]);
    expect(await storedChoice(page)).toBe(choice);
    await toast(page).getByRole('button', { name: cookies.toast.close }).click();
    await expect(toast(page)).toBeHidden({ timeout: durations.toast / 2 });
    await visit(page, list);
    await expect(bar(page)).toBeHidden();
    await expect(toast(page)).toBeHidden();
    const other = choice === 'all' ? 'essential' : 'all';
    await openDialog(page);
    await dialog(page)
      .getByRole('button', { name: other === 'all' ? cookies.modal.acceptAll : cookies.modal.essentialOnly })
      .click();
    await expect(dialog(page)).toBeHidden();
    await expect(toast(page)).toContainText(cookies.toast[other]);
    expect(await storedChoice(page)).toBe(other);
  });
}

test('the confirmation is a strip in the place of the bar, leaves room for itself, and goes by itself', async ({ page }) => {
  const roomFor = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--consent-bar'));
  await visit(page, landing);
  for (const [width, height, strip] of [
    [360, 640, confirmationStrip.phone],
    [1440, 780, confirmationStrip.usual],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (await bar(page).isVisible()) await clickInBar(page, cookies.banner.essentialOnly);
    else {
      await openDialog(page);
      await dialog(page).getByRole('button', { name: cookies.modal.essentialOnly }).click();
    }
    const place = { x: 0, y: height - strip, width, height: strip };
    await expect.poll(() => toast(page).boundingBox(), `at ${width}`).toEqual(place);
    await expect.poll(roomFor).toBe(`${strip}px`);
    await scrollTo(page, endOfPage);
    const end = await boxOf(page.getByRole('contentinfo').getByText(String(site.copyrightYear)));
    expect(end.y + end.height, `at ${width}`).toBeLessThanOrEqual(place.y);
    await expect(toast(page)).toBeHidden({ timeout: durations.toast + 2000 });
    await expect.poll(roomFor).toBe('');
  }
});

test('before any script is loaded, the bar is there and stays in place, or is not there after a choice', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto(landing, { waitUntil: 'domcontentloaded' });
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  const place = await bar(page).boundingBox();
  release();
  await whenHydrated(page);
  expect(await bar(page).boundingBox()).toEqual(place);
  await clickInBar(page, cookies.banner.essentialOnly);
  await expect(bar(page)).toBeHidden();
  await hold(page);
  await page.goto(list, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(bar(page)).toBeHidden();
});

test('accepting and refusing look the same', async ({ page }) => {
  await visit(page, landing);
  const look = (name: string) =>
    bar(page)
      .getByRole('button', { name, exact: true })
      .evaluate((button) => {
        const { color, backgroundColor, fontSize, fontWeight, height } = getComputedStyle(button);
        return { color, backgroundColor, fontSize, fontWeight, height };
      });
  expect(await look(cookies.banner.essentialOnly)).toEqual(await look(cookies.banner.acceptAll));
});

test('the dialog takes the focus, keeps it, and returns it when it is closed without a choice', async ({ page }) => {
  await visit(page, landing);
  const opener = bar(page).getByRole('button', { name: cookies.banner.customise });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: cookies.modal.close }).click(),
  ]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => focusIsIn(page, '[role="dialog"]')).toBe(true);
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      expect(await focusIsIn(page, '.MuiDialog-root')).toBe(true);
    }
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await expect(bar(page)).toBeVisible();
  expect(await storedChoice(page)).toBeNull();
});

test('the dialog names the categories, without a switch for each, and leads to the cookie policy', async ({ page }) => {
  await visit(page, landing);
  await openDialog(page);
  await expect(dialog(page)).toHaveAccessibleDescription(cookies.modal.description);
  for (const { title } of cookies.categories)
    await expect(dialog(page).getByRole('term').filter({ hasText: title })).toBeVisible();
  await expect(dialog(page).getByRole('checkbox').or(dialog(page).getByRole('switch'))).toHaveCount(0);
  await dialog(page).getByRole('link', { name: cookies.modal.policy }).click();
  await expect(page).toHaveURL(legalPagesOf(mainLanguage).find(({ id }) => id === 'cookies')?.path ?? '');
  await expect(dialog(page)).toBeHidden();
});

// Which stored choices are valid, and for how long: __tests__/consent.

test('a storage that is blocked breaks nothing: the choice is valid for the page, and the language can be changed', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  });
  await visit(page, landing);
  await clickInBar(page, cookies.banner.acceptAll);
  await expect(bar(page)).toBeHidden();
  await footerLink(page, languageName(otherLanguage)).click();
  await expect(h1(page)).toContainText(wordsOf(otherLanguage).hero.headlineGradient);
  expect(problems).toEqual([]);
});

test('with Global Privacy Control the dialog says that the signal is respected, and nothing is allowed', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }));
  await visit(page, landing);
  await clickInBar(page, cookies.banner.customise);
  await expect(dialog(page).getByText(cookies.modal.privacySignal, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain('granted');
});

test('where scroll bars take room, the dialog moves nothing on the page', async ({ playwright, launchOptions, baseURL }) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--disable-features=OverlayScrollbar'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  await visit(page, landing);
  await scrollTo(page, 900);
  await expect(page.getByRole('complementary')).toBeVisible();
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(10);
  const places = () =>
    page.locator('header > div, main h2, aside > a, .frame, section').evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right, top } = element.getBoundingClientRect();
        // Where its content ends: what is fixed grows by as much as its padding.
        return [element.tagName, left, right - Number.parseFloat(getComputedStyle(element).paddingRight), top];
      }),
    );
  const before = await places();
  await clickInBar(page, cookies.banner.customise);
  await expect(dialog(page)).toBeVisible();
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await places()).toEqual(before);
  await browser.close();
});
