import type { Page } from '@playwright/test';
import { anchors } from '../../src/routing/anchors';
import { everyPage } from '../support/copies';
import { type Box, boxOf } from './support/box-of';
import { clickInBar, toast } from './support/consent';
import { floatingLinksAt, scrollUntil } from './support/floating-links';
import {
  cookies,
  entryAt,
  firstOf,
  landingPath,
  languages,
  listPath,
  mainLanguage,
  site,
  triedLanguages,
  wordsOf,
} from './support/site';
import { expect, moving, phone, test } from './support/test';
import { endOfPage, scrollTo, scrollTop, visit } from './support/visit';

const { buttons } = wordsOf(mainLanguage);

/** Both float outside the main content and the footer, in a landmark of their own. */
const floating = (page: Page, name: string) => page.locator('#gatsby-focus-wrapper > aside > a').filter({ hasText: name });
const testLive = (page: Page) => floating(page, buttons.testLive);
const chat = (page: Page) => floating(page, buttons.chat);

const scrollToEnd = (page: Page) => scrollTo(page, endOfPage);

test('appear below 300 px of scrolling, not above, and disappear on the way up', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  for (const [top, count] of [
    [0, 0],
    [300, 0],
    [301, 1],
    [2000, 1],
    [301, 1],
    [300, 0],
    [900, 1],
    [0, 0],
  ] as const) {
    await scrollTo(page, top);
    await expect.poll(() => scrollTop(page)).toBe(top);
    await expect(testLive(page)).toHaveCount(count);
    await expect(chat(page)).toHaveCount(count);
  }
});

test('are visible at once on a page that opens further down', async ({ page }) => {
  await visit(page, `${landingPath(mainLanguage)}#faq-section`);
  await expect(testLive(page)).toBeVisible();
  await expect(chat(page)).toBeVisible();
});

test('“test live” is at the right, the chat at the left', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  await scrollTo(page, 900);
  const [right, left] = [await boxOf(testLive(page)), await boxOf(chat(page))];
  expect(right.x + right.width).toBeGreaterThan(1440 * 0.9);
  expect(left.x).toBeLessThan(1440 * 0.1);
  for (const box of [right, left]) expect(box.y + box.height).toBeGreaterThan(900 * 0.9);
});

test.describe('with motion,', () => {
  test.use(moving);

  test('“test live” scrolls to the demo, smoothly unless the visitor prefers reduced motion', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    await expect.poll(behaviour).toBe('smooth');
    await scrollTo(page, 3000);
    await testLive(page).click();
    await expect(page).toHaveURL(`${landingPath(mainLanguage)}#video-section`);
    await expect(page.getByRole('heading', { name: wordsOf(mainLanguage).demo.title })).toBeInViewport();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await behaviour()).toBe('auto');
  });

  test('do not blink on scrolling: they come back only when the page rests', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await scrollUntil(page, testLive(page), true);
    const changes = await testLive(page).evaluate(async (link) => {
      let count = 0;
      new MutationObserver((records) => (count += records.length)).observe(link, { attributes: true });
      // The jump before may end only now.
      const start = window.scrollY;
      const ended = new Promise<void>((resolve) =>
        window.addEventListener('scrollend', () => window.scrollY > start && resolve()),
      );
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'smooth' });
      await ended;
      return count;
    });
    // Hidden once, at the first thing that it covers.
    expect(changes).toBe(1);
  });
});

for (const language of triedLanguages) {
  test(`${language}: on other pages, “test live” links to the demo of the landing page`, async ({ page }) => {
    const words = wordsOf(language);
    await visit(page, firstOf(words.features).path);
    await scrollTo(page, 700);
    await expect(floating(page, words.buttons.chat)).toHaveAttribute('href', site.contact.chatUrl);
    await scrollUntil(page, floating(page, words.buttons.testLive), true);
    await floating(page, words.buttons.testLive).click();
    await expect(page).toHaveURL(`/${language}#video-section`);
    await expect(page.getByRole('heading', { name: words.demo.title })).toBeInViewport();
  });
}

test.describe('a button that is hidden because it would cover something', () => {
  test('is visible when it gets the keyboard focus', async ({ page }) => {
    await visit(page, landingPath(firstOf(languages)));
    const link = page.locator(`aside a[href$="#${anchors.demo}"]`);
    await scrollUntil(page, link, false);
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('opacity', '1');
  });
});

