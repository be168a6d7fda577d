import { lineWith, sourceOf } from '../../support/sample-data';
import { Draft } from '../damages';
import { edit, expectMessages, messagesOf, type Row } from './expect-messages';

const hero = 'locales/fr/hero.json';
const spanishHero = 'locales/es/hero.json';
const packs = 'packs.json';
const site = 'site.json';
const testimonials = 'testimonials.json';
const redirects = 'redirects.json';
const planning = 'locales/fr/content/features/planning.json';
const roles = 'locales/fr/content/features/roles.json';

/** A mistake: what is replaced in a file, and words of the line that has to be named. */
type Typo = [mistake: string, file: string, find: string, by: string, line: string];

const typos: Typo[] = [
  ['straight quotes inside a French text', hero, '"Plan et devis"', '"Plan des "pros" et devis"', 'pros'],
  ['straight quotes at the end of a text', spanishHero, '"Siembra"', '"La "siembra""', 'siembra'],
  ['one straight quote inside a text', hero, '"Plan et devis"', '"Un écran de 6" et plus"', 'écran'],
  ['a number with its unit', packs, '120', '390 €', '390'],
  ['a number with a decimal comma', packs, '120', '390,00', '390'],
  ['a decimal comma in the middle of a line', testimonials, '"rating": 5', '"rating": 4,5', '4,5'],
  ['a number with a zero in front', packs, '120', '0390', '0390'],
  ['a number in groups', packs, '120', '1 350', '1 350'],
  ['a number in groups with commas', packs, '120', '1,350', '1,350'],
  ['True', packs, 'true', 'True', 'True'],
  ['None', packs, 'null', 'None', 'None'],
  ['; for :', hero, '"works":', '"works";', 'works'],
  ['= for :', hero, '"works":', '"works" =', 'works'],
  ['; for ,', hero, '"Semis",', '"Semis";', '"works'],
  ['; at the end of a group', hero, '"Récolte"', '"Récolte";', 'Récolte'],
  ['a missing comma', hero, '"Semis",', '"Semis"', '"works'],
  ['two commas', hero, '"Semis",', '"Semis",,', '"works'],
  ['a comma after the last entry', hero, '"Récolte"', '"Récolte",', 'Récolte'],
  ['a text without its second quote', hero, '"Semis",', '"Semis,', '"works'],
  ['a last text without its second quote', hero, '"Récolte"', '"Récolte', 'Récolte'],
  ['a text without its first quote', hero, '"Semis"', 'Semis"', '"works'],
  ['a text without quotes', hero, '"Semis"', 'Semis', '"works'],
  ['a text in the quotes of a letter', hero, '"Semis"', '“Semis”', '"works'],
  ['a text in single quotes', hero, '"Semis"', "'Semis'", '"works'],
  ['a key without its second quote', hero, '"works":', '"works:', 'works'],
  ['a key without its first quote', hero, '"works":', 'works":', 'works'],
  ['a key without quotes', hero, '"works":', 'works:', 'works'],
  ['a pasted line break', hero, '"Photos des rangs"', '"Photos\ndes rangs"', '"Photos'],
  ['two pasted line breaks', hero, '"Photos des rangs"', '"Photos\n\ndes rangs"', '"Photos'],
  ['a tab in a text', hero, '"Semis"', '"Se\tmis"', 'mis"'],
  ['a path with backslashes', planning, 'features/fr/planning.png', 'features\\fr\\planning.png', '"src"'],
  ['a comment after a value', hero, '"Carnet vérifié",', '"Carnet vérifié", // "vu" l\'été', '// "vu"'],
  ['a comment between stars', hero, '"Carnet vérifié",', '"Carnet vérifié", /* vu */', '/*'],
  ['a comment after a number', packs, '"price": 120,', '"price": 120, # new price', '# new'],
  ['a comment behind a sharp, on its own line', packs, '"price"', '# new price\n      "price"', '# new'],
  ['a comment as in HTML', packs, '"price"', '<!-- new price: 120 -->\n      "price"', '<!-- new'],
  ['a comment after a list', site, '"es"],', '"es"], // y más', '// y'],
  ['a comment before a key', hero, '"works"', '/* vu */ "works"', '/*'],
  ['a group without its start', hero, '"stages": {', '"stages": ', '"stages"'],
  ['a group without its start, on one line', site, '"consent": {', '"consent": ', '"consent"'],
  ['a group without its start, in a list', packs, '{ "id": "photoLog"', ' "id": "photoLog"', '"photoLog"'],
  ['a list of texts without its start', planning, '"benefits": [', '"benefits": ', '"benefits"'],
  ['a list without its start, on one line', site, '"languages": ["fr"', '"languages": "fr"', '"languages"'],
  ['a list of groups without its start', redirects, '"redirects": [', '"redirects": ', '"redirects":'],
  ['a list without its end, before a key', site, '"fr", "es"],', '"fr", "es",', '"languages"'],
  ['a list without its end and comma', site, '"fr", "es"],', '"fr", "es"', '"languages"'],
  ['a group without its end', redirects, '"/es#pricing-section" }', '"/es#pricing-section"', '/es#pricing'],
];

