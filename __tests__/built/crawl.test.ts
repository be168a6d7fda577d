/** @jest-environment ./__tests__/jest/pages-environment.cjs */
import { leadsSomewhere, resolve } from '../support/built-links';
import { content, documentAt, published, registry, textOf } from '../support/built-site';

const { origin } = content.SiteSettings;

/** Paths that the sitemap names, as search engines find it: by way of robots.txt. */
const inSitemap = (() => {
  const [, index = ''] = /^Sitemap: (.+)$/m.exec(textOf('/robots.txt')) ?? [];
  return locations(index).flatMap(locations).map(pathOf);
})();

function locations(address: string): string[] {
  return [...textOf(pathOf(address)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => String(location));
}

function pathOf(address: string): string {
  if (!address.startsWith(`${origin}/`)) throw new Error(`Not on this site: ${address}`);
  return address.slice(origin.length);
}

const links = new Map<string, readonly string[]>();

/** The links of a page that lead to others of the site: where they lead, without anchors. */
function linkedFrom(path: string): readonly string[] {
  const known = links.get(path);
  if (known) return known;
  const found = [...documentAt(path).querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  const own = found.map((href) => new URL(href, origin + path)).filter((url) => url.origin === origin);
  const paths = [...new Set(own.map(({ pathname }) => pathname))];
  links.set(path, paths);
  return paths;
}

/** Every page that one comes to by links alone, and the links that lead nowhere. */
function crawl(start: string): { reached: Set<string>; lost: string[] } {
  const reached = new Set<string>();
  const lost: string[] = [];
  const ahead = [start];
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    const target = resolve(path);
    if (reached.has(target.path) || target.kind === 'asset') continue;
    reached.add(target.path);
    if (target.status === 200) ahead.push(...linkedFrom(target.path));
    else lost.push(path);
  }
  return { reached, lost };
}

const { reached: fromStart, lost } = crawl('/');

test('all links reachable from / work', () => expect(lost).toEqual([]));

test('from / links alone lead to every page that the sitemap names', () => {
  expect(inSitemap).toHaveLength(registry.pages.filter(({ indexed }) => indexed).length);
  expect(inSitemap.filter((path) => !fromStart.has(path))).toEqual([]);
});

test.each(inSitemap)('from %s links alone lead to every other page that one can come to', (path) => {
  expect([...crawl(path).reached].sort()).toEqual([...fromStart].sort());
});

test('every page that one comes to is in the sitemap, but for /, which leads on', () => {
  expect([...fromStart].filter((path) => !inSitemap.includes(path))).toEqual(['/']);
});

test('every page that no link leads to tells search engines to keep another one, or none', () => {
  const orphans = registry.pages.map(({ path }) => path).filter((path) => !fromStart.has(path));
  const indexable = orphans.filter((path) => {
    const { head } = documentAt(path);
    const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const robots = head.querySelector('meta[name="robots"]')?.getAttribute('content');
    return robots !== 'noindex' && (!canonical || canonical === origin + path || !inSitemap.includes(pathOf(canonical)));
  });
  expect(orphans.length).toBeGreaterThan(0);
  expect(indexable).toEqual([]);
});

describe('for machines', () => {
  const twins = [...published].filter((file) => file.endsWith('.md'));
  const indexes = [...published].filter((file) => file.endsWith('/llms.txt'));
  /** What a Markdown text links to. */
  const linksOf = (file: string) =>
    [...textOf(file).matchAll(/(?<!\\)\]\((<[^>]+>|[^)\s]+)[^)]*\)/g)].map(([, address]) => String(address));

  test('every page of the sitemap has a twin, and no other page', () => {
    expect(twins.sort()).toEqual(inSitemap.map((path) => `${path}.md`).sort());
    expect(twins.filter((file) => !/^# /m.test(textOf(file)))).toEqual([]);
  });

  test('the indexes name every twin, each once in its language', () => {
    expect(indexes).toHaveLength(content.SiteSettings.languages.length + 1);
    const named = indexes.filter((file) => file !== '/llms.txt').flatMap(linksOf);
    expect(named.map(pathOf).sort()).toEqual(twins);
    expect(textOf('/llms.txt')).toBe(textOf(`/${content.SiteSettings.notFoundLanguage}/llms.txt`));
  });

  test.each([...twins, ...indexes])('in %s every link is absolute, and leads to what is there', (file) => {
    const links = linksOf(file);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((address) => !/^(?:https:\/\/|tel:|mailto:)/.test(address))).toEqual([]);
    const own = links.filter((address) => address.startsWith(origin)).map(pathOf);
    expect(own.filter((path) => !leadsSomewhere(path, '/'))).toEqual([]);
  });
});
