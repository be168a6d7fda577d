import type { Page } from '@playwright/test';
import { anchors } from '../../src/routing/anchors';
import { floatingButtonsAfter } from '../../src/theme/tokens';
import { type Box, boxOf } from './support/box-of';
import { clickInBar, toast } from './support/consent';
import {
  cookies,
  entryAt,
  firstOf,
  landingPath,
  languages,
  mainLanguage,
  site,
  triedLanguages,
  wordsOf,
} from './support/site';
import { expect, moving, phone, test } from './support/test';
import { endOfPage, layOutEverything, scrollTo, scrollTop, visit } from './support/visit';

const words = wordsOf(mainLanguage);

/** Both float outside the main content and the footer, in a landmark of their own. */
const strip = (page: Page) => page.getByRole('complementary');
const floating = (page: Page, name: string) => strip(page).getByRole('link').filter({ hasText: name });
const testLive = (page: Page) => floating(page, words.buttons.testLive);
const chat = (page: Page) => floating(page, words.buttons.chat);

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('appear below 300 px of scrolling, not above, and disappear on the way up', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  for (const top of [0, 300, 301, 2000, 301, 300, 900, 0]) {
    await scrollTo(page, top);
    await expect.poll(() => scrollTop(page)).toBe(top);
    await expect(strip(page).getByRole('link')).toHaveCount(top > floatingButtonsAfter ? 2 : 0);
  }
});

/** Scrolls the page, and finds what is wrong with the buttons there: not visible, or not alone at their place. */
const faultsAt = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const root = document.querySelector<HTMLElement>('#gatsby-focus-wrapper > div > aside');
    const links = [...(root?.querySelectorAll('a') ?? [])];
    if (!root || links.length !== 2) return ['not there'];
    const pointsOf = ({ left, top: y, width, height }: DOMRect, columns: number, rows: number) =>
      Array.from({ length: columns * rows }, (_, index) => [
        left + ((0.5 + (index % columns)) / columns) * width,
        y + ((0.5 + Math.floor(index / columns)) / rows) * height,
      ]) as [number, number][];
    const describe = (element: Element) => element.outerHTML.slice(0, 100);
    const unseen = links.filter((link) => {
      const { left, right, top: y, bottom } = link.getBoundingClientRect();
      const isWithin = left >= 0 && right <= document.documentElement.clientWidth && y >= 0 && bottom <= window.innerHeight;
      const hit = document.elementFromPoint((left + right) / 2, (y + bottom) / 2);
      return !isWithin || !link.contains(hit) || !link.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    });
    const { backgroundColor, opacity } = getComputedStyle(root);
    if (/^rgb\(/.test(backgroundColor) && opacity === '1') {
      const shining = pointsOf(root.getBoundingClientRect(), 40, 4).filter(
        ([x, y]) => !root.contains(document.elementFromPoint(x, y)),
      );
      return [...unseen.map(describe), ...shining.map(String)];
    }
    /** Whether a line of the element's own text is near a point. */
    const hasTextAt = (element: Element, x: number, y: number) =>
      [...element.childNodes].some((node) => {
        if (!(node instanceof Text) || !node.data.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(
          (line) => line.left < x + 5 && line.right > x - 5 && line.top < y + 5 && line.bottom > y - 5,
        );
      });
    const covered = links.flatMap((link) =>
      pointsOf(link.getBoundingClientRect(), 5, 5).flatMap(([x, y]) =>
        document
          .elementsFromPoint(x, y)
          .filter((element) => !root.contains(element))
          .filter(
            (element) =>
              hasTextAt(element, x, y) || element.closest('a[href], button, summary, img, iframe, [tabindex="0"]'),
          ),
      ),
    );
    const letters = [...document.querySelectorAll('main > div > [aria-hidden] > b')].filter((letter) => {
      const a = letter.getBoundingClientRect();
      return links.some((link) => {
        const b = link.getBoundingClientRect();
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      });
    });
    return [...new Set([...unseen, ...covered, ...letters])].map(describe);
  }, top);

