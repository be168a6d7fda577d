import type { Locator, Page } from '@playwright/test';
import { bar, storedChoice } from './support/consent';
import { counterOf, expectPrice, h1, kindsOfPage, landing, list } from './support/pages';
import { cookies, entryAt, mainLanguage, wordsOf } from './support/site';
import { expect, moving, phone, test } from './support/test';
import { hold, whenSettled } from './support/visit';

// A page that nobody has touched, and that something has happened to.

const { header, clientReviews, features, featureWords, demo } = wordsOf(mainLanguage);

test.use(moving);

/** Opens the landing page and waits until nothing more comes by itself. */
async function openAsleep(page: Page, path = landing): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await whenSettled(page);
}

/** Wraps every text, as a browser's translation does; of the same length, so that no control moves away below the mouse. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, noscript') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      if (!text.data.trim()) continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
  });

const tab = (page: Page, index: number) => page.getByRole('tab').nth(index);
const listLink = (page: Page) => page.locator(`footer a[href="${list}"]`).first();
/** High enough for the whole page: a scroll would wake it. */
const high = { viewport: { width: 1440, height: 8000 } };

/** A click as a person makes it: the pointer comes, presses and is released a moment later. */
async function press(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not visible.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}

/** The scripts that the page has not asked for yet are gone, until it is loaded again. */
async function deployOver(page: Page): Promise<void> {
  let isNew = false;
  page.on('request', (request) => {
    isNew ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
  });
  await page.route('**/static/*.js', (route) =>
    isNew ? route.continue() : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Not here</title>' }),
  );
}

const neverHad = {
  'the host says so': (page: Page) => page.route('**/static/*.js', (route) => route.fulfill({ status: 404 })),
  'the network is gone': (page: Page) => page.context().setOffline(true),
  'nothing answers': (page: Page) => page.route('**/static/*.js', () => undefined),
};

test.describe('on every kind of page', () => {
  test.use(high);

  const cookieButton = (page: Page) => page.locator('footer button').first();
  for (const [kind, path] of Object.entries(kindsOfPage(mainLanguage)).slice(1)) {
    test(`${kind}: the footer's button opens the cookie dialog when translated and after a deployment, and goes if it cannot`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      for (const happen of [translate, deployOver]) {
        await openAsleep(page, path);
        await happen(page);
        await press(page, cookieButton(page));
        await expect(page.getByRole('dialog', { name: cookies.modal.title })).toBeVisible();
        await page.unrouteAll();
      }
      for (const refuse of Object.values(neverHad)) {
        await openAsleep(page, path);
        await refuse(page);
        await press(page, cookieButton(page));
        // A footer whose scripts the browser has kept wakes; the bar is there in place of a dialog that it has not kept.
        const dialog = page.getByRole('dialog', { name: cookies.modal.title });
        const hasAnswer = async () =>
          (await cookieButton(page).isHidden()) || (await bar(page).isVisible()) || (await dialog.isVisible());
        await expect.poll(hasAnswer, { timeout: 9000 }).toBe(true);
        // Below a dialog it has no role.
        await expect(page.locator('h1')).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.context().setOffline(false);
      }
    });
  }
});

test.describe('translated by the browser', () => {
  test.use(high);

  test('plus and a tab answer their first click, once', async ({ page }) => {
    await openAsleep(page);
    await translate(page);
    await press(page, counterOf(page).plus);
    await expectPrice(page, 1);
    await openAsleep(page);
    await translate(page);
    await press(page, tab(page, 2));
    await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(landing);
  });

  test('focus and selection stay while React makes parts anew', async ({ page }) => {
    await openAsleep(page);
    await translate(page);
    await page.evaluate(() => {
      const text = document.querySelector('#pricing-section p')?.firstChild;
      if (text) getSelection()?.selectAllChildren(text);
    });
    const control = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await counterOf(page).plus.focus();
    const before = await control();
    expect(before).toBeTruthy();
    await expect(page.locator('#pricing-section font')).toHaveCount(0);
    await expect.poll(control).toBe(before);
    const selected = await page.evaluate(() => [
      getSelection()?.toString(),
      document.querySelector('#pricing-section p')?.textContent,
    ]);
    expect(selected[0]).toBe(selected[1]);
  });

  test('the counter goes on counting once it is awake', async ({ page }) => {
    await openAsleep(page);
    await counterOf(page).plus.click();
    await expectPrice(page, 1);
    await translate(page);
    const shown = page.locator('#pricing-section output > [aria-hidden]').first();
    const before = await shown.innerText();
    await counterOf(page).plus.click();
    await expect(shown).not.toHaveText(before);
  });

  test.describe('on a phone', () => {
    test.use({ ...phone, hasTouch: true });

    test('a tap opens the menu', async ({ page }) => {
      await openAsleep(page);
      await translate(page);
      await page.locator('header button').first().tap();
      await expect(page.getByRole('dialog', { name: header.menu })).toBeVisible();
      await page.waitForTimeout(500);
      await expect(page.getByRole('dialog', { name: header.menu })).toBeVisible();
    });
  });

  test.describe('on a first visit', () => {
    test.use({ earlierChoice: 'none' });

    test('a cookie choice is stored', async ({ page }) => {
      await openAsleep(page);
      await translate(page);
      await press(page, page.getByRole('region', { name: cookies.banner.label }).getByRole('button').nth(1));
      await expect.poll(() => storedChoice(page)).toBe('essential');
    });
  });
});

