import { sourceOf } from '../../support/sample-data';
import { edit, expectMessages, type Row } from './expect-messages';

const hero = 'locales/fr/hero.json';
const spanishHero = 'locales/es/hero.json';
const packs = 'packs.json';

const syntax: Row[] = [
  [
    'straight quotes inside a French text',
    edit(hero, '"Plan et devis"', '"Plan des "professionnels" et devis"'),
    [hero, 'professionnels', 'Write «\\u00a0professionnels\\u00a0» instead.'],
  ],
  [
    'straight quotes at the end of a Spanish text',
    edit(spanishHero, '"Siembra"', '"La "siembra""'),
    [spanishHero, 'siembra', 'Write «siembra» instead.'],
  ],
  [
    'one straight quote inside a text',
    edit(hero, '"Plan et devis"', '"Un écran de 6" et plus"'),
    [hero, 'écran', 'Take out the " inside the text, or write \\" instead.'],
  ],
  [
    'an unfinished merge',
    (draft) =>
      draft.edit(
        hero,
        '    "works": "Semis",\n',
        '<<<<<<< HEAD\n    "works": "A",\n=======\n    "works": "B",\n    "works": "C",\n>>>>>>> x\n',
      ),
    [
      hero,
      '<<<<<<<',
      'Keep line 15 or lines 17 to 18, and take out the others, with the lines of <<<<<<<, ======= and >>>>>>>.',
    ],
  ],
  [
    'a merge that was cleaned up by half',
    edit(hero, '    "works"', '=======\n    "works"'),
    [hero, '=======', 'found "=======", left over from a merge; expected only the version that counts. Take this line out'],
  ],
  ['a number with its unit', edit(packs, '120', '390 €'), [packs, '390', 'the page writes € by itself. Write 390.']],
  [
    'a number with a decimal comma',
    edit(packs, '120', '390,00'),
    [packs, '390', 'a point before its decimals, and no other sign. Write 390.'],
  ],
  [
    'a decimal comma in the middle of a line',
    edit('testimonials.json', '"rating": 5', '"rating": 4,5'),
    [
      'testimonials.json',
      '4,5',
      'found 4,5; expected a number with a point before its decimals, and no other sign. Write 4.5.',
    ],
  ],
  ['a number with a zero in front', edit(packs, '120', '0390'), [packs, '0390', 'without a 0 in front. Write 390.']],
  ['a number in groups', edit(packs, '120', '1 350'), [packs, '1 350', 'with nothing between them. Write 1350.']],
  ['a number in groups with commas', edit(packs, '120', '1,350'), [packs, '1,350', 'Write 1350.']],
  [
    'True',
    edit(packs, 'true', 'True'),
    [packs, 'True', 'found True; expected true, false or null, in small letters. Write true.'],
  ],
  ['non', edit(packs, 'false', 'non'), [packs, 'non', 'Write false.']],
  ['None', edit(packs, 'null', 'None'), [packs, 'None', 'Write null.']],
  [
    '; for :',
    edit(hero, '"works":', '"works";'),
    [hero, 'works', 'a colon between the key and its value. Replace ; by a colon.'],
  ],
  ['= for :', edit(hero, '"works":', '"works" ='), [hero, 'works', 'Replace = by a colon.']],
  [
    '; for ,',
    edit(hero, '"Semis",', '"Semis";'),
    [hero, '"works', 'found ";"; expected a comma between two entries. Replace it by a comma.'],
  ],
  [
    '; at the end of a group',
    edit(hero, '"Récolte"', '"Récolte";'),
    [hero, 'Récolte', 'nothing after the last entry. Take it out.'],
  ],
  [
    'a text without its second quote',
    edit(hero, '"Semis",', '"Semis,'),
    [hero, '"works', 'Put a " before the comma at its end.'],
  ],
  [
    'a text that ends with the quote of a letter',
    edit(hero, '"Semis",', '"Semis”,'),
    [hero, '"works', 'Write a straight " instead of the ” before the comma at its end.'],
  ],
  ['a last text without its second quote', edit(hero, '"Récolte"', '"Récolte'), [hero, 'Récolte', 'Put a " at its end.']],
  [
    'a text without its first quote',
    edit(hero, '"Semis"', 'Semis"'),
    [hero, '"works', 'found Semis"; expected a text between two straight quotation marks. Put a " before it.'],
  ],
  ['a text without quotes', edit(hero, '"Semis"', 'Semis'), [hero, '"works', 'Write "Semis".']],
  ['a text in the quotes of a letter', edit(hero, '"Semis"', '“Semis”'), [hero, '"works', 'Write "Semis".']],
  ['a text in single quotes', edit(hero, '"Semis"', "'Semis'"), [hero, '"works', 'Write "Semis".']],
  [
    'a key without its second quote',
    edit(hero, '"works":', '"works:'),
    [hero, 'works', 'found "works; expected a key between two straight quotation marks. Write "works".'],
  ],
  ['a key without its first quote', edit(hero, '"works":', 'works":'), [hero, 'works', 'found works"; expected']],
  ['a key without quotes', edit(hero, '"works":', 'works:'), [hero, 'works', 'Write "works".']],
  [
    'a pasted line break',
    edit(hero, '"Photos des rangs"', '"Photos\ndes rangs"'),
    [hero, '"Photos', 'found a text on 2 lines: "Photos; expected every text on one line. Join this line and the next.'],
  ],
  [
    'two pasted line breaks',
    edit(hero, '"Photos des rangs"', '"Photos\n\ndes rangs"'),
    [hero, '"Photos', 'Join this line and the next 2.'],
  ],
  [
    'two commas',
    edit(hero, '"Semis",', '"Semis",,'),
    [hero, '"works', 'found two commas; expected one comma between two entries.'],
  ],
  ['a tab in a text', edit(hero, '"Semis"', '"Se\tmis"'), [hero, 'mis"', 'Replace it by a space, or remove it.']],
  [
    'two mistakes on one line, and one further down',
    edit(hero, '"works": "Semis",\n    "photos": "Photos des rangs"', '"works"; Semis,\n    "photos": "Les "rangs""'),
    [hero, 'works', 'Replace ; by a colon.'],
    [hero, 'works', 'Write "Semis".'],
    [hero, '"photos"', 'Write «\\u00a0rangs\\u00a0» instead.'],
  ],
  [
    'commas missing in two places',
    (draft) => {
      draft.edit(hero, '"Semis",', '"Semis"');
      draft.edit(hero, '"Accord",', '"Accord"');
    },
    [hero, '"photos"', 'a comma between two entries'],
    [hero, '"premium"', 'a comma between two entries'],
  ],
];

