import type { Draft } from '../damages';
import { allMessagesOf, edit } from './expect-messages';

const hero = 'locales/fr/hero.json';
const spanishHero = 'locales/es/hero.json';
const faq = 'locales/fr/content/faq.json';

const kindsOf = (damage: (draft: Draft) => void) => allMessagesOf(damage).problems.map(({ kind }) => kind);

describe('translations of a text with a problem are not reported', () => {
  test.each([
    ['HTML', 'Plan <b>et</b> devis', ['text-markup']],
    ['a zero-width space', 'Plan et\u200b devis', ['text-invisible']],
    ['a soft hyphen', 'Plan et de\u00advis', ['text-invisible']],
    ['&amp;', 'Plan &amp; devis', ['text-entity']],
    ['&nbsp;', 'Plan&nbsp;et devis', ['text-entity']],
    ['a price with a usual space', 'Devis à 120 €', ['fact-repeated']],
    ['two spaces', 'Plan et  devis', ['typography-spaces']],
    ['a usual space before a question mark', 'Un devis ?', ['typography-no-break-space']],
    ['no space before a question mark', 'Un devis?', ['typography-no-break-space']],
    ['straight quotes', 'Plan \\"CAE\\"', ['typography-straight-quote']],
    ['three exclamation marks', 'Un devis!!!', ['typography-no-break-space']],
  ])('%s', (_, words, kinds) => {
    expect(kindsOf(edit(hero, 'Plan et devis', words))).toEqual(kinds);
  });

  test('translations with a problem of their own are not reported as stale', () => {
    const damage = (draft: Draft) => {
      draft.edit(hero, '"works": "Semis"', '"works": "Semis doux"');
      draft.edit(spanishHero, '"works": "', '"works": "<i>Ya</i> ');
    };
    expect(kindsOf(damage)).toEqual(['text-markup']);
  });

  test('translations in a list with a duplicate id are not reported', () => {
    expect(kindsOf(edit(faq, '"whoFor"', '"howMuch"'))).toEqual(['id-twice']);
  });

  test('other stale texts of the file are still reported', () => {
    const damage = (draft: Draft) => {
      draft.edit(hero, 'Plan et devis', 'Plan <b>et</b> devis');
      draft.edit(hero, '"works": "Semis"', '"works": "Semis doux"');
    };
    const { problems } = allMessagesOf(damage);
    expect(problems.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'text-markup stages.quote',
      'translation-stale stages.works',
    ]);
  });
});

test('errors come first; pictures that nothing names any more, and translations, come last', () => {
  const damage = (draft: Draft) => {
    draft.data.images.add('features/fr/ancien.png');
    draft.edit(hero, '"works": "Semis"', '"works": "Semis doux"');
    draft.edit(hero, 'Plan et devis', "L'offre");
    draft.edit('site.json', '"notFoundLanguage": "es"', '"notFoundLanguage": "uk"');
  };
  expect(kindsOf(damage)).toEqual(['language-unknown', 'typography-apostrophe', 'image-unused', 'translation-stale']);
});
