import { edit, expectMessages, messagesOf, type Row } from './expect-messages';

const hero = 'locales/fr/hero.json';
const packs = 'packs.json';
const faq = 'locales/fr/content/faq.json';
const packTexts = 'locales/fr/content/packs.json';
const domain = 'Pour les domaines qui tiennent plusieurs jardins.';
const line = '"quote"';

const values: Row[] = [
  [
    'another price in words',
    edit(faq, '{{price}} par', '350 euros par'),
    [faq, '350 euros', 'found "350 euros"; expected one of our prices'],
  ],
  ['our price in words', edit(faq, '{{price}} par', '120 euros par'), [faq, '120 euros', 'Write {{price}} instead.']],
  [
    'our price in a file without placeholders',
    edit(hero, 'Plan et devis', 'Devis à 120\\u00a0€'),
    [
      hero,
      line,
      'expected no fact of the data: {{price}}, which follows it, does not work in this file. Take it out, or say it in a text below content/.',
    ],
  ],
  [
    'another price in any file',
    edit(hero, 'Plan et devis', 'Devis à 90\\u00a0€'),
    [hero, line, 'found "90\u00a0€"; expected one of our prices'],
  ],
  [
    'another number of included files in any file',
    edit(hero, 'Plan et devis', 'Plan de 35 parcelles'),
    [
      hero,
      line,
      'found "35 parcelles"; expected 30, as "includedFiles" of the pack "garden" in data/packs.json says, or another number in words.',
    ],
  ],
  [
    'our number of included files',
    edit(faq, '{{price}} par', '30 parcelles à {{price}} par'),
    [faq, '30 parcelles', 'Write {{includedFiles}} instead.'],
  ],
  [
    'our number of included files in the text of its pack',
    edit(packTexts, 'Pour une association et ses parcelles.', 'Pour une association et ses 30 parcelles.'),
    [packTexts, '30 parcelles', 'Write {{includedFiles}} instead.'],
  ],
  [
    'another number in the text of a pack that is not published',
    edit(packTexts, domain, 'Pour les domaines de 90 parcelles.'),
    [packTexts, '90 parcelles', 'expected 80, as "includedFiles" of the pack "estate" in data/packs.json says'],
  ],
  [
    'our telephone number as one dials it at home',
    edit(faq, '{{phone}}', '0199 000 111'),
    [faq, '0199', 'Write {{phone}} instead.'],
  ],
  [
    'a price with a point between the thousands, in quotation marks',
    edit(packs, '"price": 120', '"price": "1.350"'),
    [packs, '1.350', 'Write 1350, without quotation marks.'],
  ],
  [
    'the name of the product after a longer word',
    edit(faq, '{{price}} par', 'Un Vergerain de Verger. {{price}} par'),
    [faq, 'Vergerain', 'Write {{name}} instead.'],
  ],
  [
    'the address of an authority anywhere but on a legal page',
    edit(faq, '{{price}} par', 'aepd@autorite.example, +34 900 293 183 : {{price}} par'),
    [faq, 'aepd', 'found "+34 900 293 183"'],
    [faq, 'aepd', 'found "aepd@autorite.example"'],
  ],
  [
    'the address of an authority on a legal page',
    edit(
      'locales/fr/content/legal/cookies.json',
      'nécessaires à ce que',
      '(aepd@autorite.example, +34 900 293 183) pour ce que',
    ),
  ],
  [
    'a price on request, with texts that name it',
    edit(packs, '"price": 120', '"price": null'),
    [packs, '"price": null', 'found null, while {{price}} stands in 2 texts: data/locales/es/content/faq.json'],
  ],
  [
    'a price with cents',
    edit(packs, '120', '3.90'),
    [packs, '3.90', 'found 3.9; expected a whole number. Write a whole number: pages show no decimals.'],
  ],
  ['a price of nothing', edit(packs, '120', '0'), [packs, '"price": 0', 'expected at least 1']],
  [
    'a price with two digits too many',
    edit(packs, '120', '39000'),
    [packs, '39000', 'found 39000 €; expected 10 to 5000 €, as is usual here.'],
  ],
  [
    'one file as dear as the pack',
    edit(packs, '"additionalFilePrice": 2', '"additionalFilePrice": 120'),
    [packs, '"additionalFilePrice": 120', 'less for one file than for the whole pack'],
  ],
  [
    'a telephone number of twenty digits',
    edit('site.json', '+33 199 000 111', '+33 199 000 111 222 333 44'),
    ['site.json', '"phone": "+33 199 000 111', 'with all its digits'],
  ],
  [
    'a telephone number with hyphens',
    edit('site.json', '+33 199 000 111', '+33 199-000-111'),
    ['site.json', '"phone": "+33 199-000-111"', 'with all its digits, and only spaces between them, such as'],
  ],
  [
    'a testimonial without a rating',
    edit('testimonials.json', '"rating": 5', '"rating": 0'),
    ['testimonials.json', '"rating": 0', 'found 0; expected at least 1.'],
  ],
  [
    'a telephone number without its last digit',
    edit('site.json', '+33 199 000 111', '+33 199 000 11'),
    ['site.json', '"phone": "+33 199 000 11"', 'with all its digits'],
  ],
  [
    'a fee with a point between its thousands',
    edit(packs, '"setupFee": 600', '"setupFee": 1.000'),
    [
      packs,
      '1.000',
      'found 1.000, which JSON reads as 1: a point is the decimal sign; expected digits with nothing between them. Write 1000, or 1 if you mean that.',
    ],
  ],
  [
    'the same with a figure that is no round one',
    edit(packs, '"setupFee": 600', '"setupFee": 1.350'),
    [packs, '1.350', 'Write 1350, or 1.35 if you mean that.'],
  ],
  [
    'the same with a figure that ends otherwise',
    edit(packs, '"setupFee": 600', '"setupFee": 1.355'),
    [packs, '1.355', 'Write 1355: JSON reads the point as a decimal sign.'],
  ],
];

