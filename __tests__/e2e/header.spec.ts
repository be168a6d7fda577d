import type { Page } from '@playwright/test';
import {
  landingPath,
  languageName,
  languages,
  listPath,
  mainLanguage,
  otherLanguage,
  triedLanguages,
  wordsOf,
} from './support/site';
import { expect, phone, test } from './support/test';
import { scrollTop, visit, visitWithoutClock, whenSettled } from './support/visit';

const banner = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => banner(page).locator('details');
const opener = (page: Page) => banner(page).locator('summary');

for (const language of triedLanguages) {
  const { header, features } = wordsOf(language);

  test(`${language}: the links lead to their parts of the landing page, from every page`, async ({ page }) => {
    for (const path of [`/${language}`, listPath(language)]) {
      await visit(page, path);
      const links = banner(page).getByRole('navigation', { name: header.navigation });
      for (const [word, hash] of [
        [header.home, ''],
        [header.pricing, '#pricing-section'],
        [header.reviews, '#testimonials-section'],
        [header.faq, '#faq-section'],
      ]) {
        await expect(links.getByRole('link', { name: word, exact: true })).toHaveAttribute('href', `/${language}${hash}`);
      }
    }
  });

  test(`${language}: the feature menu names all features with what they do, and the list`, async ({ page }) => {
    await visit(page, `/${language}`);
    await opener(page).click();
    const entries = menu(page).getByRole('link');
    await expect(entries).toHaveCount(features.length + 1);
    for (const { name, summary, path } of features) {
      const entry = entries.filter({ hasText: summary });
      await expect(entry).toBeVisible();
      await expect(entry).toContainText(name);
      await expect(entry).toHaveAttribute('href', path);
    }
    const all = entries.filter({ hasText: header.allFeaturesDescription });
    await expect(all).toContainText(header.allFeatures);
    await expect(all).toHaveAttribute('href', listPath(language));
    for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 0.9 });
  });
}

test('a link of the header scrolls to its part, and so does one from another page', async ({ page }) => {
  const { header, pricingSection, faq } = wordsOf(otherLanguage);
  await visit(page, landingPath(otherLanguage));
  await banner(page).getByRole('link', { name: header.pricing, exact: true }).click();
  await expect(page).toHaveURL(`${landingPath(otherLanguage)}#pricing-section`);
  await expect(page.getByRole('heading', { name: pricingSection.title })).toBeInViewport();
  await visit(page, listPath(otherLanguage));
  await banner(page).getByRole('link', { name: header.faq, exact: true }).click();
  await expect(page).toHaveURL(`${landingPath(otherLanguage)}#faq-section`);
  await expect(page.getByRole('heading', { name: faq.title })).toBeInViewport();
});

