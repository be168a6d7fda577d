import { routingInput } from '../../src/content/routing-input';
import { loadContent } from '../../src/data/load-content';
import { addressesOf, compareAddresses, publishAddresses } from '../../src/routing/published';
import { createRegistry, planAddresses } from '../../src/routing/registry';
import type { Registry, RoutingInput, SluggedPage } from '../../src/routing/types';
import { entriesOfKind } from '../support/sample-routes';

const input = routingInput(loadContent());
const before = createRegistry(input);
const published = addressesOf(before);
const feature = String(entriesOfKind(input, 'feature')[0]?.id);

/** Every slug of every language gets another value; the old one is kept as a former one, as the editor's guide says. */
const withNewSlugs = (from: RoutingInput, suffix: string): RoutingInput => ({
  ...from,
  collections: from.collections.map((collection) => ({
    ...collection,
    entries: collection.entries.map((page) => withNewSlug(page, suffix)),
  })),
});

const withNewSlug = ({ id, slugs }: SluggedPage, suffix: string): SluggedPage => ({
  id,
  slugs: Object.fromEntries(
    Object.entries(slugs).map(([code, { slug, previousSlugs }]) => [
      code,
      { slug: `${slug}-${suffix}`, previousSlugs: [...previousSlugs, slug] },
    ]),
  ),
});

/** All segments of every language get another value. */
const withNewSegments = (from: RoutingInput, suffix: string): RoutingInput => ({
  ...from,
  languages: from.languages.map(({ code, segments, previousSegments }) => ({
    code,
    segments: Object.fromEntries(Object.entries(segments).map(([name, segment]) => [name, `${segment}-${suffix}`])),
    previousSegments: Object.fromEntries(
      Object.entries(segments).map(([name, segment]) => [name, [...(previousSegments[name] ?? []), segment]]),
    ),
  })),
});

/** Where an address leads: the page there, or that of its redirect, one hop away. */
function pageAt({ pages, redirects }: Registry, path: string) {
  const target = redirects.find(({ from }) => from === path)?.to ?? path;
  return pages.find((page) => page.path === target.split('#')[0]);
}

const renames: [string, RoutingInput][] = [
  ['every slug of every language', withNewSlugs(input, 'neu')],
  ['then every segment', withNewSegments(withNewSlugs(input, 'neu'), 'neu')],
  ['both, twice over', withNewSegments(withNewSlugs(withNewSegments(withNewSlugs(input, 'neu'), 'neu'), 'zwei'), 'zwei')],
];

describe.each(renames)('after a rename of %s', (_, renamed) => {
  const after = createRegistry(renamed);

  test('every former address redirects to the same page in one hop', () => {
    for (const [path, page] of Object.entries(published)) {
      const now = pageAt(after, path);
      const was = pageAt(before, path);
      expect([path, now?.language, now?.kind, now?.id]).toEqual([path, was?.language, was?.kind, was?.id]);
      if (page !== 'redirect')
        expect(now?.canonicalPath).toBe(now && after.pages.find(({ path: own }) => own === now.canonicalPath)?.path);
    }
  });

  test('no address is lost, and no redirect leads to another', () => {
    expect(compareAddresses(published, planAddresses(renamed)).lost).toEqual([]);
    const starts = new Set(after.redirects.map(({ from }) => from));
    expect(after.redirects.filter(({ to }) => starts.has(to))).toEqual([]);
  });
});

const withoutFormer = ({ id, slugs }: SluggedPage): SluggedPage => ({
  id,
  slugs: Object.fromEntries(Object.entries(slugs).map(([code, { slug }]) => [code, { slug, previousSlugs: [] }])),
});

test('a rename that forgets the former slug loses addresses', () => {
  const collections = withNewSlugs(input, 'neu').collections.map((collection) => ({
    ...collection,
    entries: collection.entries.map(withoutFormer),
  }));
  const forgetful = { ...input, collections };
  const { lost } = compareAddresses(published, planAddresses(forgetful));
  const slugsIn = (pages: readonly SluggedPage[], code: string) =>
    pages.flatMap(({ slugs: { [code]: page } }) => (page ? [page.slug, ...page.previousSlugs] : []));
  // A page with a short address answers there, too, and all of them below former segments.
  const wanted = input.collections.flatMap(({ list, short, entries }) =>
    input.languages.map(({ code, previousSegments }) => {
      const former = [list, short].flatMap((name) => (name && previousSegments[name]) || []);
      return ((short ? 2 : 1) + former.length) * slugsIn(entries, code).length;
    }),
  );
  expect(lost).toHaveLength(wanted.reduce((sum, count) => sum + count));
});

test('a manual redirect to a former address ends at the current one', () => {
  const redirects = [
    { from: '/a', to: '/b' },
    { from: '/b', to: before.pathOf({ kind: 'feature', id: feature }, 'fr') },
  ];
  const renamed = withNewSlugs({ ...input, redirects }, 'neu');
  const { redirects: all, pathOf } = createRegistry(renamed);
  const to = pathOf({ kind: 'feature', id: feature }, 'fr');
  expect(all).toEqual(
    expect.arrayContaining([
      { from: '/a', to },
      { from: '/b', to },
    ]),
  );
});

test('an address that was a redirect when it was published is recorded as the page that it has become', () => {
  const [path = '', page] = Object.entries(published).find(([, id]) => id.includes('/feature/')) ?? [];
  expect(publishAddresses({ [path]: 'redirect' }, before)[path]).toBe(page);
  expect(publishAddresses({ [path]: 'fr/feature/earlier' }, before)[path]).toBe('fr/feature/earlier');
});
