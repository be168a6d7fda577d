import fc from 'fast-check';
import { formerPathProblem } from '../../packages/content/define';
import type { Content } from '../../src/content/model';
import { checkSources } from '../../src/data/checks/check-data';
import { siteModelOf } from '../../src/data/hosting-settings';
import { readData } from '../../src/data/read-data';

const sample = readData();
const runs = Number(process.env.DAMAGES ?? 500);

const letter = fc.constantFrom(...'abcxyzABC019-_~éñçœß\u0142жλ価格한');
const name = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''));

/** A path that every host reads alike. */
const goodPath = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => `/${names.join('/')}`);

/** What hosts read in different ways. */
const badPieces = [
  ...'*\\$%"\'`{}()[]|^+;,!@=&<?# \t\n\0\u00a0\u200b\u2028',
  ...['/:slug', '/..', '/./', '//', '%2e%2e', '\r\nLocation: x', 'e\u0301', '/.x', '\ud800'],
];
const badPath = fc
  .tuple(goodPath, fc.constantFrom(...badPieces), goodPath)
  .map(([before, piece, after]) => before + piece + after);

/** What would be an address that does harm, and parts of one. */
const badAddresses = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'http://evil.example',
  'https://*',
  'https://*.com',
  'https://a;script-src *',
  "https://a 'unsafe-inline'",
  'https://a, *',
  'https://a\nhttps://b',
  'https://me:word@evil.example',
  'https://evil.example\\@a',
  'https://[::1]/x',
  'https://',
  "'unsafe-eval'",
  '*',
  '',
];
const badText = fc.oneof(
  badPath,
  fc.tuple(fc.constantFrom(...badAddresses), fc.constantFrom('', ...badPieces)).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('https://', '/', '', 'mailto:'), fc.string({ unit: 'binary', maxLength: 20 }))
    .map((parts) => parts.join('')),
  goodPath,
  fc.webUrl(),
);

/** The sample site's content after a change of one file, if the check lets it pass. */
function contentWith(path: string, part: RegExp, by: string): Content | undefined {
  const sources = new Map(sample.sources).set(
    path,
    (sample.sources.get(path) ?? '').replace(part, () => by),
  );
  return checkSources({ ...sample, sources }).content;
}

const redirects = /(?<="redirects": \[)/;
const redirectJson = (from: string, to = '/fr') => `${JSON.stringify({ from, to })},`;

test('addresses that hosts read differently are refused', () => {
  fc.assert(
    fc.property(badPath, (path) => {
      expect([path, formerPathProblem(path)]).not.toEqual([path, undefined]);
    }),
    { numRuns: runs * 5 },
  );
});

/** Fields of the data that hold an address, and what is written into them. */
const fields: [path: string, part: RegExp, json: (text: string) => string][] = [
  ['redirects.json', redirects, redirectJson],
  ['redirects.json', redirects, (text) => redirectJson('/old', text)],
  ...['origin', 'chatUrl', 'demoFormUrl', 'demoFrameUrl'].map((name): (typeof fields)[number] => [
    'site.json',
    new RegExp(`(?<="${name}": )"[^"]*"`),
    JSON.stringify,
  ]),
  ...['scripts', 'requests', 'images', 'frames'].map((list): (typeof fields)[number] => [
    'site.json',
    /(?<="thirdParties": )\[\]/,
    (text) => JSON.stringify([{ name: 'a', [list]: [text] }]),
  ]),
  ['locales/es/language.json', /(?<="features": )"[^"]*"/, JSON.stringify],
  ['locales/fr/content/features/signature.json', /(?<="slug": )"[^"]*"/, JSON.stringify],
  ['locales/fr/content/legal/imprint.json', /(?<="previousSlugs": )\[[^\]]*\]/, (text) => JSON.stringify([text])],
];

/** A valid source of the policy: a keyword, or an https address with a host, without separators. */
const soundSource =
  /^(?:'self'|'none'|'unsafe-inline'|data:|https:\/\/(?:\*\.[a-z0-9-]+\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?(?:\/[^\s;,'"*]*)?)$/;

const directivesOf = (content: Content) =>
  (siteModelOf(content).headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => directive.split(' '));

test('no hostile value is accepted that changes the structure of the policy', () => {
  let passed = 0;
  const names = directivesOf(checkSources(sample).content as Content).map(([directive]) => directive);
  fc.assert(
    fc.property(fc.constantFrom(...fields), badText, ([path, part, json], text) => {
      const content = contentWith(path, part, json(text));
      if (!content) return;
      passed++;
      const directives = directivesOf(content);
      expect(directives.map(([directive]) => directive)).toEqual(names);
      const sources = directives.flatMap(([, ...named]) => named);
      expect(sources.filter((source) => !soundSource.test(source))).toEqual([]);
    }),
    { numRuns: runs },
  );
  // A check that refuses everything would prove nothing.
  expect(passed).toBeGreaterThan(runs / 50);
}, 3_600_000);
