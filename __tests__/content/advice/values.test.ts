import { edit, expectMessages, type Row } from './expect-messages';

const hero = 'locales/fr/hero.json';
const packs = 'packs.json';
const planning = 'locales/fr/content/features/planning.json';

const values: Row[] = [
  [
    'a text where a list belongs, told once',
    (draft) => {
      const value = JSON.parse(draft.read(planning)) as Record<string, unknown>;
      draft.write(planning, JSON.stringify({ ...value, benefits: 'Un seul avantage' }, null, 2));
    },
    [planning, '"benefits"', 'found "Un seul avantage"; expected a list [ ]'],
  ],
  ...(
    [
      ['a button', 'locales/fr/buttons.json', 'freeTrial', 40],
      ['a badge', hero, 'badge', 50],
      ['a link of the menu', 'locales/fr/header.json', 'pricing', 24],
      ['a tab', planning, 'name', 50],
      ['a chip', planning, 'label', 30],
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
    'true as a figure in quotation marks',
    edit(packs, '"isPopular": true', '"isPopular": "1"'),
    [packs, '"isPopular"', 'found "1"; expected true or false. Correct the value.'],
  ],
  [
    'true in quotation marks',
    edit(packs, '"isPopular": true', '"isPopular": "true"'),
    [packs, '"isPopular"', 'Take the quotation marks off: true.'],
  ],
  ...(
    [
      ['a slug', 'locales/fr/content/features/planning.json', 'planning-jardin-equipe'],
      ['a segment', 'locales/fr/language.json', 'outils'],
      ['an id', 'features.json', 'weeks'],
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
      draft.edit('locales/fr/content/features/planning.json', 'features/fr/planning.png', name);
    },
    [
      'locales/fr/content/features/planning.json',
      '"src"',
      'expected names of at most 200 bytes. Give the file a shorter name, here too.',
    ],
  ],
  [
    'a demo that is a style sheet',
    (draft) => {
      draft.data.staticFiles.add('/tour/tour.css');
      draft.edit('site.json', '/tour/{{language}}.html', '/tour/tour.css');
    },
    ['site.json', 'demoFrameUrl', 'found "/tour/tour.css"; expected a page, whose name ends with .html.'],
  ],
  [
    'tax in the suffix of the price',
    edit('locales/fr/pricingSection.json', '"/mois"', '"HT/mois"'),
    ['locales/fr/pricingSection.json', '"perMonth"', 'found "HT/mois"; expected a slash and one word, such as /month'],
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
    ['features.json', '"features"', 'found no entry that is on the list in "es"'],
  ],
  [
    'the code of a language in capitals, told once',
    edit('site.json', '"fr", "es"]', '"fr", "ES"]'),
    ['site.json', '"ES"', 'Write "es".'],
  ],
  [
    'an id in capitals, told once',
    edit('features.json', '"id": "planning"', '"id": "Planning"'),
    ['features.json', '"Planning"', 'Write "planning".'],
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
    'a schema of another file',
    edit(hero, 'words-hero', 'words-faq'),
    [hero, '$schema', 'Write as the first line: "$schema": "../../schemas/words-hero.json",'],
  ],
  [
    'a headline that is too long for a phone',
    edit(
      hero,
      '"headlineAfter": "',
      '"headlineAfter": "et de tous les autres jardins, vergers, champs et serres de la région ',
    ),
    [hero, '"headlineAfter"', 'lines on a phone; expected at most 6. Say it in fewer words, and the rest below.'],
  ],
  [
    'a word in a heading that is wider than a phone',
    edit(planning, '"title": "', '"title": "Anticonstitutionnellement\u00a0! '),
    [planning, '"title"', 'pixels wide; expected at most 312, which is a line on a phone. Choose a shorter word'],
  ],
  [
    'a name that is too long for a tab',
    edit(planning, '"name": "', '"name": "MAMMOGRAMMES, MOMENTS, MWMWMW '),
    [planning, '"name"', 'lines on a phone; expected at most 2.'],
  ],
  [
    'a WebP file named .png',
    ({ data }) => data.imageFacts.set('features/fr/planning.png', { width: 1600, height: 1000, bytes: 1000, type: 'webp' }),
    [planning, '"src"', 'which is a file of the type WEBP; expected a name that ends with what the file is.'],
  ],
  [
    'a key deleted from a text',
    edit(hero, '  "headlineAfter": "en équipe",\n', ''),
    [
      hero,
      '"headlineGradient"',
      'headlineAfter: found nothing; expected a text. Add this key after "headlineGradient"; the same',
    ],
  ],
  [
    'a key deleted from the facts',
    edit('site.json', '  "notFoundLanguage": "es",\n', ''),
    ['site.json', '"sourceLanguage"', 'expected a text. Add this key after "sourceLanguage".'],
  ],
  [
    'a GIF named .png',
    ({ data }) => data.imageFacts.set('features/fr/planning.png', { width: 1600, height: 1000, bytes: 1000, type: 'gif' }),
    [planning, '"src"', 'the type GIF; expected a PNG, JPEG, WebP or AVIF file. Save the picture again as PNG or JPEG.'],
  ],
  [
    'the language of the cookie bar in capitals',
    edit('site.json', '"cookieBannerLanguage": "fr"', '"cookieBannerLanguage": "Page"'),
    ['site.json', 'cookieBannerLanguage', 'found "Page"; expected one of "page", "fr", "es". Write "page".'],
  ],
  [
    'the code of a language in capitals',
    edit('site.json', '"defaultLanguage": "fr"', '"defaultLanguage": "FR"'),
    ['site.json', 'defaultLanguage', 'Write "fr".'],
  ],
  [
    'a slug in capitals',
    edit(planning, '"planning-jardin-equipe"', '"Planning-Jardin"'),
    [planning, '"slug"', 'Write "planning-jardin".'],
  ],
  [
    'a number with its unit, as a text',
    edit(packs, '120', '"120 €"'),
    [packs, '"price"', 'Write 120, without quotation marks.'],
  ],
  ['a share as a text', edit(planning, '62', '"75 %"'), [planning, '"stat"', 'Write 75, without quotation marks.']],
  ['a number as a text', edit(packs, '120', '"390"'), [packs, '"price"', 'Write 390, without quotation marks.']],
  [
    'the language of the cookie bar misspelt',
    edit('site.json', '"cookieBannerLanguage": "fr"', '"cookieBannerLanguage": "pages"'),
    ['site.json', 'cookieBannerLanguage', 'found "pages"; expected one of "page", "fr", "es". Did you mean "page"?'],
  ],
  [
    'the cookie bar in a language that the site has not',
    edit('site.json', '"cookieBannerLanguage": "fr"', '"cookieBannerLanguage": "uk"'),
    ['site.json', 'cookieBannerLanguage', 'found "uk"; expected one of "page", "fr", "es".'],
  ],
  [
    'the name of a language for its code',
    edit('site.json', '"notFoundLanguage": "es"', '"notFoundLanguage": "español"'),
    ['site.json', 'notFoundLanguage', 'expected one of "fr", "es". Write one of these.'],
  ],
  [
    'a language misspelt in the list of languages',
    edit('site.json', '"fr", "es"]', '"fr", "sp"]'),
    [
      'site.json',
      '"sp"',
      'found "sp", but no folder data/locales/sp; there is data/locales/es; expected the name of the folder. Did you mean "es"?',
    ],
  ],
  [
    'the source language misspelt in the list of languages',
    edit('site.json', '"fr", "es"]', '"fl", "es"]'),
    ['site.json', '"fl"', 'Did you mean "fr"?'],
  ],
];

describe('an implausible value is reported', () => {
  test.each(values)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});
