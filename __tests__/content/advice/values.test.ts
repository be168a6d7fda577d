import { edit, expectMessages, type Row } from './expect-messages';

const hero = 'locales/fr/hero.json';
const packs = 'packs.json';
const signature = 'locales/fr/content/features/signature.json';
const piece = '{ "left": 0, "top": 0, "width": 50, "height": 40 }';

const values: Row[] = [
  [
    'a text where a list belongs, told once',
    (draft) => {
      const value = JSON.parse(draft.read(signature)) as Record<string, unknown>;
      draft.write(signature, JSON.stringify({ ...value, benefits: 'Un seul avantage' }, null, 2));
    },
    [signature, '"benefits"', 'found "Un seul avantage"; expected a list [ ]'],
  ],
  ...(
    [
      ['a button', 'locales/fr/buttons.json', 'freeTrial', 40],
      ['a badge', hero, 'badge', 50],
      ['a link of the menu', 'locales/fr/header.json', 'pricing', 24],
      ['a tab', signature, 'name', 50],
      ['a chip', signature, 'label', 30],
    ] as const
  ).map(
    ([place, file, key, most]): Row => [
      `too many words for ${place}`,
      (draft) => {
        const value = JSON.parse(draft.read(file)) as Record<string, unknown>;
        draft.write(file, JSON.stringify({ ...value, [key]: 'x'.repeat(most + 1) }, null, 2));
      },
      [file, `"${key}"`, `found ${most + 1} characters; expected at most ${most} characters. Shorten it.`],
    ],
  ),
  [
    'more pieces of a picture than benefits',
    edit(signature, '"pieces": [', `"pieces": [${piece}, ${piece},`),
    [signature, '"pieces"', 'expected at most one piece of the picture for each benefit. Take out those at the end'],
  ],
  [
    'a piece that begins outside its picture',
    edit(signature, '"left": 0, "top": 0, "width": 50', '"left": -1, "top": 0, "width": 50'),
    [signature, '"left": -1', 'found -1'],
  ],
  [
    'a piece beyond the edge of its picture',
    edit(signature, '"left": 0, "top": 0, "width": 50', '"left": 51, "top": 0, "width": 50'),
    [signature, '"left": 51', 'expected a piece that ends inside the picture'],
  ],
  [
    'true in quotation marks',
    edit(packs, '"isPopular": true', '"isPopular": "true"'),
    [packs, '"isPopular"', 'Take the quotation marks off: true.'],
  ],
  ...(
    [
      ['a slug', 'locales/fr/content/features/signature.json', 'gestion-dossiers-prime-energie'],
      ['a segment', 'locales/fr/language.json', 'fonctionnalites'],
      ['an id', 'features.json', 'cases'],
    ] as const
  ).map(
    ([what, file, name]): Row => [
      `${what} that is too long for the name of a file`,
      (draft) => draft.edit(file, `"${name}"`, `"${'a'.repeat(300)}"`),
      [file, 'a'.repeat(300), `expected at most 200 characters. Shorten it.`],
    ],
  ),
  [
    'a picture whose name is too long for those that the build makes from it',
    (draft) => {
      const name = `features/fr/${'é'.repeat(80)}.png`;
      draft.data.images.add(name);
      draft.edit('locales/fr/content/features/signature.json', 'features/fr/signature.png', name);
    },
    [
      'locales/fr/content/features/signature.json',
      '"src"',
      'expected names of at most 200 bytes. Give the file a shorter name, here too.',
    ],
  ],
  [
    'a demo outside the folder of the tour',
    edit('site.json', '"demoFrameUrl": "/tour/', '"demoFrameUrl": "/demo/'),
    [
      'site.json',
      'demoFrameUrl',
      'Move the files to static/tour/, and write their address, such as /tour/{{language}}.html.',
    ],
  ],
  [
    'no feature on the list',
    (draft) => draft.write('features.json', draft.read('features.json').replaceAll('"listed": true', '"listed": false')),
    ['features.json', '"features"', 'found no entry that is on the list in "fr"'],
    ['features.json', '"features"', 'found no entry that is on the list in "en"'],
    ['features.json', '"features"', 'found no entry that is on the list in "es"'],
  ],
  [
    'an id in capitals, told once',
    edit('features.json', '"id": "signature"', '"id": "Signature"'),
    ['features.json', '"Signature"', 'Write "signature".'],
  ],
  [
    'a redirect to a page that is not there, told once',
    edit('redirects.json', '"/fr#pricing-section"', '"/fr/prix"'),
    ['redirects.json', '"/fr/prix"', 'found /fr/prix, but /fr/prix does not exist'],
  ],
  [
    'a schema that is lost',
    edit(hero, '  "$schema": "../../../../../data/schemas/words-hero.json",\n', ''),
    [hero, '', 'found no "$schema"; expected'],
  ],
  [
    'a phone number of no country',
    edit('site.json', '"phone": "+34 555 010 203"', '"phone": "+00 555 010 203"'),
    ['site.json', '"phone"', 'found "+00 555 010 203"; expected an international number'],
  ],
  [
    'a headline that is too long for a phone',
    edit(hero, '"headlineAfter": "', '"headlineAfter": "et de tous les autres logements, bureaux et ateliers de la région '),
    [hero, '"headlineAfter"', 'expected at most 20 characters. Shorten it.'],
  ],
  [
    'a word in a heading that is wider than a phone',
    edit(signature, '"title": "', '"title": "Anticonstitutionnellement\u00a0! '),
    [signature, '"title"', 'expected words of at most 20 letters, which fit in a line of a phone. Choose a shorter word'],
  ],
  [
    'a WebP file named .png',
    ({ data }) => data.imageFacts.set('features/fr/signature.png', { width: 1600, height: 1000, bytes: 1000, type: 'webp' }),
    [signature, '"src"', 'which is a file of the type WEBP; expected a name that ends with what the file is.'],
  ],
  [
    'a key deleted from the facts',
    edit('site.json', '  "notFoundLanguage": "en",\n', ''),
    ['site.json', '"sourceLanguage"', 'expected a text. Add this key after "sourceLanguage".'],
  ],
  [
    'a GIF named .png',
    ({ data }) => data.imageFacts.set('features/fr/signature.png', { width: 1600, height: 1000, bytes: 1000, type: 'gif' }),
    [signature, '"src"', 'the type GIF; expected a PNG, JPEG, WebP or AVIF file. Save the picture again as PNG or JPEG.'],
  ],
  [
    'a slug in capitals',
    edit(signature, '"gestion-dossiers-prime-energie"', '"Gestion-Dossiers"'),
    [signature, '"slug"', 'Write "gestion-dossiers".'],
  ],
  ['a number as a text', edit(packs, '350', '"390"'), [packs, '"price"', 'Write 390, without quotation marks.']],
  [
    'a language misspelt in the list of languages',
    edit('site.json', '"en", "es"]', '"en", "sp"]'),
    [
      'site.json',
      '"sp"',
      'found "sp", but no folder data/locales/sp; expected a folder with all its files. Did you mean "es"?',
    ],
  ],
  [
    'the source language misspelt in the list of languages',
    edit('site.json', '"fr", "en", "es"]', '"fl", "en", "es"]'),
    ['site.json', '"fl"', 'Did you mean "fr"?'],
  ],
];

describe('an implausible value is reported', () => {
  test.each(values)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});
