import { lineWith, sourceOf } from '../../support/sample-data';
import { Draft } from '../damages';
import { edit, expectMessages, messagesOf, type Row } from './expect-messages';

const hero = 'locales/fr/hero.json';
const spanishHero = 'locales/es/hero.json';
const packs = 'packs.json';
const site = 'site.json';
const faq = 'locales/fr/content/faq.json';
const redirects = 'redirects.json';
const signature = 'locales/fr/content/features/signature.json';
const permissions = 'locales/fr/content/features/permissions.json';

/** A mistake: what is replaced in a file, and words of the line that has to be named. */
type Typo = [mistake: string, file: string, find: string, by: string, line: string];

const typos: Typo[] = [
  ['straight quotes inside a French text', hero, '"Étude et devis"', '"Plan des "pros" et devis"', 'pros'],
  ['straight quotes at the end of a text', spanishHero, '"Obra"', '"La "obra""', '"works'],
  ['a number with a decimal comma', packs, '350', '390,00', '390'],
  ['a number in groups', packs, '350', '1 350', '1 350'],
  ['a number in groups with commas', packs, '350', '1,350', '1,350'],
  ['True', packs, 'true', 'True', 'True'],
  ['; for :', hero, '"works":', '"works";', 'works'],
  ['; for ,', hero, '"Travaux",', '"Travaux";', '"works'],
  ['a closing quote of a word processor', hero, '"Travaux",', '"Travaux”,', '"works'],
  ['a missing comma', hero, '"Travaux",', '"Travaux"', '"works'],
  ['a comma after the last entry', hero, '"Prime versée"', '"Prime versée",', 'Prime versée'],
  ['a text without its second quote', hero, '"Travaux",', '"Travaux,', '"works'],
  ['a last text without its second quote', hero, '"Prime versée"', '"Prime versée', 'Prime versée'],
  ['a text without quotes', hero, '"Travaux"', 'Travaux', '"works'],
  ['a key without its second quote', hero, '"works":', '"works:', 'works'],
  ['a key without quotes', hero, '"works":', 'works:', 'works'],
  ['a pasted line break', hero, '"Photos géolocalisées"', '"Photos\ngéolocalisées"', '"Photos'],
  ['two pasted line breaks', hero, '"Photos géolocalisées"', '"Photos\n\ngéolocalisées"', '"Photos'],
  ['a comment after a value', hero, '"Conforme CAE",', '"Conforme CAE", // "vu" l\'été', '// "vu"'],
  ['a comment as in HTML', packs, '"price"', '<!-- new price: 350 -->\n      "price"', '<!-- new'],
  ['a group without its start', hero, '"stages": {', '"stages": ', '"stages"'],
  ['a group without its start, on one line', site, '"consent": {', '"consent": ', '"consent"'],
  ['a group without its start, in a list', packs, '{ "id": "landRegistry"', ' "id": "landRegistry"', '"landRegistry"'],
  ['a list of texts without its start', signature, '"benefits": [', '"benefits": ', '"benefits"'],
  ['a list without its start, on one line', site, '"languages": ["fr"', '"languages": "fr"', '"languages"'],
  ['a list of groups without its start', redirects, '"redirects": [', '"redirects": ', '"redirects":'],
  ['a list without its end and comma', site, '"en", "es"],', '"en", "es"', '"languages"'],
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

  test('a sign too many is named: in a long line, nobody sees it', () => {
    const [found] = messagesOf(edit(hero, '"Prime versée"', '"Prime versée",')).problems;
    expect(found?.expected).toBe('this line without `,`');
  });

  test('mistakes in two places', () => {
    const { draft, problems } = messagesOf((fresh) => {
      fresh.edit(hero, '"Travaux",', '"Travaux"');
      fresh.edit(hero, '"Signature",', '"Signature"');
    });
    expect(problems.map(({ line }) => line)).toEqual(
      ['"works"', '"Signature"'].map((words) => lineWith(draft.read(hero), words)),
    );
    expect(problems[1]?.fix).toContain('"Signature",`');
  });
});

const others: Row[] = [
  [
    'an unfinished merge',
    (draft) =>
      draft.edit(
        hero,
        '    "works": "Travaux",\n',
        '<<<<<<< HEAD\n    "works": "A",\n=======\n    "works": "B",\n    "works": "C",\n>>>>>>> x\n',
      ),
    [hero, '<<<<<<<', 'Take this line out, with all lines of <<<<<<<, ======= and >>>>>>>, and keep one of two versions'],
  ],
  [
    'a list cut off within a text',
    (draft) => draft.write(faq, draft.read(faq).slice(0, draft.read(faq).indexOf('"answer"') + 40)),
    [
      faq,
      '"answer"',
      `found the end of the file; expected the whole file. If it is new, write its end; or, if it was committed before, restore it: git checkout HEAD -- data/${faq}`,
    ],
  ],
  ...[130, 200, 230, 260, 420].map(
    (length): Row => [
      `a file of which all but ${length} characters are lost`,
      (draft) => draft.write(hero, draft.read(hero).slice(0, length)),
      [
        hero,
        sourceOf(hero).slice(0, length).split('\n').at(-1) ?? '',
        `found the end of the file; expected the whole file. If it is new, write its end; or, if it was committed before, restore it: git checkout HEAD -- data/${hero}`,
      ],
    ],
  ),
  [
    'a path with backslashes that JSON takes for other signs',
    edit(permissions, 'features/fr.png', 'features\\fr.png'),
    [permissions, '"src"', 'which is not there; expected a file below data/images. Write "features/fr.png":'],
  ],
];

describe('a mistake that no single line mends is explained', () => {
  test.each(others)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});