/** Scrolls through the whole page, and finds what is wrong with the buttons, by the scroll position. */
async function faultsOnTheWay(page: Page, step: number): Promise<Record<number, string[]>> {
  // Load the demo’s frame and the carousel now.
  for (const id of [anchors.demo, anchors.testimonials]) await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  await page.locator('.slick-slide').first().waitFor();
  await layOutEverything(page);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  const faults: Record<number, string[]> = {};
  for (let top = floatingButtonsAfter + 1; top < end + step; top += step) {
    const found = await faultsAt(page, Math.min(top, end));
    if (found.length > 0) faults[top] = found;
  }
  return faults;
}

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1440, 900],
  // 400 % zoom.
  [320, 256],
  // Low and wide.
  [1366, 490],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ ...moving, viewport: { width, height } });
    const isBeside = width >= 1280 && height >= 500;

    test('both are visible at every scroll position, and cover nothing', async ({ page }) => {
      test.setTimeout(180_000);
      await visit(page, landingPath(entryAt(languages, width % languages.length)));
      // Beside the content, no line or control is between two steps: one is at least 16 px high, and a button 48 px.
      expect(await faultsOnTheWay(page, isBeside ? 60 : 240)).toEqual({});
      const last = await boxOf(page.getByRole('contentinfo').getByText(`© ${site.copyrightYear}`));
      for (const link of await strip(page).getByRole('link').all()) expect(overlap(last, await boxOf(link))).toBe(false);
      expect(last.y + last.height).toBeLessThan(height - (isBeside ? 0 : 44));
    });
  });
}

for (const language of triedLanguages) {
  test(`${language}: on other pages, “test live” links to the demo of the landing page`, async ({ page }) => {
    const { features, buttons } = wordsOf(language);
    await visit(page, firstOf(features).path);
    await scrollTo(page, 301);
    await expect(floating(page, buttons.chat)).toHaveAttribute('href', site.contact.chatUrl);
    await floating(page, buttons.testLive).click();
    await expect(page).toHaveURL(`/${language}#video-section`);
    await expect(page.locator('#video-section')).toBeInViewport();
  });
}

for (const [where, screen] of [
  ['a wide screen', { viewport: { width: 1440, height: 900 } }],
  ['the narrowest phone', { viewport: { width: 320, height: 640 } }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use({ ...screen, earlierChoice: 'none' });

    test('stand above the cookie bar, and below the confirmation of a choice', async ({ page }) => {
      await visit(page, landingPath(mainLanguage));
      const bar = page.getByRole('region', { name: cookies.banner.label });
      await expect(bar).toBeVisible();
      for (const top of [900, endOfPage]) {
        await scrollTo(page, top);
        for (const button of [testLive(page), chat(page)]) {
          await expect.poll(async () => overlap(await boxOf(button), await boxOf(bar))).toBe(false);
          await expect(button).toBeInViewport({ ratio: 1 });
        }
      }
      const last = await boxOf(page.getByRole('contentinfo').getByText(`© ${site.copyrightYear}`));
      for (const link of [testLive(page), chat(page), bar]) expect(overlap(last, await boxOf(link))).toBe(false);
      await clickInBar(page, cookies.banner.essentialOnly);
      await expect(toast(page)).toBeVisible();
      for (const button of [testLive(page), chat(page)]) {
        await expect.poll(async () => overlap(await boxOf(button), await boxOf(toast(page)))).toBe(false);
      }
    });
  });
}

test('on a phone, the chat is an icon as large as a fingertip, with a name; “test live” has its words', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await visit(page, landingPath(mainLanguage));
  await scrollTo(page, 900);
  await expect(chat(page)).toHaveAccessibleName(`${words.buttons.chat} ${words.buttons.newTab}`);
  const [icon, label] = [await boxOf(chat(page)), await boxOf(chat(page).locator('.label'))];
  expect([Math.round(icon.width), Math.round(icon.height), Math.round(label.width)]).toEqual([44, 44, 1]);
  expect((await boxOf(testLive(page).locator('.label'))).width).toBeGreaterThan(50);
});

test('beside the content, both are icons, whose words appear with the pointer or the focus', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  await scrollTo(page, 900);
  for (const link of [chat(page), testLive(page)]) {
    const width = async () => Math.round((await boxOf(link.locator('.label'))).width);
    expect([await width(), Math.round((await boxOf(link)).width)]).toEqual([1, 48]);
    await link.hover();
    await expect.poll(width).toBeGreaterThan(50);
    await page.mouse.move(700, 10);
    await expect.poll(width).toBe(1);
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect.poll(width).toBeGreaterThan(50);
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
