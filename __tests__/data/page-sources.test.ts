import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../../packages/hosts';
import { updateCheckedData } from '../../src/data/page-sources';
import { changing, checkAfter, type Damage, type Json, jsonOf } from '../support/sample-data';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Entry {
  id: string;
  text: { title: string; path: string; name: string };
}

interface Navigation {
  menu: Entry[];
  footer: { links: { text: string; path: string }[] }[];
}

/** What pages read of the sample site after a change of its files. */
function sourcesAfter(damage: Damage = {}) {
  const { documents, published } = checkAfter(damage);
  if (!published) throw new Error('The files do not match their schemas.');
  updateCheckedData(documents, published, folder);
  return <Value>(path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Value;
}

const { features } = jsonOf('features.json') as unknown as { features: { id: string; published?: boolean }[] };
const ids = features.filter(({ published }) => published !== false).map(({ id }) => id);
const [first = ''] = ids;
const textOf = (language: string, id: string) => `locales/${language}/content/features/${id}.json`;

/** More features like the first of them; one is in French alone. */
const more = Array.from({ length: 14 }, (_, index) => `more${index}`);
const manyFeatures: Damage = {
  'features.json': changing((file) => {
    const features = file.features as { [key: string]: Json }[];
    const copies = more.map((id) => ({ ...features[0], id, listId: id, ...(id === 'more0' && { languages: ['fr'] }) }));
    file.features = [...features, ...copies];
  }),
  ...Object.fromEntries(
    more.flatMap((id) =>
      (id === 'more0' ? ['fr'] : ['fr', 'en', 'es']).map((language) => {
        const text = { ...(jsonOf(textOf(language, first)) as object), slug: id.toLowerCase(), previousSlugs: [] };
        return [textOf(language, id), () => JSON.stringify(text)];
      }),
    ),
  ),
};

test.each([
  [undefined, 12],
  [ids.length + 2, ids.length + 2],
])(
  'where the site says %s, menu and footer link %i features of those that the language has, and the list',
  (menuLength, count) => {
    const site = changing((value) => Object.assign(value, { menuLength }));
    const read = sourcesAfter({ ...manyFeatures, ...(menuLength && { 'site.json': site }) });
    const { menu, footer } = read<Navigation>('Navigation/es.json');
    expect(menu.map(({ id }) => id)).toEqual([...ids, ...more.slice(1)].slice(0, count));
    const { featuresPath } = read<{ featuresPath: string }>('Language/es.json');
    expect(footer[0]?.links.map(({ path }) => path)).toEqual(expect.arrayContaining([featuresPath, menu.at(-1)?.text.path]));
    expect(footer[0]?.links).toHaveLength(count + 1);
  },
);

test('the footer links all pages of a collection without a list page: nothing else leads to them', () => {
  const read = sourcesAfter({ 'site.json': changing((site) => Object.assign(site, { menuLength: 1 })) });
  const { pages } = read<{ pages: Entry[] }>('LegalCatalogue/fr.json');
  const { footer } = read<Navigation>('Navigation/fr.json');
  expect(footer.flatMap(({ links }) => links.map(({ path }) => path))).toEqual(
    expect.arrayContaining(pages.map(({ text }) => text.path)),
  );
});

test('every page has its address, by which menu, footer and lists link it', () => {
  const read = sourcesAfter();
  const text = read<Entry['text']>(`FeatureText/es-${first}.json`);
  expect(text.path).toMatch(new RegExp(`^/es/.+/${(jsonOf(textOf('es', first)) as { slug: string }).slug}$`));
  const { features } = read<{ features: Entry[] }>('FeatureCatalogue/es.json');
  expect(features.find(({ id }) => id === first)?.text).toEqual(text);
  const { menu, footer } = read<Navigation>('Navigation/es.json');
  expect(menu[0]?.text.path).toBe(text.path);
  expect(footer[0]?.links).toContainEqual({ text: text.name, path: text.path });
});

test('prices stand beside the texts of their pack', () => {
  const { packs } = sourcesAfter()<{ packs: { price: number; text: { title: string }; features: { text: object }[] }[] }>(
    'Packs/fr.json',
  );
  expect(packs.map(({ price, text }) => [price, text.title])).toEqual([[350, 'Pack Unique']]);
  expect(packs[0]?.features.filter(({ text }) => !text)).toEqual([]);
});

test('facts are filled in, in the notation of the language; the words of the interface keep their placeholders', () => {
  const read = sourcesAfter();
  for (const path of filesIn(folder).filter((file) => !/^(?:locales|SiteSettings)\//.test(file)))
    expect(JSON.stringify(read(path))).not.toContain('{{');
  expect(JSON.stringify(read('locales/es/demo.json'))).toContain('{{name}}');
});

test('a file that stays the same is not written again, and one that is not wanted any more goes', () => {
  sourcesAfter(manyFeatures);
  const path = join(folder, 'Faq/fr.json');
  const before = statSync(path).mtimeMs;
  expect(filesIn(folder)).toContain('FeatureText/fr-more0.json');
  sourcesAfter();
  expect(statSync(path).mtimeMs).toBe(before);
  expect(filesIn(folder)).not.toContain('FeatureText/fr-more0.json');
});
