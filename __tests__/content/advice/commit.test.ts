import type { Draft } from '../damages';
import { expectMessages, type Row } from './expect-messages';

const packs = 'packs.json';
const catalogue = 'legal.json';
const publisher = 'locales/fr/content/legal/publisher.json';
const spanish = 'locales/es/content/legal/publisher.json';
const lookForDigits = 'Check for a missing or an extra digit; leave it if this is intended.';

/** A change of what was committed, with a legal page that last changed long ago. */
const since =
  (...edits: [file: string, find: string, by: string][]) =>
  (draft: Draft) => {
    draft.edit(catalogue, '2030-01-15', '2020-01-15');
    draft.commit(packs, catalogue, publisher, spanish);
    for (const [file, find, by] of edits) draft.edit(file, find, by);
  };

const today = new Date().toLocaleDateString('sv-SE');

const rows: Row[] = [
  [
    'a price ten times that of the last commit',
    since([packs, '"price": 120', '"price": 1200']),
    [
      packs,
      '"price": 1200',
      `found 1200 €, and 120 € in the last commit; expected a smaller change of "price". ${lookForDigits}`,
    ],
  ],
  [
    'a setup fee that has lost a digit',
    since([packs, '"setupFee": 600', '"setupFee": 60']),
    [packs, '"setupFee": 60', 'found 60 €, and 600 € in the last commit'],
  ],
  [
    'a price that no price is like, told once',
    since([packs, '"price": 120', '"price": 12000']),
    [packs, '"price": 12000', 'expected 10 to 5000 €, as is usual here'],
  ],
  ['a price that is twice as high: nothing', since([packs, '"price": 120', '"price": 240'])],
  [
    'a legal text under its former date',
    since([publisher, 'une société qui', 'une association qui']),
    [
      catalogue,
      '2020-01-15',
      `found "2020-01-15", while data/${publisher} has changed since the last commit; expected the day of the last change. Write today’s date;`,
    ],
  ],
  [
    'a legal text with a new date: nothing',
    since([publisher, 'une société qui', 'une association qui'], [catalogue, '2020-01-15', '2020-02-15']),
  ],
  [
    'a legal text changed again on the day of its date: nothing',
    (draft) => {
      draft.edit(catalogue, '2030-01-15', today);
      draft.commit(catalogue, publisher);
      draft.edit(publisher, 'une société qui', 'une association qui');
    },
  ],
  ['a better translation of a legal text: nothing', since([spanish, 'Este sitio', 'Esta web'])],
  [
    'a legal page with a new address: nothing',
    since([publisher, '"previousSlugs": ["mentions"]', '"previousSlugs": ["mentions", "qui"]']),
  ],
  [
    'a space in a legal text that was no break: nothing',
    (draft) => {
      draft.edit(publisher, 'une société qui', 'une société\u00a0qui');
      since([publisher, 'société\u00a0qui', 'société qui'])(draft);
    },
  ],
];

test.each(rows)('compared with the last commit, %s', (_, damage, ...messages) => expectMessages(damage, messages));

test('without a commit, nothing is compared', () => {
  expectMessages((draft) => draft.edit(packs, '"price": 120', '"price": 1200'), []);
});
