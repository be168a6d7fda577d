/** @jest-environment ./__tests__/jest/pages-environment.cjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { allCollections, listKinds } from '../../src/content/collection-facts';
import type { PageRoute } from '../../src/routing/types';
import { content, documentAt, published, registry, visibleText } from '../support/built-site';
import { type GraphNode, graphProblems } from '../support/graph-problems';
import { readVocabulary } from '../support/schema-vocabulary';
import { type RulePage, searchEngineRules } from '../support/search-engine-rules';

const { origin, name, languages } = content.SiteSettings;
const vocabulary = readVocabulary();

/** The types of structured data of each kind of page, in order. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  root: ['Organization', 'WebSite', 'WebPage'],
  landing: ['Organization', 'WebSite', 'WebPage', 'SoftwareApplication'],
  unknown: [],
  notFound: [],
  ...Object.fromEntries(
    listKinds.map((kind) => [kind, ['Organization', 'WebSite', 'CollectionPage', 'BreadcrumbList', 'ItemList']]),
  ),
  ...Object.fromEntries(allCollections.map(({ kind }) => [kind, ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList']])),
};

const subjectsOf = ({ kind }: PageRoute) => subjects[kind] ?? [];

const every = registry.pages.map((page) => [page.path, page] as const);
const speaking = every.filter(([, page]) => subjectsOf(page).length > 0);

/** The structured data of a page as built; a page without any has none. */
function dataOf(path: string): { '@context': string; '@graph': GraphNode[] }[] {
  const scripts = [...documentAt(path).querySelectorAll('script[type="application/ld+json"]')];
  return scripts.map(({ textContent }) => JSON.parse(textContent ?? ''));
}

const graphOf = (path: string) => dataOf(path).flatMap((data) => data['@graph']);

/** Every thing that a graph says something of, those within others too. */
function thingsIn(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  return ['@type' in value ? [value] : [], ...Object.values(value).map(thingsIn)].flat();
}

test.each(every)('%s speaks of what it shows, in one graph', (path, page) => {
  expect(dataOf(path).map((data) => data['@context'])).toEqual(subjectsOf(page).length > 0 ? ['https://schema.org'] : []);
  expect(graphOf(path).map((thing) => thing['@type'])).toEqual(subjectsOf(page));
});

test.each(speaking)('%s: every type, property and kind of value is one of schema.org’s', (path) => {
  expect(graphProblems(graphOf(path), vocabulary)).toEqual([]);
});

test.each(speaking)('%s: what it says hangs together, rates nothing, and names the page and its language', (path, page) => {
  const graph = graphOf(path);
  expect(unconnected(graph)).toEqual([]);
  expect(JSON.stringify(graph)).not.toMatch(/aggregateRating|"review"/);
  const address = origin + page.canonicalPath;
  expect(graph.find((thing) => thing['@id'] === `${address}#webpage`)?.url).toBe(address);
  for (const { '@type': type, inLanguage } of graph.filter((thing) => 'inLanguage' in thing)) {
    const isOfPage = type === 'WebPage' || type === 'CollectionPage';
    expect([type, inLanguage]).toEqual([type, isOfPage ? page.language : languages]);
  }
});

/** The things that no chain of references joins to the first one. */
function unconnected(graph: readonly GraphNode[]): unknown[] {
  const idsWithin = (thing: GraphNode) =>
    [...JSON.stringify(thing).matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => String(id));
  const joined = new Set(graph.slice(0, 1).flatMap(idsWithin));
  for (let grown = true; grown; ) {
    const size = joined.size;
    for (const ids of graph.map(idsWithin)) if (ids.some((id) => joined.has(id))) for (const id of ids) joined.add(id);
    grown = joined.size > size;
  }
  return graph.map((thing) => thing['@id']).filter((id) => !joined.has(String(id)));
}

describe.each(Object.entries(searchEngineRules))('%s', (_source, rules) => {
  test.each(rules)('$type: $says', ({ type, holds }) => {
    const concerned = speaking.flatMap(([path, page]) =>
      thingsIn(graphOf(path))
        .filter((thing) => vocabulary.isA(String(thing['@type']), type))
        .map((thing) => ({ path, thing, page: rulePage(page) })),
    );
    expect(concerned.length).toBeGreaterThan(0);
    expect(concerned.filter(({ thing, page }) => !holds(thing, page)).map(({ path }) => path)).toEqual([]);
  });
});

const indexed = new Set(registry.pages.filter((page) => page.indexed).map(({ path }) => origin + path));

const rulePage = ({ path, canonicalPath }: PageRoute): RulePage => ({
  origin,
  siteName: name,
  cards: documentAt(path).querySelectorAll('main article').length,
  canonical: origin + canonicalPath,
  text: visibleText(documentAt(path).body).replace(/\s+/g, ' '),
  isPage: (address) => indexed.has(address),
  pictureSize: (address) => {
    const file = address.replace(origin, '');
    return published.has(file) ? imageSize(readFileSync(join('public', file))) : undefined;
  },
});

test('the home page gives the site’s name, which search engines read there alone', () => {
  expect(graphOf('/').find((thing) => thing['@type'] === 'WebSite')).toMatchObject({ name, url: `${origin}/` });
});
