import fc from 'fast-check';
import { formerPathProblem } from '../../src/content/addresses';
import type { Content } from '../../src/content/content';
import { checkSources } from '../../src/data/checks/check-data';
import { hostingSettings, siteModelOf } from '../../src/data/hosting-settings';
import { readData } from '../../src/data/read-data';
import { answer } from '../../src/hosting/answer';
import { hosts } from '../../src/hosting/hosts';
import { sitePolicy } from '../../src/hosting/policy';
import type { SiteModel } from '../../src/hosting/site-model';
import { badPath, badPieces, badText, goodPath } from './hostile-addresses';
import { hostReaders } from './written-redirects';

const sample = readData();
const runs = Number(process.env.DAMAGES ?? 500);

/** The sample site's content after a change of one file, if the check lets it pass. */
function contentWith(path: string, change: (value: Record<string, unknown>) => void): Content | undefined {
  const value = JSON.parse(sample.sources.get(path) ?? '{}') as Record<string, unknown>;
  change(value);
  const sources = new Map(sample.sources).set(path, JSON.stringify(value, null, 2));
  return checkSources({ ...sample, sources }).content;
}

/** To a section, to a page that is not published, and to a page. */
const targets = ['/es#faq-section', '/fr/fonctionnalites/suivi-apres-travaux', '/fr'];

const withRedirects = (...from: string[]) =>
  contentWith('redirects.json', (value) => {
    const more = from.map((path, index) => ({ from: path, to: targets[index % targets.length] }));
    value.redirects = [...(value.redirects as object[]), ...more];
  });

/** A host lists addresses as they are written here, so two ways to write one path are requested. */
const spellings = (path: string) => [encodeURI(path), `${encodeURI(path)}/`];

/** Where the hosts answer a path in another way than the reference; nothing if all read alike. */
function readDifferently(model: SiteModel, paths: readonly string[]): string[] {
  return Object.entries(hostReaders).flatMap(([name, reader]) => {
    const leads = reader(model);
    return paths.flatMap((path) => {
      const reply = answer(model, path, () => false);
      const expected = reply.kind === 'redirect' ? `${reply.status} ${encodeURI(reply.to)}` : undefined;
      return leads(path) === expected ? [] : [`${name}: ${path} is answered with ${leads(path)} instead of ${expected}`];
    });
  });
}

/** Addresses of pages, by which a redirect that reads as a pattern gives itself away. */
const pagesOf = (model: SiteModel) => model.pages.map(({ path }) => path);

test(`${runs} redirects that the check lets pass mean the same to every host`, () => {
  let passed = 0;
  fc.assert(
    fc.property(
      fc.uniqueArray(goodPath, { minLength: 1, maxLength: 3, selector: (path) => path.toLowerCase() }),
      (paths) => {
        const content = withRedirects(...paths);
        // A few are addresses of files, or not in the one way to write their letters.
        if (!content) return;
        passed++;
        const model = siteModelOf(content);
        const asked = [...paths.flatMap(spellings), ...pagesOf(model)];
        expect(asked.filter((path) => answer(model, path, () => false).kind === 'redirect')).toHaveLength(paths.length * 2);
        expect(readDifferently(model, asked)).toEqual([]);
      },
    ),
    { numRuns: Math.ceil(runs / 10) },
  );
  expect(passed).toBeGreaterThan(runs / 20);
}, 3_600_000);

test('addresses that hosts read differently are refused', () => {
  fc.assert(
    fc.property(badPath, (path) => {
      expect([path, formerPathProblem(path)]).not.toEqual([path, undefined]);
    }),
    { numRuns: runs * 5 },
  );
  for (const piece of badPieces) expect(withRedirects(`/old${piece}`)).toBeUndefined();
});

test('every host is covered by this test', () => {
  expect(Object.keys(hostReaders).sort()).toEqual(hosts.map(({ name }) => name).sort());
});

type Put<Value = string> = (value: Record<string, unknown>, text: Value) => void;

const at =
  (...keys: (string | number)[]): Put<unknown> =>
  (value, text) => {
    const last = keys.at(-1) ?? '';
    const parent = keys.slice(0, -1).reduce<Record<string | number, unknown>>((object, key) => object[key] as never, value);
    parent[last] = text;
  };