const roles = 'locales/fr/content/features/roles.json';
const planning = 'locales/fr/content/features/planning.json';

syntax.push(
  [
    'a path with backslashes',
    edit(planning, 'features/fr/planning.png', 'features\\fr\\planning.png'),
    [planning, '"src"', 'expected a path with / between its parts. Write "features/fr/planning.png".'],
  ],
  [
    'a path with backslashes, each written twice',
    edit(planning, 'features/fr/planning.png', 'features\\\\fr\\\\planning.png'),
    [planning, '"src"', 'Write "features/fr/planning.png": paths are written with /.'],
  ],
  [
    'a path with backslashes that JSON takes for other signs',
    edit(roles, 'features/fr.png', 'features\\fr.png'),
    [
      roles,
      '"src"',
      'found "features\\fr.png", which is not there; expected a file below data/images. Write "features/fr.png":',
    ],
  ],
);

const noComment = 'expected no comments: JSON has none. Take the comment out.';

syntax.push(
  [
    'a comment behind a sharp, after a comma',
    edit(packs, '"price": 120,', '"price": 120, # new "price"'),
    [packs, '# new', noComment],
  ],
  [
    'a comment behind a sharp, before a comma',
    edit(packs, '"price": 120,', '"price": 120 # new,'),
    [packs, '# new', noComment],
    [packs, '"includedFiles"', 'Put a comma'],
  ],
  [
    'a comment behind a sharp, on its own line',
    edit(packs, '"price"', '# new price\n      "price"'),
    [packs, '# new', noComment],
  ],
  ['a comment as in HTML', edit(packs, '"price"', '<!-- new price: 120 -->\n      "price"'), [packs, '<!-- new', noComment]],
  ...[120, 200, 230, 260, 400].map(
    (length): Row => [
      `a file of which all but ${length} characters are lost`,
      (draft) => draft.write(hero, draft.read(hero).slice(0, length)),
      [
        hero,
        sourceOf(hero).slice(0, length).split('\n').at(-1) ?? '',
        `expected the whole file. If it is new, write its end; or else restore it as it was last committed: git checkout HEAD -- data/${hero}`,
      ],
    ],
  ),
  ['a comment after a value', edit(hero, '"Carnet vérifié",', '"Carnet vérifié", // vu'), [hero, '// vu', noComment]],
  [
    'a comment with quotation marks after a value',
    edit(hero, '"Carnet vérifié",', '"Carnet vérifié", // "vu" l\'été'),
    [hero, '// "vu"', noComment],
  ],
  [
    'a comment between stars after a value',
    edit(hero, '"Carnet vérifié",', '"Carnet vérifié", /* vu */'),
    [hero, '/*', noComment],
  ],
  ['a comment after a number', edit(packs, '"price": 120,', '"price": 120, // TTC'), [packs, '// TTC', noComment]],
  ['a comment after a list', edit('site.json', '"es"],', '"es"], // y más'), ['site.json', '// y', noComment]],
  ['a comment before a key', edit(hero, '"works"', '/* vu */ "works"'), [hero, '/*', noComment]],
  [
    'a group without its start',
    edit(hero, '"stages": {', '"stages": '),
    [hero, '"stages"', 'found no { after "stages":; expected { for every }. Put the missing { after "stages":'],
  ],
  [
    'a group without its start, on one line',
    edit('site.json', '"consent": {', '"consent": '),
    ['site.json', '"consent"', 'Put the missing { after "consent":'],
  ],
  [
    'a group without its start, in a list',
    edit(packs, '{ "id": "photoLog"', ' "id": "photoLog"'),
    [packs, '"photoLog"', 'found no { before "id"; expected { for every }. Put the missing { before "id"'],
  ],
  [
    'a group without its start, first in a list',
    edit(packs, '    {\n      "id": "garden"', '      "id": "garden"'),
    [packs, '"garden"', 'Put the missing { before "id"'],
  ],
  [
    'a list of texts without its start',
    edit('locales/fr/content/features/planning.json', '"benefits": [', '"benefits": '),
    ['locales/fr/content/features/planning.json', '"benefits"', 'found no [ after "benefits":; expected [ for every ].'],
  ],
  [
    'a list without its start, on one line',
    edit('site.json', '"languages": ["fr"', '"languages": "fr"'),
    ['site.json', '"languages"', 'Put the missing [ after "languages":'],
  ],
  [
    'a list of groups without its start',
    edit('redirects.json', '"redirects": [', '"redirects": '),
    ['redirects.json', '"redirects":', 'Put the missing [ after "redirects":'],
  ],
  [
    'a list without its end, at the end of a file',
    (draft) => draft.write('redirects.json', draft.read('redirects.json').replace(/ {2}\]\n\}/, '\t}')),
    [
      'redirects.json',
      '\t}',
      'found "}", while the [ of line 3 is still open; expected ] for every [. Put the missing ] before it.',
    ],
  ],
  [
    'a list without its end, before a key',
    edit('site.json', '"fr", "es"],', '"fr", "es",'),
    [
      'site.json',
      'defaultLanguage',
      'while the [ of line 6 is still open; expected ] for every [. Put the missing ] before it.',
    ],
  ],
  [
    'a list without its end and comma, before a key',
    edit('site.json', '"fr", "es"],', '"fr", "es"'),
    ['site.json', 'defaultLanguage', 'while the [ of line 6 is still open'],
  ],
  [
    'a group without its end, in a list',
    edit('redirects.json', '"/es#pricing-section" }', '"/es#pricing-section"'),
    [
      'redirects.json',
      '  ]',
      'found "]", while the { of line 5 is still open; expected } for every {. Put the missing } before it.',
    ],
  ],
);

describe('a mistake in JSON is explained in plain words, and nothing else is reported', () => {
  test.each(syntax)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});
