import { all, change, type Damages, type Draft, each, edit, faq, hero, signature, spanishHero } from './draft';

/** Leaves only the first characters of a file. */
const cutOff = (path: string, length: number) => (draft: Draft) => draft.write(path, draft.read(path).slice(0, length));

/** Gives a file another name. */
const renamed = (from: string, to: string) => (draft: Draft) => {
  if (to.endsWith('.json')) draft.write(to, draft.read(from));
  else draft.data.others = new Set([to]);
  draft.remove(from);
};

/** Files that cannot be read, and files that are there or not. */
export const files: Damages = {
  'a file as long as a book': edit(hero, 'Conforme CAE', 'Conforme CAE '.repeat(30_000)),
  'a text as long as a file': change<{ entries: object[] }>(faq, ({ entries }) => {
    Object.assign(entries[0] ?? {}, { answer: `Cuesta ${'1€'.repeat(119_000)}` });
  }),
  'a byte-order mark': (draft) => draft.write(hero, `\ufeff${draft.read(hero)}`),
  'a whole file in another encoding': (draft) => draft.write(hero, Buffer.from(draft.read(hero), 'utf8').toString('latin1')),
  'an empty file': (draft) => draft.write(hero, '\n'),
  'a file of a wrong name': (draft) => draft.write('locales/fr/heros.json', '{}'),
  'a file in the wrong folder': (draft) => draft.write('hero.json', '{}'),
  'a file that is gone': (draft) => draft.remove(spanishHero),
  'the text of a feature that no list names': (draft) =>
    draft.write('locales/fr/content/features/signatures.json', draft.read(signature)),
  ...each(
    ['Faq.json', 'faq (1).json', 'faq - Copie.json', 'faq.json.txt'],
    (name) => renamed(faq, `locales/fr/content/${name}`),
    (name) => `questions under the name ${name}`,
  ),
  'a symbolic link': (draft) => {
    draft.data.links = ['images/house.png'];
  },
  'a Node that knows only English': () => {
    jest.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockReturnValueOnce([]);
  },
  'mistakes in several files': all(
    edit(hero, /.*"badge".*\n/, ''),
    (draft) => draft.remove(faq),
    edit('site.json', '"copyrightYear": 2025', '"copyrightYear": "2031"'),
    edit('packs.json', '{', ''),
    (draft) => draft.write('notes.json', '{}'),
    edit('testimonials.json', '"installerValencia"', '"elsewhere"'),
  ),
};

/** Mistakes in the signs of JSON, besides those of `fixtures/lines-of-json.txt`. */
export const json: Damages = {
  'an unfinished merge': edit(
    hero,
    '    "works": "Travaux",\n',
    '<<<<<<< HEAD\n    "works": "A",\n=======\n    "works": "B",\n    "extra": "x",\n>>>>>>> textes\n',
  ),
  // At its start, where no line moves when the site gets more texts.
  'an unfinished merge of a record of translations': edit(
    'translations/es.json',
    /^\{\n/,
    '{\n<<<<<<< HEAD\n  "a.json": {},\n=======\n  "b.json": {},\n>>>>>>> textes\n',
  ),
  'an unfinished merge of the record of addresses': edit(
    'published-addresses.json',
    '    "/": "root"',
    '<<<<<<< HEAD\n    "/a": "root",\n=======\n    "/b": "root",\n>>>>>>> textes\n    "/": "root"',
  ),
  'braces beyond number': edit(hero, '"Travaux"', `${'['.repeat(40)}${']'.repeat(40)}`),
  'no comma, twice': all(edit(hero, '"Travaux",', '"Travaux"'), edit(hero, '"Signature",', '"Signature"')),
  'a pasted line break': edit(hero, '"Photos géolocalisées"', '"Photos\ngéolocalisées"'),
  'two pasted line breaks': edit(hero, '"Photos géolocalisées"', '"Photos\n\ngéolocalisées"'),
  ...each(
    ['390,00', '1 350', '1,350', '1.350', '1.000', '3.90', '0'],
    (number) => edit('packs.json', '350', number),
    (number) => `the number ${number}`,
  ),
  'a group without its start': edit(hero, '"stages": {', '"stages": '),
  'a group on one line without its start': edit('site.json', '"consent": {', '"consent": '),
  'a group of a list without its start': edit('packs.json', '{ "id": "landRegistry"', ' "id": "landRegistry"'),
  'a list of texts without its start': edit(signature, '"benefits": [', '"benefits": '),
  'a list of groups without its start': edit('redirects.json', '"redirects": [', '"redirects": '),
  'a brace too many': (draft) => draft.write(hero, `${draft.read(hero)}}`),
  'no last brace': (draft) => draft.write(hero, draft.read(hero).trimEnd().slice(0, -1)),
  'a file cut off within a text': (draft) => cutOff(faq, draft.read(faq).indexOf('"answer"') + 40)(draft),
  ...each(
    ['130', '260', '420'],
    (length) => cutOff(hero, Number(length)),
    (length) => `a file of which all but ${length} characters are lost`,
  ),
};
