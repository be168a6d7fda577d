import { edit, expectMessages, messagesOf, type Row } from './expect-messages';

const hero = 'locales/fr/hero.json';
const packs = 'packs.json';
const faq = 'locales/fr/content/faq.json';
const packTexts = 'locales/fr/content/packs.json';
const largest = 'dépassent 250\u00a0dossiers';
const line = '"quote"';

const values: Row[] = [
  [
    'our price in words',
    edit(faq, '{{price}} par', '350 euros par'),
    [faq, '350 euros', 'Write {{price}} here and in the same text of every language, or take it out.'],
  ],
  [
    'another number of included files in any file',
    edit(hero, 'Étude et devis', 'Plan de 35 dossiers'),
    [
      hero,
      line,
      'found "35 dossiers"; expected 50, as "includedFiles" of the pack "single" in data/packs.json says, or another number in words.',
    ],
  ],
  [
    'a Spanish telephone number',
    edit(faq, '{{price}} par', '91 234 56 78, {{price}} par'),
    [faq, '91 234', 'found "91 234 56 78"'],
  ],
  ['our price with its code', edit(faq, '{{price}} par', 'EUR 350 par'), [faq, 'EUR 350', 'found "EUR 350"']],
  ['another amount with its code', edit(faq, '{{price}} par', '{{price}} (soit 8 EUR) par')],
  [
    'our number of included files',
    edit(faq, '{{price}} par', '50 dossiers à {{price}} par'),
    [faq, '50 dossiers', 'Write {{includedFiles}} instead.'],
  ],
  [
    'our number of included files in the text of its pack',
    edit(packTexts, 'montent leurs dossiers', 'montent leurs 50 dossiers'),
    [packTexts, '50 dossiers', 'Write {{includedFiles}} here and in the same text of every language, or take it out.'],
  ],
  [
    'our telephone number as one dials it at home',
    edit(faq, '{{phone}}', '555 010 203'),
    [faq, '555', 'Write {{phone}} here and in the same text of every language, or take it out.'],
  ],
  [
    'a price with a point between the thousands, in quotation marks',
    edit(packs, '"price": 350', '"price": "1.350"'),
    [packs, '1.350', 'Write 1350, without quotation marks.'],
  ],
  [
    'the address of an authority anywhere but on a legal page',
    edit(faq, '{{price}} par', 'aepd@autorite.example, +34 900 293 183\u00a0: {{price}} par'),
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
    'a price with cents',
    edit(packs, '350', '3.90'),
    [
      packs,
      '3.90',
      'found 3.9; expected a whole number. Write 4, or 3900 if the point stands between thousands: here, it is the decimal sign, and pages show no decimals.',
    ],
  ],
  ['a price of nothing', edit(packs, '350', '0'), [packs, '"price": 0', 'expected at least 1']],
  [
    'a price with two digits too many',
    edit(packs, '350', '39000'),
    [packs, '39000', 'found 39000 €; expected 10 to 5000 €, as is usual here.'],
  ],
  [
    'one file as dear as the pack',
    edit(packs, '"additionalFilePrice": 5', '"additionalFilePrice": 350'),
    [packs, '"additionalFilePrice": 350', 'less for one file than for the whole pack'],
  ],
  [
    'a fee with a point between its thousands',
    edit(packs, '"setupFee": 1000', '"setupFee": 1.000'),
    [
      packs,
      '1.000',
      'found 1.000, which JSON reads as 1: a point is the decimal sign; expected digits with nothing between them. Write 1000, or 1 if you mean that.',
    ],
  ],
];

const right: Row[] = [
  ['the figure of a pack that is not published', edit(packTexts, largest, 'suivent 250 dossiers')],
  [
    'a figure with a space between its thousands',
    (draft) => {
      draft.edit(packs, '"includedFiles": 250', '"includedFiles": 1350');
      draft.edit(packTexts, largest, 'dépassent 1\\u202f350 dossiers');
      draft.edit('locales/en/content/packs.json', '250', '1,350');
      draft.edit('locales/es/content/packs.json', '250', '1.350');
    },
  ],
  ['a number of something else', edit(packTexts, largest, 'veulent une assistance 24\\u00a0h/24')],
];

const faqEmail = 'presse@rénovation-médiévale.example';
const others: Row[] = [
  [
    'a number of files of another kind',
    edit(faq, '{{price}} par', 'Déjà 420 dossiers suivis\u00a0: {{price}} par'),
    [faq, '420', 'leave it if it speaks of something else.'],
  ],
  [
    'a second e-mail address, with an accent in its domain',
    edit(faq, '{{price}} par', `Presse\u00a0: ${faqEmail}. {{price}} par`),
    [faq, 'presse@', `found "${faqEmail}"`],
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
