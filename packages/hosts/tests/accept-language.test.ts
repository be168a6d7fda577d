import { languagePatterns, patternsByLanguage, preferredLanguage } from '..';

const codes = ['fr', 'en', 'es'];

const byComparison = (header: string) =>
  patternsByLanguage(codes).find(({ pattern }) => new RegExp(pattern, 'i').test(header))?.code;

describe.each([
  ['patterns with a group', (header: string) => preferredLanguage(header, codes)],
  ['patterns that only compare', byComparison],
])('the language that a visitor prefers, by %s', (_, preferred) => {
  it.each([
    ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
    ['EN', 'en'],
    ['  es-419 , fr', 'es'],
    ['ca,eu;q=0.9,es;q=0.8,fr;q=0.7', 'es'],
    ['fr;q=0.3,en;q=0.75,es;q=0.5', 'en'],
    ['fr;q=0,en', 'en'],
    ['fr; q=0.0, es; q=0.001', 'es'],
    ['fr;q=1.0,en', 'fr'],
    ['en,fr', 'en'],
    ['de;q=0.9,es,en', 'es'],
  ])('%s: %s', (header, code) => expect(preferred(header)).toBe(code));

  it.each(['', 'frr', 'frr-DE,enm;q=0.5', 'fr;q=0', 'fr;q=0.000', 'de,*;q=0.5', 'x-fr'])('%s: none', (header) =>
    expect(preferred(header)).toBeUndefined(),
  );
});

it('is found in a hostile header without backtracking', () => {
  const started = performance.now();
  preferredLanguage(`${'fr-;q=,'.repeat(5000)}fr;q=2`, codes);
  expect(performance.now() - started).toBeLessThan(500);
});

it('needs no lookaround, which Caddy does not have', () => {
  for (const pattern of languagePatterns(codes)) expect(pattern).not.toMatch(/\(\?[=!<]/);
});
