import { edit, expectTold, type Row } from './told';

const faq = 'locales/fr/content/faq.json';
const spanishFaq = 'locales/es/content/faq.json';

const braces: Row[] = [
  ['a misspelt name in French content', edit(faq, '{{price}}', '{{prise}}'), [faq, '{{prise}}', 'Did you mean {{price}}?']],
  [
    'a misspelt name in Spanish content',
    edit(spanishFaq, '{{price}}', '{{precio}}'),
    [spanishFaq, '{{precio}}', 'Correct the name between the braces.'],
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
  ['a brace too few in French', edit(faq, '{{price}}', '{{price}'), [faq, '{{price} ', 'Complete the braces']],
  [
    'a fact left out of the translation',
    edit(spanishFaq, '{{price}}', 'algo'),
    [spanishFaq, 'algo', 'as in data/locales/fr/content/faq.json'],
  ],
  [
    'a question of another id',
    edit(spanishFaq, '"whoFor"', '"forWhom"'),
    [spanishFaq, '"forWhom"', 'Write "whoFor" for "forWhom".'],
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

describe('the file that is wrong is named, and no other', () => {
  test.each(braces)('%s', (_, damage, ...told) => expectTold(damage, told));
});
