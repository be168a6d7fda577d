import type { Page } from '@playwright/test';
import { expectUsable } from './support/expect-usable';
import { feature, h1 } from './support/first-feature';
import { landingPath, mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const words = wordsOf(mainLanguage);

/**
 * What became of the faces that the page has used: those of its own font, and those that stand in for it. `document.fonts.check` is true
 * for any name that no face has.
 */
const fontStates = (page: Page) =>
  page.evaluate(() => {
    const statesOf = (isOwn: boolean) => [
      ...new Set(
        [...document.fonts]
          .filter(({ family, status }) => (family.replaceAll('"', '') === 'Archivo') === isOwn && status !== 'unloaded')
          .map(({ status }) => status),
      ),
    ];
    return { Archivo: statesOf(true), fallbacks: statesOf(false) };
  });

test.describe('without', () => {
  test('fonts, all text is visible at once', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await visit(page, landingPath(mainLanguage));
    await expect(h1(page)).toContainText(words.hero.headlineGradient);
    expect(await fontStates(page)).toEqual({ Archivo: ['error'], fallbacks: ['loaded'] });
    await expectUsable(page);
  });

  test('pictures, their alternative texts replace them, and nothing moves', async ({ page }) => {
    const heights = async () => {
      await visit(page, feature.path);
      await page.waitForLoadState('networkidle');
      return page.evaluate(() => document.documentElement.scrollHeight);
    };
    const whole = await heights();
    await page.route(/\.(avif|png|jpe?g)$/, (route) => route.abort());
    expect(await heights()).toBe(whole);
    await expect(page.getByRole('img', { name: feature.image.alt })).toBeVisible();
  });
});
