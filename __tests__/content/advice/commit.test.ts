import { comparedPaths } from '../../../src/content/checks/since-commit';
import type { Draft } from '../damages';
import { expectMessages, type Row } from './expect-messages';

const packs = 'packs.json';
const catalogue = 'legal.json';
const imprint = 'locales/fr/content/legal/imprint.json';
const spanish = 'locales/es/content/legal/imprint.json';
const lookForDigits = 'Check for a missing or an extra digit; leave it if this is intended.';

/** A change of what was committed, with a legal page that last changed long ago. */
const since =
  (...edits: [file: string, find: string, by: string][]) =>
  (draft: Draft) => {
    draft.edit(catalogue, '2026-11-21', '2020-01-15');
    draft.commit(packs, catalogue, imprint, spanish);
    for (const [file, find, by] of edits) draft.edit(file, find, by);
  };

const today = new Date().toLocaleDateString('sv-SE');

const rows: Row[] = [
  [
    'a price ten times that of the last commit',
    since([packs, '"price": 350', '"price": 3500']),
    [
      packs,
      '"price": 3500',
      `found 3500 €, and 350 € in the last commit; expected a smaller change of "price". ${lookForDigits}`,
    ],
  ],
  [
    'a price that no price is like, told once',
    since([packs, '"price": 350', '"price": 35000']),
    [packs, '"price": 35000', 'expected 10 to 5000 €, as is usual here'],
  ],
  ['a price that is twice as high: nothing', since([packs, '"price": 350', '"price": 700'])],
  [
    'a legal text under its former date',
    since([imprint, 'qui l’héberge', 'qui le sert']),
    [
      catalogue,
      '2020-01-15',
      `found "2020-01-15", while data/${imprint} has changed since the last commit; expected the day of the last change. Write today’s date;`,
    ],
  ],
  [
    'a legal text changed again on the day of its date: nothing',
    (draft) => {
      draft.edit(catalogue, '2026-11-21', today);
      draft.commit(catalogue, imprint);
      draft.edit(imprint, 'qui l’héberge', 'qui le sert');
    },
  ],
  ['a better translation of a legal text: nothing', since([spanish, 'Este sitio', 'Esta web'])],
];

const signature = 'locales/fr/content/features/signature.json';
const picture = 'features/fr/signature.png';
const upright = 'features/fr/signature-portrait.png';
const words = (draft: Draft) => /"alt": "(.*)"/.exec(draft.read(signature))?.[1] ?? '';

/** Other pictures than in the last commit, under the same names. */
const replaced =
  (...pictures: string[]) =>
  (draft: Draft) => {
    draft.commit(signature);
    const { committed, imageFacts } = draft.data;
    draft.data.committed = new Map([...(committed ?? []), [`images/${picture}`, 'a'], [`images/${upright}`, 'b']]);
    for (const [path, facts] of imageFacts) {
      const id = pictures.includes(path) ? 'c' : path === upright ? 'b' : 'a';
      imageFacts.set(path, { ...facts, id });
    }
  };

const pictures: Row[] = [
  [
    'a picture replaced, its words and its upright version left',
    replaced(picture),
    [
      signature,
      '"src"',
      'found a new picture, while "alt", "portrait" are as in the last commit; expected what belongs to the new picture. Change "alt", "portrait", too, unless it still fits; look at "pieces", if it has some.',
    ],
  ],
  [
    'a picture replaced with its words, the upright version left',
    (draft) => {
      replaced(picture)(draft);
      draft.edit(signature, words(draft), 'Le nouveau dossier du client en mai');
    },
    [signature, '"src"', 'found a new picture, while "portrait" is as in the last commit;'],
  ],
  [
    'both pictures replaced, and the words: nothing',
    (draft) => {
      replaced(picture, upright)(draft);
      draft.edit(signature, words(draft), 'Le nouveau dossier du client en mai');
    },
  ],
];

const policy = 'locales/fr/content/legal/cookies.json';
const spanishPolicy = 'locales/es/content/legal/cookies.json';

const bars: Row[] = [
  [
    'another language of the cookie bar, with a policy that says the same as before',
    (draft) => {
      draft.commit('site.json', policy, spanishPolicy);
      draft.edit('site.json', '"cookieBannerLanguage": "fr"', '"cookieBannerLanguage": "page"');
      draft.edit(policy, 'Votre choix,', 'Votre choix propre,');
    },
    [
      'site.json',
      'cookieBannerLanguage',
      `found "page", and "fr" in the last commit, while data/${spanishPolicy} says the same as before; expected a cookie policy that names the language and the buttons of the bar as they are now. Correct them there; leave it if it names neither.`,
    ],
  ],
];

test.each([...rows, ...pictures, ...bars])('compared with the last commit, %s', (_, damage, ...messages) =>
  expectMessages(damage, messages),
);

test('without a commit, nothing is compared', () => {
  expectMessages((draft) => draft.edit(packs, '"price": 350', '"price": 3500'), []);
});

test('files that name a picture with its words are read from the last commit, and the folders of pictures', () => {
  const demo = 'locales/fr/content/demo.json';
  expect(comparedPaths([demo, signature, 'locales/fr/hero.json', 'images/demo/fr.png', 'images/demo/es.png'])).toEqual([
    demo,
    signature,
    'images/demo',
  ]);
});