const right: Row[] = [
  ['the figure of a pack that is not published', edit(packTexts, domain, 'Pour les domaines de 80 parcelles.')],
  [
    'a figure with a space between its thousands',
    (draft) => {
      draft.edit(packs, '"includedFiles": 80', '"includedFiles": 1350');
      draft.edit(packTexts, domain, 'Pour les domaines de 1\\u202f350 parcelles.');
    },
  ],
  ['the number of a note', edit(faq, '{{price}} par', 'Selon une étude [1] : {{price}} par'.replace(' :', '\\u00a0:'))],
  [
    'an address with an accent in its domain',
    (draft) => {
      draft.edit('site.json', 'bonjour@verger.example', 'bonjour@pépinière.example');
      draft.edit('site.json', 'https://chat.example.org/verger', 'https://pépinière.example.org/verger');
    },
  ],
  ['a number of something else', edit(packTexts, domain, 'Assistance 24\\u00a0h/24, pour les domaines.')],
  [
    'a title for search results that is short enough with its figures filled in',
    (draft) => {
      for (const code of ['fr', 'es']) {
        const file = `locales/${code}/content/pages.json`;
        const { title } = (JSON.parse(draft.read(file)) as { landing: { title: string } }).landing;
        draft.edit(
          file,
          `"${title}"`,
          '"{{name}} {{name}} {{name}} – {{additionalFilePrice}}, {{includedFiles}}, {{price}}"',
        );
      }
    },
  ],
];

const faqEmail = 'presse@jardin-médiéval.example';
const others: Row[] = [
  [
    'a number of files of another kind',
    edit(faq, '{{price}} par', 'Déjà 350 parcelles suivies\u00a0: {{price}} par'),
    [faq, '350', 'leave it if it speaks of something else.'],
  ],
  [
    'a second e-mail address, with an accent in its domain',
    edit(faq, '{{price}} par', `Presse\u00a0: ${faqEmail}. {{price}} par`),
    [faq, 'presse@', `found "${faqEmail}"`],
  ],
  [
    'a second phone number',
    edit(faq, '{{price}} par', 'Presse\u00a0: +33 199 000 999. {{price}} par'),
    [faq, '+33 199', 'found "+33 199 000 999"'],
  ],
];

describe('a figure or address that may be of something else does not stop a build', () => {
  test.each(others)('%s', (_, damage, ...messages) => {
    expectMessages(damage, messages);
    expect(messagesOf(damage).problems.map(({ severity }) => severity)).toEqual(['warning']);
  });
});

describe('a figure that is right is not reported', () => {
  test.each(right)('%s', (_, damage) => expectMessages(damage, []));
});

describe('a price or phone number that is wrong, or belongs elsewhere, is reported', () => {
  test.each(values)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});
