import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allCollections } from '../../src/content/collection-facts';
import { immutable } from '../../src/hosting/headers';
import { pageDataPath } from '../../src/hosting/page-data-path';
import { pageFile } from '../../src/hosting/page-file';
import { isOfGatsby, publishedFiles } from '../../src/hosting/published-files';
import type { PageRoute } from '../../src/routing/types';
import { content, published, registry, textOf, writtenForHosts } from '../support/built-site';

/** The words of the interface that each kind of page requests. */
const layout = ['buttons', 'compliance', 'footer', 'header'];
const namespaces: Readonly<Record<string, readonly string[]>> = {
  root: [],
  unknown: [],
  notFound: [...layout, 'notFound'],
  ...Object.fromEntries(
    allCollections.flatMap(({ kind, list, words }) =>
      [kind, ...(list ? [list.kind] : [])].map((name) => [name, [...layout, ...Object.keys(words)]]),
    ),
  ),
  landing: [...layout, 'clientReviews', 'demo', 'faq', 'features', 'hero', 'learnMore', 'pricingSection', 'statistics'],
};

interface PageData {
  path: string;
  result: {
    data: { locales?: { edges: { node: { ns: string; language: string } }[] } };
    pageContext: { language: string };
  };
}

/** What the browser is given of a page. */
function dataOf({ path }: PageRoute): PageData {
  const folder = path === '/' ? '/index' : path;
  return JSON.parse(textOf(`/page-data${folder}/page-data.json`)) as PageData;
}

test('no source map is published, nor a pointer to one', () => {
  const files = [...published];
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => textOf(file).includes('sourceMappingURL='))).toEqual([]);
});

test('every published file is known, and none is meant for the build or the team', () => {
  const known = new Set([
    ...publishedFiles(registry.pages, content.SiteSettings.languages, new Set()),
    ...registry.pages.map(({ path }) => pageDataPath(path)),
    ...writtenForHosts,
  ]);
  const originals = [...published].map((file) => file.replace(/\.(?:br|gz)$/, ''));
  const unknown = originals.filter((file) => !known.has(file) && !isOfGatsby(file) && !existsSync(join('static', file)));
  expect(unknown).toEqual([]);
  expect(originals.filter((file) => /webpack\.stats|chunk-map|_gatsby|partytown|\.map$/.test(file))).toEqual([]);
});

test('no page stands in a folder of its own, where hosts would add a slash', () => {
  const isIndexed = (file: string) => published.has(file) && !writtenForHosts.has(file);
  const folders = registry.pages.filter(({ path }) => path !== '/' && isIndexed(`${path}/index.html`));
  expect(folders).toEqual([]);
});

test.each(registry.pages.map((page) => [page.path, page] as const))(
  '%s is sent the words it asks for, in its language',
  (_, page) => {
    const { data, pageContext } = dataOf(page).result;
    const nodes = data.locales?.edges.map(({ node }) => node) ?? [];
    const asked = nodes.map(({ ns }) => ns).sort();
    expect(asked).toEqual([...(namespaces[page.kind] ?? asked)].sort());
    expect(nodes.filter(({ language }) => language !== page.language)).toEqual([]);
    expect(pageContext.language).toBe(page.language);
  },
);

test.each(registry.pages.map((page) => [page.path, page] as const))('%s knows what the registry says of it', (_, page) => {
  const { kind, canonicalPath, indexed, alternates, nearest, id } = page;
  expect(dataOf(page).result.pageContext).toMatchObject({ kind, canonicalPath, indexed, alternates, nearest, id });
});

test('files that never change carry a hash in their name, and are there', () => {
  const files = [...published].filter((file) => file.startsWith(immutable.below));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !/[-/][0-9a-f]{8,}[./]/.test(file))).toEqual([]);
});

test('pages and page data are never cached permanently', () => {
  const changing = [...registry.pages.map(({ path }) => `/${pageFile(path)}`), '/page-data/app-data.json'];
  expect(changing.filter((path) => path.startsWith(immutable.below))).toEqual([]);
  expect(immutable.below.startsWith('/page-data/')).toBe(false);
});
