import { formatKey, markDone, sortDone, sourceTexts } from '../../packages/content';
import { parseDocument, translationsOf } from '../../src/content/model';
import { changing, type Json, problemsAfter, replacing, sampleData, sourceOf } from '../support/sample-data';

/** The Spanish translations of the sample site, after a change to some of its files. */
function spanish(damage: Record<string, (source: string) => string> = {}) {
  const documents = new Map(
    [...sampleData().sources].map(([path, source]) => {
      const document = parseDocument(path, damage[path]?.(source) ?? source);
      if (Array.isArray(document)) throw new Error(path);
      return [path, document] as const;
    }),
  );
  return translationsOf(documents, sourceTexts(documents, 'fr'), 'es');
}

test('a translation whose questions stand in another order is found by the id', () => {
  const moved = spanish({ 'locales/es/content/faq.json': changing(({ entries }) => (entries as Json[]).reverse()) });
  const pricing = moved.find(({ name }) => name === 'entries.pricing.question');
  expect(formatKey(pricing?.key ?? [])).toBe('entries[10].question');
});

describe('--done', () => {
  const hero = 'locales/es/hero.json';
  const french = { [hero]: replacing('"works": "Obra"', '"works": "Travaux"') };
  const changed = { ...french, 'translations/es.json': replacing('"stages.works"', '"stages.gone"') };

  test.each([
    ['a text', { file: 'hero.json', keys: ['badge'] }, ['hero.json badge']],
    [
      'a text by its id',
      { file: 'content/faq.json', keys: ['entries.pricing.answer'] },
      ['content/faq.json entries.pricing.answer'],
    ],
    [
      'a text by its place',
      { file: 'content/faq', keys: ['entries[2].answer'] },
      ['content/faq.json entries.pricing.answer'],
    ],
    ['two texts', { file: 'faq', keys: ['title', 'lead'] }, ['faq.json title', 'faq.json lead']],
    ['a file', { file: 'faq' }, ['faq.json title', 'faq.json lead']],
  ])('takes %s', (_, named, expected) => {
    const { marked, refused } = sortDone(spanish(), named);
    expect(marked.map(({ file, name }) => `${file} ${name}`)).toEqual(expected);
    expect(refused).toEqual([]);
  });

  test('takes a language', () => {
    expect(sortDone(spanish(), {}).marked).toHaveLength(spanish().length);
  });

  test('refuses what is still the source text, and marks the rest', () => {
    const translations = spanish(changed);
    const { marked, refused } = sortDone(translations, { file: 'hero.json' });
    expect(refused.map(({ name }) => name)).toEqual(['stages.works']);
    expect(marked.map(({ name }) => name)).toContain('badge');
    const record = markDone({}, translations, (translation) => marked.includes(translation));
    expect(record['hero.json']).not.toHaveProperty(['stages.works']);
  });

  test('accepts it if it is confirmed as intended', () => {
    const { marked, refused } = sortDone(spanish(changed), { file: 'hero.json', meansSame: true });
    expect(marked.map(({ name }) => name)).toContain('stages.works');
    expect(refused).toEqual([]);
  });

  test('a sentence that is the source text is refused even where it was marked, until it is said to be meant', () => {
    const { subtitle } = JSON.parse(sourceOf('locales/fr/hero.json')) as { subtitle: string };
    const pasted = { [hero]: changing((value) => Object.assign(value, { subtitle })) };
    const named = { file: 'hero.json', key: 'subtitle' };
    expect(sortDone(spanish(pasted), named).refused).toHaveLength(1);
    const translations = spanish(pasted);
    const { marked } = sortDone(translations, { ...named, meansSame: true });
    const record = markDone({}, translations, (translation) => marked.includes(translation));
    const { subtitle: mark } = record['hero.json'] ?? {};
    const note = {
      'translations/es.json': changing((value) => Object.assign(value['hero.json'] as object, { subtitle: mark })),
    };
    const kinds = problemsAfter({ ...pasted, ...note }).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('translation-') || kind === 'text-untranslated')).toEqual([]);
    expect(sortDone(spanish({ ...pasted, ...note }), named).refused).toEqual([]);
  });

  test('what was marked before stays marked', () => {
    expect(sortDone(spanish(french), { file: 'hero.json' }).refused).toEqual([]);
  });
});
