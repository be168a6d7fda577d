import { edit, expectMessages, type Row } from './expect-messages';

const faq = 'locales/fr/content/faq.json';
const spanishFaq = 'locales/es/content/faq.json';

const braces: Row[] = [
  [
    'a misspelt name in Spanish content',
    edit(spanishFaq, '{{price}}', '{{precio}}'),
    [spanishFaq, '{{precio}}', 'found {{precio}}; expected one of {{name}}, {{price}}, {{includedFiles}}'],
  ],
  [
    'the name of a fact that is not filled in there',
    edit('locales/fr/hero.json', '"badge": "', '"badge": "{{price}} '),
    ['locales/fr/hero.json', '{{price}}', '{{price}} is not filled in here: say it otherwise, or take it out.'],
  ],
  [
    'a placeholder on the page of errors',
    edit('errors.json', 'Return to Home', 'Return to Home of {{name}}'),
    ['errors.json', '{{name}}', 'found {{name}}; expected words alone'],
  ],
  [
    'a note in place of a fact in French, and the fact, but not what the translations have more',
    edit('locales/fr/footer.json', '{{year}}', '[année]'),
    ['locales/fr/footer.json', '[année]', 'found "[année]"; expected a text that is ready to be read'],
  ],
  ['a brace too few in French', edit(faq, '{{price}}', '{{price}'), [faq, '{{price} ', 'Complete the braces']],
  [
    'the telephone number in place of its placeholder',
    edit(spanishFaq, '{{phone}}', '+34 555 010 203'),
    [spanishFaq, '+34', 'expected {{email}} {{phone}}, as in data/locales/fr/content/faq.json.'],
    [spanishFaq, '+34', 'Write {{phone}} instead.'],
  ],
  [
    'a fact left out where another is stated',
    edit(spanishFaq, '{{price}}', 'Brasa'),
    [spanishFaq, 'Brasa', 'Use the same values between {{ }} in both texts.'],
    [spanishFaq, 'Brasa', 'Write {{name}} here and in the same text of every language, or take it out.'],
  ],
  [
    'the name of the company in a file that has no placeholder for it',
    edit(faq, 'Aux régies', 'Brasa Ejemplo, S.L.\\u00a0: aux régies'),
    [
      faq,
      'Brasa Ejemplo, S.L.',
      'no fact of the data: {{legalName}}, which follows it, does not work in this file. Take it out, or say it on a legal page.',
    ],
  ],
  [
    'a question of another id',
    edit(spanishFaq, '"whatIsCae"', '"forWhom"'),
    [spanishFaq, '"forWhom"', 'expected one of "whatIsCae",'],
  ],
  [
    'a question that only the translations have',
    (draft) => draft.write(faq, draft.read(faq).replace(/ {4}\{\n {6}"id": "additionalFiles"[\s\S]*?\n {4}\},\n/, '')),
    [
      faq,
      '"entries"',
      'Add "additionalFiles", or take it out of data/locales/en/content/faq.json and data/locales/es/content/faq.json.',
    ],
  ],
];

describe('only the wrong file is named', () => {
  test.each(braces)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});
