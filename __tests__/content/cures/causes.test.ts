import { edit, expectTold, type Row } from './told';

const faq = 'locales/fr/content/faq.json';

const causes: Row[] = [
  [
    'a question by the id of another',
    edit(faq, '"id": "howMuch"', '"id":  "whoFor"'),
    [faq, '"id":  "whoFor"', 'found the id "whoFor" a second time'],
  ],
  [
    'a feature by the id of another',
    edit('features.json', '"id": "plots"', '"id": "photos"'),
    ['features.json', '"pictures"', 'found the id "photos" a second time'],
  ],
  [
    'a pack by the id of another',
    edit('packs.json', '"id": "estate"', '"id":  "garden"'),
    ['packs.json', '"id":  "garden"', 'found the id "garden" a second time'],
  ],
];

describe('one mistake is one message, and no other mistakes are seen where it is', () => {
  test.each(causes)('%s', (_, damage, ...told) => expectTold(damage, told));
});
