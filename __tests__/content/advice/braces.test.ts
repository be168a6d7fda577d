import { edit, expectMessages, type Row } from './expect-messages';

const faq = 'locales/fr/content/faq.json';
const spanishFaq = 'locales/es/content/faq.json';

const braces: Row[] = [
  ['a misspelt name in French content', edit(faq, '{{price}}', '{{prise}}'), [faq, '{{prise}}', 'Did you mean {{price}}?']],
  [
    'a misspelt name in Spanish content',
    edit(spanishFaq, '{{price}}', '{{precio}}'),
    [spanishFaq, '{{precio}}', 'as in data/locales/fr/content/faq.json. Write {{price}}.'],
  ],
  [
    'a misspelt name in the French words of the interface',
    edit('locales/fr/footer.json', '{{year}}', '{{annee}}'),
    [
      'locales/fr/footer.json',
      '{{annee}}',
      'found {{annee}}; expected one of {{name}}, {{year}}. Correct the name between the braces.',
    ],
  ],
  [
    'an unknown name in a heading of a translation',
    edit('locales/es/faq.json', '"Preguntas', '"{{nombre}} Preguntas'),
    [
      'locales/es/faq.json',
      '{{nombre}}',
      'found {{nombre}}; expected no {{…}}, as in data/locales/fr/faq.json. Take it out.',
    ],
  ],
  [
    'an unknown name in a translation, in the place of the one that it lacks',
    edit('locales/es/footer.json', '{{year}}', '{{fecha}}'),
    [
      'locales/es/footer.json',
      '{{fecha}}',
      'found {{fecha}}; expected {{name}} {{year}}, as in data/locales/fr/footer.json. Write {{year}}.',
    ],
  ],
  [
    'a placeholder on the page of errors',
    edit('errors.json', 'Ir al inicio', 'Ir al inicio de {{name}}'),
    ['errors.json', '{{name}}', 'found {{name}}; expected words alone'],
  ],
  [
    'a note in place of a fact in French, and not what the translations have more',
    edit('locales/fr/footer.json', '{{year}}', '[année]'),
    ['locales/fr/footer.json', '[année]', 'found "[année]"; expected a text that is ready to be read'],
  ],
  ['a brace too few in French', edit(faq, '{{price}}', '{{price}'), [faq, '{{price} ', 'Complete the braces']],
  [
    'a fact left out of the translation',
    edit(spanishFaq, '{{price}}', 'algo'),
    [spanishFaq, 'algo', 'as in data/locales/fr/content/faq.json'],
  ],
  [
    'the price in place of its placeholder',
    edit(spanishFaq, '{{price}}', '€120'),
    [spanishFaq, '€120', 'Replace "€120" by {{price}}.'],
  ],
  [
    'another price in place of it',
    edit(spanishFaq, '{{price}}', '140 €'),
    [spanishFaq, '140 €', 'found "140 €"; expected one of our prices'],
  ],
  [
    'the telephone number in place of its placeholder',
    edit(spanishFaq, '{{phone}}', '+33 199 000 111'),
    [spanishFaq, '+33', 'Replace "+33 199 000 111" by {{phone}}.'],
  ],
  [
    'the name of the product in place of its placeholder',
    edit('locales/es/demo.json', '{{name}}', 'Verger'),
    ['locales/es/demo.json', 'Verger', 'Replace "Verger" by {{name}}.'],
  ],
  [
    'a fact left out where another is stated',
    edit(spanishFaq, '{{price}}', 'Verger'),
    [spanishFaq, 'Verger', 'Use the same values between {{ }} in both texts.'],
  ],
  [
    'the name of the company in a file that has no placeholder for it',
    edit(faq, 'Aux équipes', 'Verger Exemple SARL\\u00a0: aux équipes'),
    [
      faq,
      'Verger Exemple SARL',
      'no fact of the data: {{legalName}}, which follows it, does not work in this file. Take it out, or say it on a legal page.',
    ],
  ],
  [
    'a question of another id',
    edit(spanishFaq, '"whoFor"', '"forWhom"'),
    [spanishFaq, '"forWhom"', 'Replace "forWhom" by "whoFor".'],
  ],
  [
    'a question that only the translation has',
    (draft) => draft.write(faq, draft.read(faq).replace(/ {4}\{\n {6}"id": "moreLand"[\s\S]*?\n {4}\},\n/, '')),
    [spanishFaq, '"moreLand"', 'Take out "moreLand", or add it there.'],
  ],
  [
    'a question that the translation has not',
    (draft) =>
      draft.write(spanishFaq, draft.read(spanishFaq).replace(/ {4}\{\n {6}"id": "moreLand"[\s\S]*?\n {4}\},\n/, '')),
    [spanishFaq, '"entries"', 'Add "moreLand".'],
  ],
];

describe('only the wrong file is named', () => {
  test.each(braces)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});
