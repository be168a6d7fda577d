import { formatDay, formatEuros, formatNumber, formatPercent } from '../../src/content/format';

/** The one no-break space that is written, whatever the system's own is. */
const nbsp = '\u00a0';

test.each([
  ['fr', `350${nbsp}€`, `1${nbsp}000${nbsp}€`],
  ['en', '€350', '€1,000'],
  ['es', `350${nbsp}€`, `1.000${nbsp}€`],
])('prices in %s read %s and %s', (language, pack, setup) => {
  expect(formatEuros(350, language)).toBe(pack);
  expect(formatEuros(1000, language)).toBe(setup);
});

test.each([
  ['fr', `85${nbsp}%`, `62,5${nbsp}%`],
  ['en', '85%', '62.5%'],
  ['es', `85${nbsp}%`, `62,5${nbsp}%`],
])('shares in %s read %s and %s', (language, whole, fraction) => {
  expect(formatPercent(85, language)).toBe(whole);
  expect(formatPercent(62.5, language)).toBe(fraction);
});

test.each([
  ['fr', '4,2'],
  ['en', '4.2'],
  ['es', '4,2'],
])('a rating in %s reads %s', (language, rating) => {
  expect(formatNumber(4.2, language)).toBe(rating);
  expect(formatNumber(50, language)).toBe('50');
});

test.each([
  ['fr', '21 novembre 2026', '1er février 2027'],
  ['en', '21 November 2026', '1 February 2027'],
  ['es', '21 de noviembre de 2026', '1 de febrero de 2027'],
])('days in %s read %s and %s, in every time zone', (language, late, first) => {
  expect(formatDay('2026-11-21', language)).toBe(late);
  expect(formatDay('2027-02-01', language)).toBe(first);
});
