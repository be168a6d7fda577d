/** @jest-environment ./__tests__/jest/pages-environment.cjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { PageRoute } from '../../packages/addresses';
import { allCollections, listKinds } from '../../src/content/model';
import { content, documentAt, registry, visibleText } from '../support/built-site';

const { origin, name, languages } = content.SiteSettings;

/** A thing of a graph, as JSON-LD writes it. The types of schema-dts say which words and values it may have. */
interface Thing {
  '@type': string;
  '@id': string;
  [property: string]: unknown;
}

/** An entry of a list, or a step to a page. */
interface Step {
  position: number;
  name: string;
  item?: string;
  url?: string;
}

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

/** The structured data of a page as built. */
function graphOf(path: string): Thing[] {
  const scripts = [...documentAt(path).querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap(({ textContent }) => JSON.parse(textContent ?? '')['@graph'] as Thing[]);
}

const thing = (path: string, type: string) => graphOf(path).find((one) => one['@type'] === type);
const stepsOf = (path: string, type: string) => (thing(path, type)?.itemListElement ?? []) as Step[];
const pathOf = (address: unknown) => String(address).replace(origin, '');

const { pages } = registry;
const withPath = (some: readonly PageRoute[]) => some.map((page) => [page.path, page] as const);
const speaking = withPath(pages.filter(({ kind }) => subjects[kind]?.length !== 0));
const indexed = new Set(pages.filter((page) => page.indexed).map(({ path }) => path));

test.each(withPath(pages))('%s speaks of what it shows, and rates nothing', (path, { kind }) => {
  expect(graphOf(path).map((one) => one['@type'])).toEqual(subjects[kind]);
  expect(JSON.stringify(graphOf(path))).not.toMatch(/aggregateRating|"review"/);
});

test.each(speaking)('%s names itself and its language, and every reference has its thing', (path, page) => {
  const graph = graphOf(path);
  const address = origin + page.canonicalPath;
  expect(graph.find((one) => one['@id'] === `${address}#webpage`)).toMatchObject({
    url: address,
    inLanguage: page.language,
    name: expect.stringMatching(/\p{L}/u),
    description: expect.stringMatching(/\p{L}/u),
  });
  const ids = new Set(graph.map((one) => one['@id']));
  const named = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id = '']) => id);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test.each(speaking)(
  '%s: the way to it begins at the landing page and ends with it',
  (path, { kind, canonicalPath, language }) => {
    if (!subjects[kind]?.includes('BreadcrumbList')) return;
    const steps = stepsOf(path, 'BreadcrumbList');
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.filter((step) => step.name.endsWith(`| ${name}`) || !indexed.has(pathOf(step.item)))).toEqual([]);
    expect([steps[0], steps.at(-1)].map((step) => pathOf(step?.item))).toEqual([`/${language}`, canonicalPath]);
  },
);

test.each(withPath(pages.filter(({ kind }) => listKinds.some((list) => list === kind))))(
  '%s lists the pages of its cards, by the names that they show',
  (path) => {
    const entries = stepsOf(path, 'ItemList');
    expect(thing(path, 'ItemList')?.numberOfItems).toBe(entries.length);
    expect(entries).toHaveLength(documentAt(path).querySelectorAll('main article').length);
    expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1));
    const text = visibleText(documentAt(path).body).replace(/\s+/g, ' ');
    const wrong = entries.filter(
      (entry) => !indexed.has(pathOf(entry.url)) || !text.includes(entry.name.replace(/\s+/g, ' ')),
    );
    expect(wrong).toEqual([]);
  },
);

test.each(languages)('the landing page in %s offers the product for free', (language) => {
  expect(thing(`/${language}`, 'SoftwareApplication')).toMatchObject({
    name,
    inLanguage: languages,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
  });
});

test.each(withPath(pages.filter(({ kind }) => kind === 'legal')))('%s says when it changed', (path, { id: legal }) => {
  expect(thing(path, 'WebPage')?.dateModified).toBe(content.LegalCatalogue.pages.find(({ id }) => id === legal)?.updated);
});

test('the home page gives the site’s name, and a logo as large as search engines want', () => {
  expect(thing('/', 'WebSite')).toMatchObject({ name, url: `${origin}/` });
  const { width, height } = imageSize(readFileSync(join('public', pathOf(thing('/', 'Organization')?.logo))));
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(112);
});
