import { comparedPaths } from '../../../src/content/checks/since-commit';
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

const planning = 'locales/fr/content/features/planning.json';
const picture = 'features/fr/planning.png';
const upright = 'features/fr/planning-portrait.png';
const words = (draft: Draft) => /"alt": "(.*)"/.exec(draft.read(planning))?.[1] ?? '';

/** Other pictures than in the last commit, under the same names. */
const replaced =
  (...pictures: string[]) =>
  (draft: Draft) => {
    draft.commit(planning);
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
      planning,
      '"src"',
      'found another picture than in the last commit, with the former "alt", "portrait"; expected a picture, an upright version and words that belong together. Change "alt", "portrait", too, unless it still fits.',
    ],
  ],
  [
    'a picture replaced with its words, the upright version left',
    (draft) => {
      replaced(picture)(draft);
      draft.edit(planning, words(draft), 'Le nouveau planning du jardin en mai');
    },
    [planning, '"src"', 'with the former "portrait";'],
  ],
  [
    'another picture named, with its upright version, the words left',
    (draft) => {
      replaced()(draft);
      draft.data.images.add('features/fr/a.png').add('features/fr/b.png');
      draft.edit(planning, picture, 'features/fr/a.png');
      draft.edit(planning, upright, 'features/fr/b.png');
    },
    [planning, '"src"', 'with the former "alt";'],
    [`images/${picture}`, '', 'a picture that no file names'],
  ],
  ['only the upright version replaced', replaced(upright), [planning, '"portrait"', 'with the former "src";']],
  [
    'a better description: nothing',
    (draft) => {
      replaced()(draft);
      draft.edit(planning, words(draft), 'Le planning du jardin en mai');
    },
  ],
  [
    'both pictures replaced, and the words: nothing',
    (draft) => {
      replaced(picture, upright)(draft);
      draft.edit(planning, words(draft), 'Le nouveau planning du jardin en mai');
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
  expectMessages((draft) => draft.edit(packs, '"price": 120', '"price": 1200'), []);
});

test('files that name a picture with its words are read from the last commit, and the folders of pictures', () => {
  const demo = 'locales/fr/content/demo.json';
  expect(comparedPaths([demo, planning, 'locales/fr/hero.json', 'images/demo/fr.png', 'images/demo/es.png'])).toEqual([
    demo,
    planning,
    'images/demo',
  ]);
});
