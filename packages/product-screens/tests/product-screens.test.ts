/** @jest-environment jsdom */
import { formatText, walkTexts } from '../../content/browser';
import { LANGUAGES } from '../src/format';
import { PLATES, plateContent } from '../src/plates/plate-page';
import { STEPS } from '../src/steps';
import { tourBody } from '../src/tour-page';
import { WORDS } from '../src/words';

describe.each(LANGUAGES)('in %s', (language) => {
  test('the tour climbs from G to A, in its list and in its steps, and a case does in the order of time', () => {
    document.body.innerHTML = tourBody(language);
    const lettersOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.at(-1)).join('');
    expect(lettersOf('.steps b')).toBe('GFEDCBA');
    // What belongs to every class names none.
    expect(lettersOf('.step .count').replace(/[^A-G]/g, '')).toBe('GFEDCBA');
    expect(lettersOf('.stage b')).toBe('GFEDCBA');
    expect(document.querySelectorAll('.stage.done')).toHaveLength(4);
  });

  test('the words of the screens follow the typographic rules of the site', () => {
    for (const { text } of walkTexts(WORDS[language])) expect(formatText(text, language)).toBe(text);
  });

  test.each(STEPS.map(({ id }) => id))('the plates of %s have one thing in ember, and words that follow the rules', (id) => {
    for (const benefit of PLATES[id].keys()) {
      document.body.innerHTML = plateContent(id, benefit, language, 'landscape');
      expect(new Set([...document.querySelectorAll('.ember')].map(({ textContent }) => textContent)).size).toBe(1);
      for (const { textContent } of document.querySelectorAll('.plate :not(:has(*))'))
        expect(formatText(textContent ?? '', language)).toBe(textContent);
    }
  });
});