test('an entry of the feature menu leads to the feature, and the menu is closed there', async ({ page }) => {
  const feature = wordsOf(mainLanguage).features.at(-1);
  await visit(page, landingPath(mainLanguage));
  await opener(page).click();
  await menu(page).getByRole('link', { name: feature?.name }).click();
  await expect(page).toHaveURL(feature?.path ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(feature?.title ?? '');
  await page.mouse.move(720, 800);
  await expect(menu(page)).not.toHaveAttribute('open');
});

test.describe('by mouse, the feature menu', () => {
  test.beforeEach(async ({ page }) => {
    await visitWithoutClock(page, landingPath(mainLanguage));
  });

  test('opens after 200 ms, not before', async ({ page }) => {
    await opener(page).hover();
    await page.clock.runFor(190);
    await expect(menu(page)).not.toHaveAttribute('open');
    await page.clock.runFor(20);
    await expect(menu(page)).toHaveAttribute('open');
  });

  test('stays closed for a mouse that only passes', async ({ page }) => {
    await opener(page).hover();
    await page.clock.runFor(150);
    await page.mouse.move(720, 800);
    await page.clock.runFor(1000);
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  test('stays open on the way to an entry, and closes when the mouse leaves', async ({ page }) => {
    await opener(page).hover();
    await page.clock.runFor(210);
    await menu(page).getByRole('link').nth(2).hover();
    await page.clock.runFor(2000);
    await expect(menu(page)).toHaveAttribute('open');
    await page.mouse.move(720, 860);
    await page.clock.runFor(400);
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  test('opens again without delay within 300 ms, and with it afterwards', async ({ page }) => {
    await opener(page).hover();
    await page.clock.runFor(210);
    await expect(menu(page)).toHaveAttribute('open');
    await page.mouse.move(720, 860);
    await page.clock.runFor(160);
    await expect(menu(page)).not.toHaveAttribute('open');
    await page.clock.runFor(100);
    await opener(page).hover();
    await page.clock.runFor(10);
    await expect(menu(page)).toHaveAttribute('open');
    await page.mouse.move(720, 860);
    await page.clock.runFor(160 + 320);
    await expect(menu(page)).not.toHaveAttribute('open');
    await opener(page).hover();
    await page.clock.runFor(150);
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  test('stays open under a click that meets it as it opens, and closes under a later one', async ({ page }) => {
    await opener(page).hover();
    await page.clock.runFor(210);
    await expect(menu(page)).toHaveAttribute('open');
    await opener(page).click();
    await page.clock.runFor(1000);
    await expect(menu(page)).toHaveAttribute('open');
    await opener(page).click();
    await page.clock.runFor(1000);
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  test('closes with Escape though the focus is elsewhere', async ({ page }) => {
    await opener(page).hover();
    await page.clock.runFor(210);
    await expect(menu(page)).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  test('stays open after a click that does not move the focus, as in Safari', async ({ page }) => {
    await opener(page).click();
    await expect(menu(page)).toHaveAttribute('open');
    const box = await menu(page).locator('summary + *').boundingBox();
    if (!box) throw new Error('The menu has no panel.');
    await page.mouse.move(box.x + 6, box.y + 6);
    await page.mouse.down();
    await page.clock.runFor(1000);
    await expect(menu(page)).toHaveAttribute('open');
  });
});

test.describe('by keyboard, the feature menu', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await whenSettled(page);
    await opener(page).focus();
  });

  test('opens and closes with Enter', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(menu(page)).toHaveAttribute('open');
    await page.keyboard.press('Enter');
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  test('stays closed when it is closed as soon as it has opened', async ({ page }) => {
    await menu(page).evaluate(async (details: HTMLDetailsElement) => {
      const summary = details.querySelector('summary');
      // Runs right after React's own listener.
      details.addEventListener('toggle', () => summary?.click(), { once: true });
      summary?.click();
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  test('opens with ↓, whose arrows move among the entries and round', async ({ page }) => {
    const entries = menu(page).getByRole('link');
    await page.keyboard.press('ArrowDown');
    await expect(menu(page)).toHaveAttribute('open');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entries.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(opener(page)).toBeFocused();
    await entries.last().focus();
    await page.keyboard.press('ArrowDown');
    await expect(entries.first()).toBeFocused();
  });

  test('closes with Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect(opener(page)).toBeFocused();
  });

  test('closes when Tab leaves it', async ({ page }) => {
    const last = menu(page).getByRole('link').last();
    await page.keyboard.press('Enter');
    await expect(last).toBeVisible();
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  test('closes when the focus leaves it right after it was opened', async ({ page }) => {
    // In one task: the browser reports `toggle` only after the focus has left.
    await opener(page).evaluate((summary: HTMLElement) => {
      summary.click();
      summary.parentElement?.querySelector('a')?.focus();
      summary.closest('header')?.querySelector('a')?.focus();
    });
    // What `toggle` leads to is drawn by the second frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(menu(page)).not.toHaveAttribute('open');
  });
});

test('the header’s content is at most 894 px wide, and stays in sight', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  for (const width of [768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await banner(page).locator('> *').first().boundingBox();
    expect(box?.width).toBeLessThanOrEqual(894);
    if (width >= 1024) expect(box?.width).toBeCloseTo(894, 0);
  }
  await page.mouse.wheel(0, 3000);
  await expect(banner(page).getByRole('link').first()).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use(phone);

  const { header, features, buttons } = wordsOf(mainLanguage);
  const button = (page: Page) => banner(page).getByRole('button', { name: header.openMenu });
  const drawer = (page: Page) => page.getByRole('dialog', { name: header.menu });

  async function expectTabStaysIn(page: Page, selector: string): Promise<void> {
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate((within) => document.activeElement?.closest(within) !== null, selector)).toBe(true);
    }
  }

  /** Where the drawer stands when it has come to rest. */
  async function restingBox(page: Page) {
    await expect.poll(async () => (await drawer(page).boundingBox())?.y).toBeCloseTo(844 * 0.15, 0);
    return drawer(page).boundingBox();
  }

  test('the drawer comes from the bottom and takes 85 % of the height', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await expect(banner(page).getByRole('navigation')).toHaveCount(0);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).click();
    const box = await restingBox(page);
    expect(box?.height).toBeCloseTo(844 * 0.85, 0);
    expect(box?.width).toBe(390);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  });

  for (const language of triedLanguages) {
    test(`${language}: it holds the links, the features, the languages and both actions`, async ({ page }) => {
      const words = wordsOf(language);
      await visit(page, `/${language}`);
      await banner(page).getByRole('button', { name: words.header.openMenu }).click();
      const inDrawer = page.getByRole('dialog', { name: words.header.menu });
      for (const name of [words.header.home, words.header.pricing, words.header.reviews, words.header.faq]) {
        await expect(inDrawer.getByRole('link', { name, exact: true })).toBeVisible();
      }
      for (const code of languages) await expect(inDrawer.getByRole('link', { name: languageName(code) })).toBeVisible();
      await expect(inDrawer.getByRole('link', { name: words.buttons.testLive })).toBeVisible();
      await expect(inDrawer.getByRole('link', { name: words.buttons.freeTrial })).toBeVisible();
      const submenu = inDrawer.locator('summary');
      const feature = inDrawer.getByRole('link', { name: words.features.at(-1)?.name });
      await expect(feature).toBeHidden();
      await submenu.click();
      for (const { name, path } of words.features) {
        await expect(inDrawer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
      }
      await expect(inDrawer.getByRole('link', { name: words.header.allFeatures })).toHaveAttribute(
        'href',
        listPath(language),
      );
      await expect(feature).toBeVisible();
      await submenu.click();
      await expect(feature).toBeHidden();
    });
  }

  test('the focus stays in the drawer and comes back to the button', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const waysOut = [
      () => page.keyboard.press('Escape'),
      () => drawer(page).getByRole('button', { name: header.closeMenu }).click(),
      () => page.mouse.click(195, 60),
    ];
    for (const close of waysOut) {
      await button(page).focus();
      await page.keyboard.press('Enter');
      await restingBox(page);
      await expectTabStaysIn(page, '.MuiDrawer-root');
      await close();
      await expect(drawer(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    }
  });

  test('a link leads on and closes the drawer', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await button(page).click();
    await drawer(page).getByRole('link', { name: header.pricing, exact: true }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(`${landingPath(mainLanguage)}#pricing-section`);
    await expect(page.getByRole('heading', { name: wordsOf(mainLanguage).pricingSection.title })).toBeInViewport();
    await button(page).click();
    await drawer(page).locator('summary').click();
    await drawer(page)
      .getByRole('link', { name: features.at(0)?.name })
      .click();
    await expect(page).toHaveURL(features.at(0)?.path ?? '');
    await expect(drawer(page)).toBeHidden();
  });

  test('“test live” closes the drawer and scrolls to the demo', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await button(page).click();
    await drawer(page).getByRole('link', { name: buttons.testLive }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(`${landingPath(mainLanguage)}#video-section`);
    await expect(page.locator('#video-section').getByRole('heading')).toBeInViewport();
  });

  test('a language of the drawer leads to the page in that language', async ({ page }) => {
    await visit(page, listPath(mainLanguage));
    await button(page).click();
    await drawer(page)
      .getByRole('link', { name: languageName(otherLanguage) })
      .click();
    await expect(page).toHaveURL(listPath(otherLanguage));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(otherLanguage).featureWords.listTitle);
  });

  test('the language that the page is in closes the drawer, and adds nothing to the history', async ({ page }) => {
    await visit(page, listPath(mainLanguage));
    await button(page).click();
    const entries = await page.evaluate(() => history.length);
    await drawer(page)
      .getByRole('link', { name: languageName(mainLanguage) })
      .click();
    await expect(drawer(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(page).toHaveURL(listPath(mainLanguage));
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('a window that grows wide closes the drawer, frees the page, and hands the focus to the header’s links', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 600, height: 844 });
    await visit(page, landingPath(mainLanguage));
    await button(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(drawer(page)).toBeHidden();
    await expect(banner(page).getByRole('link', { name: header.home, exact: true })).toBeFocused();
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    await page.setViewportSize({ width: 600, height: 844 });
    await expect(button(page)).toBeVisible();
    await expect(drawer(page)).toBeHidden();
  });
});
