import type { Page } from '@playwright/test';
import { formatNumber } from '../../src/content/format';
import { boxOf } from './support/box-of';
import { content, landingPath, mainLanguage, otherLanguage, triedLanguages, wordsOf } from './support/site';
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

  for (const { where, screen, orientation, next, previous } of [
    {
      where: 'a wide screen',
      screen: { width: 1440, height: 900 },
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
        // Without the attribute, the role means horizontal.
        const orientationNow = async () =>
          (await page.getByRole('tablist').getAttribute('aria-orientation')) ?? 'horizontal';
        await expect.poll(orientationNow).toBe(orientation);
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
});

test('a tab shows the same focus ring as everything else, also before it is revealed', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page
    .getByRole('tablist')
    .evaluate((list) => list.closest('[data-reveal]:not(section)')?.setAttribute('data-reveal', 'waiting'));
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
