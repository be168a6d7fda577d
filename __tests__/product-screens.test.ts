/** @jest-environment jsdom */
import { rulesOf } from '../src/content/checks/typography-rules';
import { walkTexts } from '../src/content/walk-texts';
import { labelBars } from '../src/theme/tokens';
import { LANGUAGES } from '../tools/product-screens/src/format';
import { pictureSource } from '../tools/product-screens/src/picture-page';
import { STEPS } from '../tools/product-screens/src/steps';
import { tourPage } from '../tools/product-screens/src/tour-page';
import { WORDS } from '../tools/product-screens/src/words';

describe.each(LANGUAGES)('in %s', (language) => {
  test('the tour climbs from G to A, in its list and in its steps', () => {
    document.documentElement.innerHTML = tourPage(language);
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(texts('.steps b').join('')).toBe('GFEDCBBA');
    expect(
      texts('.step .count')
        .map((text) => text?.at(-1))
        .join(''),
    ).toBe('GFEDCBBA');
  });

  test('the stages of a case stand in the order of time, from G to A', () => {
    document.documentElement.innerHTML = tourPage(language);
    const stages = [...document.querySelectorAll('.stage')];
    expect(stages.map((stage) => stage.querySelector('b')?.textContent).join('')).toBe('GFEDCBA');
    expect(stages.filter(({ className }) => className.includes('done'))).toHaveLength(4);
  });

  test('the words of the screens follow the typographic rules of the site', () => {
    const mistakes = walkTexts(WORDS[language]).flatMap(({ text }) =>
      rulesOf(language).flatMap(({ pattern }) => pattern.exec(text)?.[0] ?? []),
    );
    expect(mistakes).toEqual([]);
  });

  test('an upright picture says the class of its step', () => {
    for (const { id, letter } of STEPS) {
      document.documentElement.innerHTML = pictureSource(id, language, 'portrait');
      expect([id, document.querySelector('.now b')?.textContent]).toEqual([id, letter]);
      expect(document.querySelectorAll('.rows li')).toHaveLength(4);
    }
  });
});

/** Contrast of two colours (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('every bar of the label carries its text', () => {
  for (const { fill, text } of labelBars) expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5);
});
