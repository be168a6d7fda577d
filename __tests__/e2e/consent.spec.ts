import type { Page } from '@playwright/test';
import { watchProblems } from './support/problems';
import {
  cookies,
  firstOf,
  landingPath,
  legalPagesOf,
  listPath,
  mainLanguage,
  otherLanguage,
  site,
  triedLanguages,
  wordsOf,
} from './support/site';
import { expect, phone, test } from './support/test';
import { holdScripts, visit, whenHydrated } from './support/visit';

test.use({ earlierChoice: 'none' });

const { cookieBannerLanguage: cookieLanguage } = site;
const bar = (page: Page) => page.getByRole('region', { name: cookies.banner.label });
const dialog = (page: Page) => page.getByRole('dialog', { name: cookies.modal.title });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: cookies.toast.title });
const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();

for (const language of triedLanguages) {
  test(`${language}: the bar stands at the bottom of every kind of page, in its language`, async ({ page }) => {
    for (const path of [
      `/${language}`,
      listPath(language),
      firstOf(legalPagesOf(language)).path,
      firstOf(wordsOf(language).features).path,
      `/${language}/nowhere`,
    ]) {
      await visit(page, path);
      await expect(bar(page)).toBeInViewport();
      await expect(bar(page)).toContainText(cookies.banner.text);
      await expect(bar(page).getByRole('button')).toHaveText([
        cookies.banner.acceptAll,
        cookies.banner.essentialOnly,
        cookies.banner.customise,
      ]);
      expect(await bar(page).evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(cookieLanguage);
      const box = await bar(page).boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(900);
    }
  });
}

for (const [choice, button, said] of [
  ['all', cookies.banner.acceptAll, cookies.toast.all],
  ['essential', cookies.banner.essentialOnly, cookies.toast.essential],
] as const) {
  test(`“${button}” is stored as ${choice}, confirmed, and not asked for again`, async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await press(page, button);
    await expect(bar(page)).toBeHidden();
    await expect(toast(page)).toContainText(cookies.toast.title);
    await expect(toast(page)).toContainText(said);
    await expect(toast(page)).toHaveAttribute('lang', cookieLanguage);
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

test('the bar is there before any script is loaded, and does not move afterwards', async ({ page }) => {
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

  test('the bar is not there before scripts are loaded either', async ({ page }) => {
    await holdScripts(page);
    await page.goto(landingPath(mainLanguage), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(bar(page)).toBeHidden();
  });
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
  test('names the three categories, and lets none of them be switched by itself', async ({ page }) => {
    await visit(page, landingPath(otherLanguage));
    await press(page, cookies.banner.customise);
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
    test(`“${button}” keeps ${choice} and closes it with the bar`, async ({ page }) => {
      await visit(page, landingPath(mainLanguage));
      await press(page, cookies.banner.customise);
      await dialog(page).getByRole('button', { name: button, exact: true }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(bar(page)).toBeHidden();
      await expect(toast(page)).toContainText(said);
      expect(await storedChoice(page)).toBe(choice);
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    });
  }

  test('takes the focus, keeps it, and gives it back when it is closed without a choice', async ({ page }) => {
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

  test('is announced by its button at once, while its script is still on its way', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    let answer = () => {};
    const isAllowed = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\.js$/, async (route) => {
      await isAllowed;
      await route.continue();
    });
    const opener = bar(page).getByRole('button', { name: cookies.banner.customise });
    // Its colour is that of the words, which changes under the pointer too.
    const ring = () => opener.evaluate((element) => getComputedStyle(element).boxShadow.replace(/rgba?\(.*?\)/, ''));
    const plain = await ring();
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(await ring()).not.toBe(plain);
    await expect(dialog(page)).toHaveCount(0);
    answer();
    await expect(dialog(page)).toBeVisible();
  });

  for (const language of triedLanguages) {
    test(`${language}: the footer opens it again, so that a choice can be taken back`, async ({ page }) => {
      await visit(page, `/${language}`);
      await press(page, cookies.banner.acceptAll);
      const opener = page.getByRole('contentinfo').getByRole('button', { name: wordsOf(language).footer.cookies });
      await opener.click();
      await dialog(page).getByRole('button', { name: cookies.modal.essentialOnly }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await storedChoice(page)).toBe('essential');
      await expect(toast(page)).toContainText(cookies.toast.essential);
    });
  }

  test.describe('on a phone', () => {
    test.use(phone);

    test('fits the screen, as the bar does', async ({ page }) => {
      await visit(page, landingPath(mainLanguage));
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await press(page, cookies.banner.customise);
      for (const name of [cookies.modal.essentialOnly, cookies.modal.acceptAll, cookies.modal.close]) {
        await dialog(page).getByRole('button', { name, exact: true }).scrollIntoViewIfNeeded();
        await expect(dialog(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      }
    });
  });
});

const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

test.describe('storage', () => {
  for (const nonsense of ['', 'ALL', 'true', '{"all":true}', 'null']) {
    test(`that holds ${JSON.stringify(nonsense)} counts as no choice`, async ({ page }) => {
      const problems = watchProblems(page);
      await page.addInitScript((value) => {
        // The demo's frame may not touch storage.
        if (window === window.top) localStorage.setItem('cookieConsent', value);
      }, nonsense);
      await visit(page, listPath(mainLanguage));
      await expect(bar(page)).toBeVisible();
      await press(page, cookies.banner.essentialOnly);
      await expect(bar(page)).toBeHidden();
      expect(problems).toEqual([]);
    });
  }

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
    test(`that is ${state} breaks nothing: the choice is valid for the page, the language changes`, async ({ page }) => {
      const problems = watchProblems(page);
      await page.addInitScript(obstruct);
      await visit(page, landingPath(mainLanguage));
      await press(page, cookies.banner.acceptAll);
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

const monthsAgo = (count: number, days = 0) => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - count);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString();
};

test.describe('the proof of a choice', () => {
  /** A choice as an earlier visit left it. */
  const leave = (page: Page, choice: string, record: object | null) =>
    page.addInitScript(
      ([kept, proof]) => {
        // The demo's frame may not touch storage; a choice made meanwhile must stay.
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

  for (const [choice, button] of [
    ['all', cookies.banner.acceptAll],
    ['essential', cookies.banner.essentialOnly],
  ] as const) {
    test(`of “${button}” is kept: what, when, of which texts`, async ({ page }) => {
      const before = Date.now();
      await visit(page, landingPath(mainLanguage));
      expect(await storedRecord(page)).toBeNull();
      await press(page, button);
      const { date, ...record } = await storedRecord(page);
      expect(record).toEqual({ choice, version, services, gpc: false });
      expect(Date.parse(date)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    });

    test(`${choice} is valid until the period is over`, async ({ page }) => {
      await leave(page, choice, { choice, version, services, gpc: false, date: monthsAgo(months, -2) });
      await visit(page, landingPath(mainLanguage));
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(bar(page)).toBeHidden();
    });

    test(`${choice} expires after the period, and is then asked for again`, async ({ page }) => {
      await leave(page, choice, { choice, version, services, gpc: false, date: monthsAgo(months, 2) });
      await visit(page, landingPath(mainLanguage));
      await expect(bar(page)).toBeVisible();
      await press(page, cookies.banner.essentialOnly);
      await page.reload();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(bar(page)).toBeHidden();
    });

    test(`${choice} of other texts is asked for again`, async ({ page }) => {
      await leave(page, choice, { choice, version: version + 1, services, gpc: false, date: monthsAgo(1) });
      await visit(page, landingPath(mainLanguage));
      await expect(bar(page)).toBeVisible();
    });

    test(`${choice} without one gets none, and ${choice === 'all' ? 'is no consent' : 'holds'}`, async ({ page }) => {
      await leave(page, choice, null);
      await visit(page, landingPath(mainLanguage));
      await expect(bar(page)).toBeVisible({ visible: choice === 'all' });
      expect(await storedRecord(page)).toBeNull();
      expect(await granted(page)).toBe(false);
    });
  }

  test('“all” that is too old lets nothing be measured', async ({ page }) => {
    await leave(page, 'all', { choice: 'all', version, services, gpc: false, date: monthsAgo(months, 2) });
    await visit(page, landingPath(mainLanguage));
    await expect(bar(page)).toBeVisible();
    expect(await granted(page)).toBe(false);
  });
});

/** Whether the data layer says that anything is allowed. */
const granted = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer ?? []).includes('granted'));

test.describe('Global Privacy Control', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })),
  );

  test('the bar still asks, the dialog says that the signal is honoured, and nothing is allowed', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await expect(bar(page)).toBeVisible();
    await press(page, cookies.banner.customise);
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

  test('“all” that is chosen all the same counts, and is kept with the signal', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await press(page, cookies.banner.acceptAll);
    await expect.poll(() => granted(page)).toBe(true);
    await page.reload();
    await expect.poll(() => granted(page)).toBe(true);
    await expect(bar(page)).toBeHidden();
  });
});

test('a browser without the signal sees no message about it', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  await press(page, cookies.banner.customise);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByText(cookies.modal.privacySignal, { exact: true })).toBeHidden();
});

test('the dialog leads to the cookie policy in the language of the page', async ({ page }) => {
  for (const language of triedLanguages) {
    await visit(page, `/${language}`);
    await press(page, cookies.banner.customise);
    await dialog(page).getByRole('link', { name: cookies.modal.policy }).click();
    await expect(page).toHaveURL(legalPagesOf(language).find(({ id }) => id === 'cookies')?.path ?? '');
    await expect(dialog(page)).toBeHidden();
  }
});

test('before a choice there is no cookie, and nothing is stored but the language', async ({ page, context }) => {
  for (const path of [landingPath(mainLanguage), listPath(mainLanguage), firstOf(wordsOf(mainLanguage).features).path]) {
    await visit(page, path);
    await scrollThrough(page);
    const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(await stored()).toEqual(['language']);
    expect(await context.cookies()).toEqual([]);
  }
});

test('nothing of a third party is asked for: not before a choice, not after it', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  for (const path of [landingPath(mainLanguage), listPath(mainLanguage), firstOf(wordsOf(otherLanguage).features).path]) {
    await visit(page, path);
    await scrollThrough(page);
  }
  expect(foreign, 'before a choice').toEqual([]);
  await press(page, cookies.banner.acceptAll);
  await visit(page, landingPath(mainLanguage));
  await scrollThrough(page);
  expect(foreign, 'after “all”: data/site.json names no third party').toEqual([]);
});

/** Down to the footer, past everything that loads when it is near. */
async function scrollThrough(page: Page): Promise<void> {
  for (const part of await page.locator('main section').all()) await part.scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}
