import type { Draft } from '../damages';
import { allMessagesOf, edit } from './expect-messages';

const hero = 'locales/fr/hero.json';
const spanishHero = 'locales/es/hero.json';
const englishHero = 'locales/en/hero.json';
const faq = 'locales/fr/content/faq.json';

const kindsOf = (damage: (draft: Draft) => void) => allMessagesOf(damage).problems.map(({ kind }) => kind);

describe('translations of a text with a problem are not reported', () => {
  test.each([
    ['HTML', 'Étude <b>et</b> devis', ['text-markup']],
    ['a zero-width space', 'Étude et\u200b devis', ['text-invisible']],
    ['&amp;', 'Étude &amp; devis', ['text-entity']],
    ['a price', 'Devis à 350\\u00a0€', ['fact-repeated']],
    ['two spaces', 'Étude et  devis', ['typography-spaces']],
    ['straight quotes', 'Plan \\"CAE\\"', ['typography-straight-quote']],
  ])('%s', (_, words, kinds) => {
    expect(kindsOf(edit(hero, 'Étude et devis', words))).toEqual(kinds);
  });

  test('translations with a problem of their own are not reported as stale', () => {
    const damage = (draft: Draft) => {
      draft.edit(hero, '"works": "Travaux"', '"works": "Travaux doux"');
      draft.edit(englishHero, '"works": "', '"works": "<i>Now</i> ');
      draft.edit(spanishHero, '"works": "', '"works": "<i>Ya</i> ');
    };
    expect(kindsOf(damage)).toEqual(['text-markup', 'text-markup']);
  });

  test('translations in a list with a duplicate id are not reported', () => {
    expect(kindsOf(edit(faq, '"whatIsCae"', '"pricing"'))).toEqual(['id-twice']);
  });

  test('other stale texts of the file are still reported', () => {
    const damage = (draft: Draft) => {
      draft.edit(hero, 'Étude et devis', 'Étude et  devis');
      draft.edit(hero, '"works": "Travaux"', '"works": "Travaux doux"');
    };
    const { problems } = allMessagesOf(damage);
    expect(problems.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'typography-spaces stages.quote',
      'translation-stale stages.works',
      'translation-stale stages.works',
    ]);
  });
});

test('errors come first; pictures that nothing names any more, and translations, come last', () => {
  const damage = (draft: Draft) => {
    draft.data.images.add('features/fr/ancien.png');
    draft.edit(hero, '"works": "Travaux"', '"works": "Travaux doux"');
    draft.edit(hero, 'Étude et devis', "L'offre");
    draft.edit('site.json', '"notFoundLanguage": "en"', '"notFoundLanguage": "uk"');
  };
  expect(kindsOf(damage)).toEqual([
    'language-unknown',
    'typography-apostrophe',
    'image-unused',
    'translation-stale',
    'translation-stale',
  ]);
});
