import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { updateCheckedData } from '../../src/data/page-sources';
import { filesIn } from '../../src/hosting/files';
import { changing, checkAfter, type Damage, type Json, sourceOf } from '../support/sample-data';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Link {
  text: string;
  path: string;
}

interface Entry {
  id: string;
  text: { title: string; path: string; name: string };
}

/** What pages read of the sample site after a change of its files. */
function sourcesAfter(damage: Damage) {
  const { documents, published } = checkAfter(damage);
  if (!published) throw new Error('The files do not match their schemas.');
  updateCheckedData(documents, published, folder);
  return <Value>(path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Value;
}

/** The features of the sample site that are published, and more like the first of them. */
const known = (JSON.parse(sourceOf('features.json')) as { features: { id: string; published?: boolean }[] }).features;
const published = known.filter((feature) => feature.published !== false).map(({ id }) => id);
const [first = ''] = published;
const { languages } = JSON.parse(sourceOf('site.json')) as { languages: string[] };
const more = Array.from({ length: 14 }, (_, index) => `more${index}`);

/** One of them is in French alone. */
const manyFeatures: Damage = {
  'features.json': changing((file) => {
    const features = file.features as { [key: string]: Json }[];
    const copies = more.map((id) => ({ ...features[0], id, listId: id, ...(id === 'more0' && { languages: ['fr'] }) }));
    file.features = [...features, ...copies];
  }),
  ...Object.fromEntries(
    languages.flatMap((language) =>
      more
        .filter((id) => language === 'fr' || id !== 'more0')
        .map((id) => [
          `locales/${language}/content/features/${id}.json`,
          () =>
            changing((text) => Object.assign(text, { slug: id.toLowerCase(), previousSlugs: [] }))(
              sourceOf(`locales/${language}/content/features/${first}.json`),
            ),
        ]),
    ),
  ),
};

const withMenuLength = (menuLength: number): Damage => ({
  ...manyFeatures,
  'site.json': changing((site) => Object.assign(site, { menuLength })),
});

/** The ids that a language's menu links, and how many links the part of its footer has that links a page. */
function linkedIn(language: string, damage: Damage, page: string) {
  const read = sourcesAfter(damage);
  const { menu, footer } = read<{ menu: Entry[]; footer: { links: Link[] }[] }>(`Navigation/${language}.json`);
  const part = footer.find(({ links }) => links.some(({ path }) => path === page));
  return { menu: menu.map(({ id }) => id), links: part?.links.length };
}

describe('menu and footer', () => {
  const spanish = [...published, ...more.slice(1)];
  const { segments } = JSON.parse(sourceOf('locales/es/language.json')) as { segments: { features: string } };
  const spanishList = `/es/${segments.features}`;

  test('link as many features as the site says, of those that the language has, and the list', () => {
    const { menu, links } = linkedIn('es', withMenuLength(published.length + 2), spanishList);
    expect(menu).toEqual(spanish.slice(0, published.length + 2));
    expect(links).toBe(menu.length + 1);
  });

  test('link twelve if it says nothing', () => {
    expect(linkedIn('es', manyFeatures, spanishList).menu).toEqual(spanish.slice(0, 12));
  });

  test('link all pages of a collection without a list page: nothing else leads to them', () => {
    const { pages } = sourcesAfter({})<{ pages: Entry[] }>('LegalCatalogue/fr.json');
    expect(linkedIn('fr', withMenuLength(1), pages[0]?.text.path ?? '').links).toBe(pages.length);
  });
});

describe('in the files of a language', () => {
  let read: ReturnType<typeof sourcesAfter>;
  beforeAll(() => {
    read = sourcesAfter({});
  });

  test('every page has its address, by which menu, footer and lists link it', () => {
    const text = read<Entry['text']>(`FeatureText/es-${first}.json`);
    const { slug } = JSON.parse(sourceOf(`locales/es/content/features/${first}.json`)) as { slug: string };
    expect(text.path).toMatch(new RegExp(`^/es/.+/${slug}$`));
    const { features } = read<{ features: Entry[] }>('FeatureCatalogue/es.json');
    expect(features.find(({ id }) => id === first)?.text).toEqual(text);
    const { menu, footer } = read<{ menu: Entry[]; footer: { links: Link[] }[] }>('Navigation/es.json');
    expect(menu[0]?.text.path).toBe(text.path);
    expect(footer[0]?.links).toContainEqual({ text: text.name, path: text.path });
  });

  test('prices stand beside the texts of their pack', () => {
    const { packs } = read<{ packs: { price: number; text: { title: string }; features: { text: object }[] }[] }>(
      'Packs/fr.json',
    );
    const facts = JSON.parse(sourceOf('packs.json')) as { packs: { id: string; price: number; published?: boolean }[] };
    const shown = facts.packs.filter((pack) => pack.published !== false);
    const texts = JSON.parse(sourceOf('locales/fr/content/packs.json')) as { packs: { id: string; title: string }[] };
    expect(packs.map(({ price, text }) => [price, text.title])).toEqual(
      shown.map(({ id, price }) => [price, texts.packs.find((text) => text.id === id)?.title]),
    );
    expect(packs[0]?.features.filter(({ text }) => !text)).toEqual([]);
  });

  test('facts are filled in, in the notation of the language; the words of the interface keep their placeholders', () => {
    for (const path of filesIn(folder).filter((file) => !/^(?:locales|SiteSettings)\//.test(file)))
      expect(readFileSync(join(folder, path), 'utf8')).not.toContain('{{');
    expect(readFileSync(join(folder, 'locales/es/demo.json'), 'utf8')).toContain('{{name}}');
  });
});

test('a file that stays the same is not written again, and one that is not wanted any more goes', () => {
  sourcesAfter(manyFeatures);
  const path = join(folder, 'Faq/fr.json');
  const before = statSync(path).mtimeMs;
  expect(filesIn(folder)).toContain('FeatureText/fr-more0.json');
  sourcesAfter({});
  expect(statSync(path).mtimeMs).toBe(before);
  expect(filesIn(folder)).not.toContain('FeatureText/fr-more0.json');
});
