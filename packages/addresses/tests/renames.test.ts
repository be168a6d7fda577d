import { entriesOfKind, sampleInput as input, withSlug } from '../../../__tests__/support/sample-routes';
import type { Registry, RoutingInput, SluggedPage } from '..';
import { addressesOf, compareAddresses, createRegistry, planAddresses, publishAddresses } from '..';

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

test('after slugs and segments of every language were renamed twice, every address leads to the same page in one hop', () => {
  const once = withNewSegments(withNewSlugs(input, 'neu'), 'neu');
  const renamed = withNewSegments(withNewSlugs(once, 'zwei'), 'zwei');
  const after = createRegistry(renamed);
  for (const path of Object.keys(published)) {
    const [now, was] = [pageAt(after, path), pageAt(before, path)];
    expect([path, now?.language, now?.kind, now?.id]).toEqual([path, was?.language, was?.kind, was?.id]);
  }
  expect(compareAddresses(published, planAddresses(renamed)).lost).toEqual([]);
  const starts = new Set(after.redirects.map(({ from }) => from));
  expect(after.redirects.filter(({ to }) => starts.has(to))).toEqual([]);
});

test('a rename that forgets the former slug loses its addresses, and no others', () => {
  const forgetful = withSlug(feature, 'es', { slug: 'nuevo', previousSlugs: [] });
  const own = entriesOfKind(input, 'feature')[0]?.slugs.es;
  const slugs = [own?.slug, ...(own?.previousSlugs ?? [])];
  const lost = compareAddresses(published, planAddresses(forgetful)).lost;
  expect(lost).toEqual(Object.keys(published).filter((path) => slugs.includes(path.split('/').at(-1))));
  expect(lost.length).toBeGreaterThan(1);
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