test('the chat opens in a new tab without opener or referrer', async ({ page, context }) => {
  await context.route(`${site.contact.chatUrl}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }));
  await visit(page, listPath(mainLanguage));
  await scrollTo(page, 500);
  await expect(chat(page)).toHaveAttribute('target', '_blank');
  await expect(chat(page)).toHaveAttribute('rel', /\bnoopener\b/);
  const opened = context.waitForEvent('page');
  await chat(page).click();
  expect((await opened).url()).toBe(site.contact.chatUrl);
});

for (const [where, screen] of [
  ['a wide screen', { viewport: { width: 1440, height: 900 } }],
  ['a phone', phone],
  ['the narrowest phone', { viewport: { width: 320, height: 640 } }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use({ ...screen, earlierChoice: 'none' });

    test('cover neither each other nor the cookie bar, the confirmation of a choice or the last line of the page', async ({
      page,
    }) => {
      await visit(page, landingPath(mainLanguage));
      const bar = page.getByRole('region', { name: cookies.banner.label });
      await expect(bar).toBeVisible();
      await scrollTo(page, 900);
      for (const button of [testLive(page), chat(page)]) {
        await expect.poll(async () => overlap(await boxOf(button), await boxOf(bar))).toBe(false);
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      await scrollToEnd(page);
      await expectClear(page);
      expect(overlap(await boxOf(lastLine(page)), await boxOf(bar))).toBe(false);

      await clickInBar(page, cookies.banner.essentialOnly);
      await expect(toast(page)).toBeVisible();
      for (const button of [testLive(page), chat(page)]) {
        await expect(button).toBeVisible();
        await expect.poll(async () => overlap(await boxOf(button), await boxOf(toast(page)))).toBe(false);
      }

      await toast(page).getByRole('button', { name: cookies.toast.close }).click();
      await expect(toast(page)).toBeHidden();
      await scrollToEnd(page);
      await expect(testLive(page)).toBeVisible();
      await expectClear(page);
    });
  });
}

/** A screen for each layout; another phone has the layout of the first, and waits for the night. */
const screens = [
  { width: 360, height: 780 },
  ...(everyPage ? [{ width: 390, height: 844 }] : []),
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 844 },
];

for (const viewport of screens) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('cover nothing that can be clicked, at any scroll position', async ({ page }) => {
      test.setTimeout(120_000);
      const language = entryAt(languages, viewport.width % languages.length);
      await visit(page, landingPath(language));
      // Load the demo’s frame and the carousel now.
      for (const id of [anchors.demo, anchors.testimonials]) await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await page.locator('.slick-slide').first().waitFor();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const places = [];
      // A button of 50 px covers what is 24 px high, the smallest target, on 74 px of the way.
      for (let top = 301; top + viewport.height < height; top += 70)
        places.push({ top, ...(await floatingLinksAt(page, top)) });
      expect(places.filter(({ covered }) => covered.length > 0)).toEqual([]);
      expect(places.filter(({ shown }) => shown > 0).length / places.length).toBeGreaterThan(0.3);
    });
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  for (const language of triedLanguages) {
    test(`${language}: the chat shows only its icon, and keeps its accessible name`, async ({ page }) => {
      const words = wordsOf(language).buttons;
      await visit(page, `/${language}`);
      await scrollTo(page, 900);
      const button = floating(page, words.chat);
      await expect(button).toHaveAccessibleName(`${words.chat} ${words.newTab}`);
      await expect(button.locator('svg')).toBeVisible();
      const label = await boxOf(button.locator('.label'));
      expect(Math.max(label.width, label.height)).toBeLessThanOrEqual(1);
      const box = await boxOf(button);
      expect(Math.abs(box.width - box.height)).toBeLessThanOrEqual(1);
    });
  }
});

/** The languages in the footer are the last content of every page. */
const lastLine = (page: Page) => page.getByRole('contentinfo').getByRole('navigation').last();

/** Expects that no text or link in the footer’s last row is under a button at the end of the page. */
async function expectClear(page: Page): Promise<void> {
  const right = await boxOf(testLive(page));
  const left = await boxOf(chat(page));
  expect(overlap(right, left)).toBe(false);
  const copyright = page.getByText(wordsOf(mainLanguage).footer.copyright.replace('{{year}}', String(site.copyrightYear)));
  const cookieLink = page.getByRole('contentinfo').getByRole('button', { name: wordsOf(mainLanguage).footer.cookies });
  for (const line of [lastLine(page), copyright, cookieLink]) {
    const box = await boxOf(line);
    expect(overlap(box, right)).toBe(false);
    expect(overlap(box, left)).toBe(false);
  }
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
