import { everyPage } from '../support/copies';
import { expectFocusVisible, tabThrough } from './support/focus';
import { contrastOfColours, mainColour } from './support/pixels';
import { landingPath, languageName, mainLanguage, otherLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { visit } from './support/visit';
import { bringEverything, leastStops } from './support/whole-landing-page';

test.describe('with forced colours,', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the selected tab, the current language and every button can be distinguished', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const tabs = page.getByRole('tab');
    expect(contrastOfColours(await mainColour(tabs.first()), await mainColour(tabs.nth(1)))).toBeGreaterThan(3);
    const language = (code: string) => page.getByRole('banner').getByRole('link', { name: languageName(code) });
    expect(
      contrastOfColours(await mainColour(language(mainLanguage)), await mainColour(language(otherLanguage))),
    ).toBeGreaterThan(3);
    const borders = await page.evaluate((name) => {
      const buttons = [...document.querySelectorAll('main a, footer a')].filter((link) =>
        link.textContent?.startsWith(name),
      );
      return buttons.map((button) => getComputedStyle(button).borderTopStyle);
    }, wordsOf(mainLanguage).buttons.requestDemo);
    expect([...new Set(borders)]).toEqual(['solid']);
  });

  test('the steps and buttons of the demo have a border, the current step a thicker one', async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    await page.goto(`/tour/${mainLanguage}.html`);
    const borders = await page.evaluate(() => {
      const widthOf = (element: Element) => Number.parseFloat(getComputedStyle(element).borderTopWidth);
      const widthsOf = (selector: string) => [...document.querySelectorAll(selector)].map(widthOf);
      return {
        steps: widthsOf('.steps a:not([aria-current]) .bar'),
        current: widthsOf('.steps [aria-current] .bar'),
        buttons: widthsOf('.controls button'),
        shapes: [...document.querySelectorAll('.steps .bar')].map((bar) => getComputedStyle(bar).clipPath),
      };
    });
    expect(new Set(borders.shapes)).toEqual(new Set(['none']));
    expect(borders.current).toHaveLength(1);
    expect(Math.min(...borders.buttons, ...borders.steps)).toBeGreaterThan(0);
    expect(borders.current[0]).toBeGreaterThan(Math.max(...borders.steps));
  });

  test('the focused element is visible', async ({ page }) => {
    // The same outlines as without: a long look for the night.
    test.skip(!everyPage);
    test.setTimeout(120_000);
    await visit(page, landingPath(mainLanguage));
    await bringEverything(page);
    expect(await tabThrough(page, (stop) => expectFocusVisible(page, stop))).toBeGreaterThan(leastStops(mainLanguage));
  });
});
