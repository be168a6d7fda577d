import { formatEuros, formatNumber, formatPercent } from '../../src/content/format';
import { notationOf, writeEuros, writeNumber, writePercent } from '../../src/content/notation';

/** Those of the site, and some that may join them. */
const languages = ['fr', 'en', 'es', 'de', 'pl'];

describe.each(languages)('%s', (language) => {
  const notation = notationOf(language);

  test('prices read as Intl writes them', () => {
    for (const amount of [0, 5, 350, 999, 1000, 1350, 12_345, 123_456, 1_234_567]) {
      expect(writeEuros(amount, notation)).toBe(formatEuros(amount, language));
    }
  });

  test('shares read as Intl writes them', () => {
    for (let tenths = 0; tenths <= 1000; tenths++) {
      expect(writePercent(tenths / 10, notation)).toBe(formatPercent(tenths / 10, language));
    }
  });

  test('ratings and numbers of files read as Intl writes them', () => {
    for (let tenths = 0; tenths <= 50; tenths++) {
      expect(writeNumber(tenths / 10, notation)).toBe(formatNumber(tenths / 10, language));
    }
    for (const files of [50, 1500, 12_345]) expect(writeNumber(files, notation)).toBe(formatNumber(files, language));
  });
});
