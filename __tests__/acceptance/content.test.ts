import { schemaReference } from '../../src/content/json-schemas';
import { placeholdersOf } from '../../src/content/placeholders';
import { walkTexts } from '../../src/content/walk-texts';
import { isUnsettled, type Json } from '../support/sample-data';
import { checked, content, filesOf, jsonOf, sources } from './delivered-site';

const { SiteSettings: site } = content;

test('the delivered content has no problem but the values that came as examples', () => {
  expect(checked.problems.filter((problem) => !isUnsettled(problem))).toEqual([]);
});

describe('the three languages', () => {
  test('are French, English and Spanish, French by default', () => {
    expect(site.languages).toEqual(['fr', 'en', 'es']);
    expect(site.defaultLanguage).toBe('fr');
  });

  /** The shape of a value: its keys and the lengths of its lists, without what each language keeps for itself. */
  function shape(value: Json, key = ''): Json {
    if (key === 'previousSlugs' || key === 'previousSegments') return 'own';
    if (Array.isArray(value)) return value.map((entry) => shape(entry));
    if (typeof value !== 'object' || value === null) return typeof value;
    // Ids are kept: they show the order of a list.
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, name === 'id' ? entry : shape(entry, name)]),
    );
  }

  test.each(['en', 'es'])('%s has the structure of French: files, keys, lists and their order', (language) => {
    const french = filesOf('fr');
    const translated = filesOf(language);
    expect([...translated.keys()]).toEqual([...french.keys()]);
    for (const [path, value] of french) expect([path, shape(translated.get(path) ?? null)]).toEqual([path, shape(value)]);
  });

  test.each(['en', 'es'])('%s leaves the same values open in its texts as French', (language) => {
    const open = (code: string) =>
      [...filesOf(code)].flatMap(([path, value]) =>
        walkTexts(value).map(({ path: key, text }) => [path, ...key, ...placeholdersOf(text)].join(' ')),
      );
    expect(open(language).filter((entry) => !entry.startsWith('language.json'))).toEqual(
      open('fr').filter((entry) => !entry.startsWith('language.json')),
    );
  });

  test('no text is left untranslated: long sentences differ in every language', () => {
    const sentences = (code: string) =>
      [...filesOf(code).values()]
        .flatMap((value) => walkTexts(value).map(({ text }) => text))
        // Names that machines know, such as those of entries in storage, are no sentences.
        .filter((text) => text.length > 30 && text.includes(' '));
    const seen = site.languages.flatMap((code) => [...new Set(sentences(code))]);
    const shared = seen.filter((text, index) => seen.indexOf(text) !== index);
    // Names the site in all three languages, on purpose.
    expect(shared.filter((text) => !text.startsWith('{{name}} –'))).toEqual([]);
  });
});

test('errors.json is in a language of the site', () => {
  expect(site.languages).toContain((jsonOf('errors.json') as { language: string }).language);
});

test('every file names its schema, from which editors’ programs complete and explain keys', () => {
  const unnamed = [...sources]
    .filter(([path]) => schemaReference(path) !== undefined)
    .filter(([path, source]) => JSON.parse(source).$schema !== schemaReference(path));
  expect(unnamed.map(([path]) => path)).toEqual([]);
});