/** The draft after what the messages say was done to the letter. */
function followed(draft: Draft, problems: ReturnType<typeof messagesOf>['problems']): Draft {
  for (const { file, line, found, fix } of problems) {
    const lines = draft.read(file).split('\n');
    const joined = found.split('⏎').length;
    const meant = /^Write `(.*)`\.$/.exec(fix)?.[1] ?? '';
    lines.splice(line - 1, joined, meant);
    draft.write(file, lines.join('\n'));
  }
  return draft;
}

describe('a mistake in JSON is named with its line, and with the line to write', () => {
  test.each(typos)('%s', (_, file, find, by, line) => {
    const { draft, problems } = messagesOf(edit(file, find, by));
    expect(problems.map((problem) => `${problem.file}:${problem.line}`)).toEqual([
      `${file}:${lineWith(draft.read(file), line)}`,
    ]);
    const mended = followed(new Draft(draft.data), problems);
    const left = messagesOf((fresh) => fresh.write(file, mended.read(file))).problems;
    expect(left.filter(({ kind }) => kind.startsWith('json-'))).toEqual([]);
  });

  test('mistakes in two places', () => {
    const { draft, problems } = messagesOf((fresh) => {
      fresh.edit(hero, '"Semis",', '"Semis"');
      fresh.edit(hero, '"Accord",', '"Accord"');
    });
    expect(problems.map(({ line }) => line)).toEqual(
      ['"works"', 'Accord'].map((words) => lineWith(draft.read(hero), words)),
    );
    expect(problems[1]?.fix).toContain('"Accord",`');
  });
});

const others: Row[] = [
  [
    'a word where there can be none',
    edit(packs, 'false', 'non'),
    [packs, 'non', 'expected a text between two straight quotation marks, with none inside; a number; true, false or null.'],
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
  ...[120, 200, 230, 260, 400].map(
    (length): Row => [
      `a file of which all but ${length} characters are lost`,
      (draft) => draft.write(hero, draft.read(hero).slice(0, length)),
      [
        hero,
        sourceOf(hero).slice(0, length).split('\n').at(-1) ?? '',
        `found the end of the file; expected the whole file. If it is new, write its end; or else restore it as it was last committed: git checkout HEAD -- data/${hero}`,
      ],
    ],
  ),
  [
    'a path with backslashes, each written twice',
    edit(planning, 'features/fr/planning.png', 'features\\\\fr\\\\planning.png'),
    [planning, '"src"', 'Write "features/fr/planning.png": paths are written with /.'],
  ],
  [
    'a path with backslashes that JSON takes for other signs',
    edit(roles, 'features/fr.png', 'features\\fr.png'),
    [roles, '"src"', 'which is not there; expected a file below data/images. Write "features/fr.png":'],
  ],
];

describe('a mistake that no single line mends is explained', () => {
  test.each(others)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});