const added =
  (...keys: string[]) =>
  (entry: (text: string) => unknown = (text) => text): Put =>
  (value, text) => {
    const list = keys.reduce<unknown>((object, key) => (object as Record<string, unknown>)[key], value) as unknown[];
    list.push(entry(text));
  };

/** As the guide has it: the former slug leads to the new one. */
const renamed: Put = (value, text) => {
  value.previousSlugs = [...(value.previousSlugs as unknown[]), value.slug];
  value.slug = text;
};

/** Every cookie policy has the letter, so the check looks at the addresses alone. */
const serviceWith = (list: string, source: string) => [{ name: 'a', [list]: [source] }];

const service =
  (list: string): Put =>
  (value, text) => {
    value.thirdParties = serviceWith(list, text);
  };

/** What pages load from others, with its service, as the check requests it. */
const loaded =
  (key: string, list: string): Put =>
  (value, text) => {
    value[key] = text;
    if (text.startsWith('https://')) value.thirdParties = serviceWith(list, text.replace(/[?#].*|\/?\{.*/, ''));
  };

const feature = 'locales/fr/content/features/signature.json';
const legal = 'locales/fr/content/legal/imprint.json';
const language = 'locales/es/language.json';

/** Every field of the data that holds an address or a part of one. */
const fields: [path: string, name: string, put: Put][] = [
  ['redirects.json', 'from', added('redirects')((text) => ({ from: text, to: '/fr' }))],
  ['redirects.json', 'to', added('redirects')((text) => ({ from: '/old', to: text }))],
  ['site.json', 'origin', at('origin')],
  ['site.json', 'chatUrl', at('contact', 'chatUrl')],
  ['site.json', 'demoFormUrl', at('contact', 'demoFormUrl')],
  ['site.json', 'demoFrameUrl', loaded('demoFrameUrl', 'frames')],
  ['site.json', 'security.contact', at('security', 'contact')],
  ['site.json', 'tagManager', loaded('tagManager', 'scripts')],
  ...['scripts', 'requests', 'images', 'frames'].map((list): [string, string, Put] => ['site.json', list, service(list)]),
  [language, 'segments.features', at('segments', 'features')],
  [language, 'segments.fallback', at('segments', 'fallback')],
  [language, 'previousSegments.features', added('previousSegments', 'features')()],
  [language, 'previousSegments.fallback', added('previousSegments', 'fallback')()],
  [feature, 'slug', renamed],
  [feature, 'previousSlugs', added('previousSlugs')()],
  [legal, 'slug', renamed],
  [legal, 'previousSlugs', added('previousSlugs')()],
  [legal, 'links', (value, text) => at('sections', 0, 'links', 0)(value, { text: 'x', url: text })],
];

/** A valid source of the policy: a keyword, or an https address with a host, without separators. */
const soundSource =
  /^(?:'self'|'none'|'unsafe-inline'|data:|https:\/\/(?:\*\.[a-z0-9-]+\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?(?:\/[^\s;,'"*]*)?)$/;

const directivesOf = (policy: string) => policy.split('; ').map((directive) => directive.split(' '));

test('no hostile value is accepted that two hosts read differently, or that changes the structure of the policy', () => {
  let passed = 0;
  const shape = directivesOf(sitePolicy(hostingSettings(contentWith('site.json', () => undefined) as Content, {})));
  fc.assert(
    fc.property(fc.constantFrom(...fields), badText, ([path, , put], text) => {
      const content = contentWith(path, (value) => put(value, text));
      if (!content) return;
      const model = siteModelOf(content);
      const asked = [...model.redirects.flatMap(({ from }) => spellings(from)), ...pagesOf(model).map(encodeURI)];
      expect(readDifferently(model, asked)).toEqual([]);
      const directives = directivesOf(model.headers['Content-Security-Policy'] ?? '');
      expect(directives.map(([directive]) => directive)).toEqual(shape.map(([directive]) => directive));
      const sources = directives.flatMap(([, ...named]) => named);
      expect(sources.filter((source) => !soundSource.test(source))).toEqual([]);
      passed++;
    }),
    { numRuns: runs },
  );
  // A check that refuses everything would prove nothing.
  expect(passed).toBeGreaterThan(runs / 50);
}, 3_600_000);