test.describe('after a deployment', () => {
  test.use(high);

  test('plus counts after one reload', async ({ page }) => {
    await openAsleep(page);
    await deployOver(page);
    let loads = 0;
    page.on('load', () => loads++);
    await press(page, counterOf(page).plus);
    await expectPrice(page, 1);
    expect(loads).toBe(1);
    await page.reload();
    await whenSettled(page);
    await page.waitForTimeout(500);
    await expectPrice(page, 0);
  });

  test.describe('on a first visit', () => {
    test.use({ earlierChoice: 'none' });

    test('a cookie choice is stored', async ({ page }) => {
      await openAsleep(page);
      await deployOver(page);
      const reloaded = page.waitForEvent('load');
      await bar(page).getByRole('button').first().click();
      await reloaded;
      await expect.poll(() => storedChoice(page)).toBe('all');
    });
  });

  test('a link whose page has lost a part opens it whole, from the host', async ({ page }) => {
    await openAsleep(page);
    await deployOver(page);
    await listLink(page).click();
    await expect(page).toHaveURL(list);
    await expect(h1(page)).toHaveText(featureWords.listTitle);
  });
});

test.describe('if later scripts can never be had', () => {
  test.use(high);

  for (const [what, refuse] of Object.entries(neverHad)) {
    test(`no control stays dead: ${what}`, async ({ page }) => {
      await openAsleep(page);
      await refuse(page);
      await press(page, counterOf(page).plus);
      // As without scripts: what cannot work is not there, and the rest leads somewhere.
      await expect(counterOf(page).plus).toBeHidden({ timeout: 9000 });
      await expect(page.getByText(clientReviews.title)).toBeVisible();
      // Once the scripts can be had again, nothing answers what was pressed then.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().setOffline(false);
      await page.reload();
      await whenSettled(page);
      await page.waitForTimeout(500);
      await expectPrice(page, 0);
    });
  }

  test('a tab leads to its page within seconds', async ({ page }) => {
    await openAsleep(page);
    await hold(page);
    const { path } = entryAt(features, 2);
    await tab(page, 2).dispatchEvent('click');
    await expect(page).toHaveURL(path, { timeout: 8000 });
  });
});

test.describe('a link to a page whose data never comes', () => {
  test('shows that it is coming, and is opened by the browser after three seconds', async ({ page }) => {
    await openAsleep(page);
    await page.route('**/page-data/**', () => undefined);
    const since = Date.now();
    // Playwright's own click ends with what it leads to.
    await listLink(page).dispatchEvent('click');
    await expect(page.locator('html')).toHaveAttribute('data-coming');
    await expect(h1(page)).toHaveText(featureWords.listTitle, { timeout: 6000 });
    expect(Date.now() - since).toBeGreaterThan(2500);
    await expect(page.locator('html')).not.toHaveAttribute('data-coming');
  });

  test('is opened at once on the second click', async ({ page }) => {
    await openAsleep(page);
    await page.route('**/page-data/**', () => undefined);
    const since = Date.now();
    const link = listLink(page);
    await link.click();
    await link.click();
    await expect(page).toHaveURL(list);
    await expect(h1(page)).toHaveText(featureWords.listTitle);
    expect(Date.now() - since).toBeLessThan(2800);
  });
});

test('keys on a tab that sleeps are answered afterwards, and do not scroll the page', async ({ page }) => {
  const release = await hold(page);
  await page.goto(landing, { waitUntil: 'commit' });
  await tab(page, 0).focus();
  const top = await page.evaluate(() => scrollY);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  release();
  await expect(tab(page, 3)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 3)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('tabs are never said to be a column', async ({ page }) => {
    await openAsleep(page);
    await expect(page.getByRole('tablist')).not.toHaveAttribute('aria-orientation', 'vertical');
  });
});

test('Tab leads from the link of the demo into its frame, also while that loads', async ({ page }) => {
  await openAsleep(page);
  const release = await hold(page, '**/tour/**');
  await page.getByRole('link', { name: demo.openInNewTab }).focus();
  await expect(page.locator('#video-section iframe')).toBeAttached();
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  expect(await focused()).toBe('A');
  release();
  await expect.poll(focused).toBe('IFRAME');
});
