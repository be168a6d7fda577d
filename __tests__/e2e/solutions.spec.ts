import type { Page } from '@playwright/test';
import { formatNumber } from '../../src/content/format';
import { boxOf } from './support/box-of';
import { content, entryAt, landingPath, mainLanguage, otherLanguage, triedLanguages, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { visit } from './support/visit';

const ids = content.FeatureCatalogue.features.map(({ id }) => id);

type Features = ReturnType<typeof wordsOf>['features'];

test.describe('the features', () => {
  const tabs = (page: Page) => page.getByRole('tab');
  const selected = (page: Page) => page.getByRole('tab', { selected: true });

  /** Expects that one feature is selected: only its tab is, and only its panel is visible. */
  async function expectSelected(page: Page, index: number): Promise<void> {
    await expect(selected(page)).toHaveCount(1);
    await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.locator(`#panel-${ids[index]}`)).toBeVisible();
  }

  /** The texts of a feature’s panel; the description of the figure only if there is one. */
  const textsOf = ({ label, title, description, benefits, stat, statDescription }: Features[number]) => [
    label,
    title,
    description,
    ...benefits,
    ...(stat === null || statDescription === null ? [] : [statDescription]),
  ];

  for (const language of triedLanguages) {
    test(`${language}: there is a tab for each feature, the first one selected; each shows its feature with a link to its page`, async ({
      page,
    }) => {
      const { features, learnMore } = wordsOf(language);
      await visit(page, `/${language}`);
      await expect(tabs(page)).toHaveText(features.map(({ name }) => name));
      await expectSelected(page, 0);
      for (const [index, feature] of features.entries()) {
        await tabs(page).nth(index).click();
        await expectSelected(page, index);
        const { name, path, image } = feature;
        const panel = page.getByRole('tabpanel', { name });
        for (const text of textsOf(feature)) await expect(panel.getByText(text, { exact: true })).toBeVisible();
        if (feature.stat !== null) await expect(panel).toContainText(formatNumber(feature.stat, language));
        await expect(panel.getByRole('img', { name: image.alt })).toBeVisible();
        await expect(panel.getByRole('link', { name: learnMore.label })).toHaveAttribute('href', path);
      }
    });
  }

  test('the link of a panel leads to the feature’s page', async ({ page }) => {
    const { name, path, title } = entryAt(wordsOf(mainLanguage).features, 3);
    await visit(page, landingPath(mainLanguage));
    await tabs(page).nth(3).click();
    await page.getByRole('tabpanel', { name }).getByRole('link').click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  for (const { where, screen, orientation, next, previous } of [
    {
      where: 'a wide screen',
      screen: { width: 1440, height: 900 },
      orientation: 'vertical',
      next: 'ArrowDown',
      previous: 'ArrowUp',
    },
    {
      where: 'a tablet',
      screen: { width: 768, height: 1024 },
      orientation: 'vertical',
      next: 'ArrowDown',
      previous: 'ArrowUp',
    },
    { where: 'a phone', screen: phone.viewport, orientation: 'horizontal', next: 'ArrowRight', previous: 'ArrowLeft' },
  ]) {
    test.describe(`on ${where}`, () => {
      test.use({ viewport: screen });

      test(`the tabs are a ${orientation} list and react to its arrow keys, Home and End`, async ({ page }) => {
        await visit(page, landingPath(otherLanguage));
        await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', orientation);
        const [first, second] = [await boxOf(tabs(page).first()), await boxOf(tabs(page).nth(1))];
        if (orientation === 'vertical') expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
        else expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
        await tabs(page).first().focus();
        const last = (await tabs(page).count()) - 1;
        for (const [key, index] of [
          [next, 1],
          [next, 2],
          [previous, 1],
          ['End', last],
          [next, 0],
          [previous, last],
          ['Home', 0],
        ] as const) {
          await page.keyboard.press(key);
          await expectSelected(page, index);
          await expect(tabs(page).nth(index)).toBeFocused();
          await expect(tabs(page).nth(index)).toBeInViewport({ ratio: 0.9 });
        }
        // A shortcut of the browser.
        await page.keyboard.press(`Alt+${next}`);
        await expectSelected(page, 0);
      });
    });
  }

  for (const language of triedLanguages) {
    test(`${language}: tabs beside the picture have room for their text, from 768 pixels on`, async ({ page }) => {
      await visit(page, `/${language}`);
      for (const width of [768, 834, 1023, 1024, 1440]) {
        await page.setViewportSize({ width, height: 1100 });
        const picture = await boxOf(page.getByRole('tabpanel').getByRole('img'));
        // Upright pictures have larger letters and may be smaller.
        expect(picture.width).toBeGreaterThan((picture.height > picture.width ? 0.4 : 0.5) * width);
        for (const tab of await tabs(page).all()) {
          const { x, width: own } = await boxOf(tab);
          expect(x + own).toBeLessThan(picture.x);
          const { lines, room } = await tab.evaluate(wordsIn);
          expect({ width, lines }).toEqual({ width, lines: Math.min(lines, 2) });
          expect(room).toBeGreaterThanOrEqual(0);
        }
      }
    });
  }

  test('with three columns, the title is aligned with the picture’s left edge', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 1100 });
      const panel = page.getByRole('tabpanel');
      const frame = await boxOf(panel.locator(':has(> picture)'));
      expect({ width, x: (await boxOf(panel.getByRole('heading'))).x }).toEqual({ width, x: expect.closeTo(frame.x, 0) });
    }
  });

  test('no column is empty below the tabs of a tablet', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    for (const width of [768, 1023]) {
      await page.setViewportSize({ width, height: 1100 });
      const panel = page.getByRole('tabpanel');
      const [list, picture] = [await boxOf(page.getByRole('tablist')), await boxOf(panel.getByRole('img'))];
      const top = Math.max(list.y + list.height, picture.y + picture.height);
      const middle = (list.x + picture.x + picture.width) / 2;
      const lines = await panel.evaluate(linesOfText);
      const height = Math.max(...lines.map((line) => line.bottom)) - top;
      for (const [where, column] of Object.entries({
        tabs: lines.filter(({ left }) => left < list.x + list.width / 2),
        picture: lines.filter(({ left }) => left >= middle),
      })) {
        const message = `${width} pixels, below the ${where}`;
        expect(Math.min(...column.map((line) => line.top)) - top, message).toBeLessThan(80);
        expect(Math.max(...column.map((line) => line.bottom)) - top, message).toBeGreaterThan(height / 2);
      }
    }
  });

  /** Runs in the browser: the boxes of all lines of text in an element. */
  const linesOfText = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: { left: number; top: number; bottom: number }[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      // Text for screen readers alone is a single pixel.
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      lines.push(...boxes.map(({ left, top, bottom }) => ({ left, top, bottom })));
    }
    return lines;
  };

  /** The number of lines in a tab, and the pixels between its text and the tip of the bar. */
  const wordsIn = (tab: Element) => {
    const range = document.createRange();
    range.selectNodeContents(tab);
    const rects = [...range.getClientRects()];
    const tip = 22;
    const end = Math.max(...rects.map(({ right }) => right));
    return { lines: rects.length, room: tab.getBoundingClientRect().right - tip - end };
  };

  test('Tab moves from the selected tab to its panel, past the other tabs', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await tabs(page).nth(2).click();
    await expectSelected(page, 2);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tabs(page).nth(2)).toBeFocused();
  });

  test('the pointer returns to the selected tab when a tablet is turned', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await visit(page, landingPath(mainLanguage));
    await tabs(page).nth(4).click();
    await expectSelected(page, 4);
    await page.setViewportSize({ width: 1180, height: 820 });
    const tab = tabs(page).nth(4);
    const pointer = page.getByRole('tablist').locator('> [aria-hidden="true"]');
    await tab.scrollIntoViewIfNeeded();
    await expect(async () => {
      const [at, bar] = [await boxOf(pointer), await boxOf(tab)];
      expect(at.x - (bar.x + bar.width)).toBeCloseTo(6, 0);
      expect(at.y + at.height / 2).toBeCloseTo(bar.y + bar.height / 2, 0);
    }).toPass();
  });
});

test('a tab shows the same focus ring as everything else, also before it is revealed', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('tablist').evaluate((list) => list.setAttribute('data-reveal', 'waiting'));
  const ring = () =>
    page.evaluate(() => {
      const { outline, outlineOffset, clipPath } = getComputedStyle(document.activeElement ?? document.body);
      return { outline, outlineOffset, clipPath };
    });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const usual = await ring();
  expect(usual).toMatchObject({ outline: expect.stringContaining('3px'), clipPath: 'none' });
  await page.getByRole('tab').first().focus();
  for (const key of ['ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { selected: true })).toBeFocused();
    expect(await ring()).toEqual(usual);
  }
});
