import fc from 'fast-check';

const accents = 'éñçœß\u0142жλ価格한';
const letter = fc.constantFrom(...`abcxyzABC019-_~${accents}`);
const name = fc
  .tuple(letter, fc.array(fc.oneof({ weight: 9, arbitrary: letter }, fc.constant('.')), { maxLength: 12 }), letter)
  .map(([first, inner, last]) => first + inner.join('') + last);
/** A path that every host reads alike. */
export const goodPath = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => `/${names.join('/')}`);

/** What is refused: a good path with a piece that hosts read in different ways. */
export const badPieces = [
  '*',
  '/*',
  '/:slug',
  '/../..',
  '/./',
  '/..',
  '//',
  '\\',
  '$',
  '$1',
  '%',
  '%2e%2e',
  '%00',
  '\0',
  '\n',
  '\r\nLocation: x',
  '\t',
  ' ',
  '\u00a0',
  '\u200b',
  '\u2028',
  '"',
  "'",
  '`',
  '{path}',
  '(a|b)',
  '[a]',
  '|',
  '^',
  '+',
  ';',
  ',',
  '!',
  '@',
  '=',
  '&',
  '<',
  '?a',
  '#a',
  'e\u0301',
  '.html',
  '/index',
  '/404',
  '.',
  '/.x',
  '\ud800',
];
/** A path with such a piece. */
export const badPath = fc.oneof(
  fc.tuple(goodPath, fc.constantFrom(...badPieces)).map(([path, piece]) => path + piece),
  fc
    .tuple(
      goodPath,
      fc.constantFrom(...badPieces.filter((piece) => !/^(?:\.|\.html|\/(?:index|404))$/.test(piece))),
      goodPath,
    )
    .map(([before, piece, after]) => before + piece + after),
);

/** A name of another site, and what makes more of it than a name. */
const badAddresses = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'http://evil.example',
  'https://*',
  'https://*.',
  'https://*.com',
  'https://a;script-src-elem',
  'https://a;script-src *',
  'https://a, *',
  "https://a 'unsafe-inline'",
  'https://a\nhttps://b',
  'https://me:word@evil.example',
  'https://evil.example\\@a',
  'https://[::1]/x',
  'https://',
  'https:',
  '*',
  "'unsafe-eval'",
  'blob:',
  '',
];
/** A value that may be an address, or may do harm as one. */
export const badText = fc.oneof(
  badPath,
  fc.constantFrom(...badAddresses),
  fc
    .tuple(fc.constantFrom('https://', '/', '', 'mailto:'), fc.string({ unit: 'binary', maxLength: 20 }))
    .map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom(...badAddresses), fc.constantFrom(...badPieces)).map((parts) => parts.join('')),
  goodPath,
  goodPath.map((path) => path.slice(1)),
  fc.webUrl(),
);
