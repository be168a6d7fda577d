import { checkSources } from '../../src/build/check-data';
import { readData } from '../../src/build/read-data';
import { formatProblem } from '../../src/content/problem';
import { isUnsettled, lineWith } from '../support/sample-data';
import { Draft } from './damages';

const sample = readData();
const before = new Set(checkSources(sample).problems.map(formatProblem));

const hero = 'locales/fr/hero.json';
const spanishHero = 'locales/es/hero.json';
const packs = 'packs.json';

/** What the check has to say: in which file, at the line with which words, and how the mistake is mended. */
type Told = [file: string, line: string, words: string];

/** A mistake as people make it, and everything that they are told about it, word for word where it matters. */
type Row = [mistake: string, damage: (draft: Draft) => void, ...told: Told[]];

const edit = (file: string, find: string, by: string) => (draft: Draft) => draft.edit(file, find, by);

/** Everything that the check says of a damage; that translations are to follow goes without saying. */
function toldOf(damage: (draft: Draft) => void) {
  const { sources, images, imageFacts, staticFiles } = sample;
  const draft = new Draft({
    sources: new Map(sources),
    images: new Set(images),
    imageFacts: new Map(imageFacts),
    staticFiles: new Set(staticFiles),
  });
  damage(draft);
  const problems = checkSources(draft.data).problems.filter(
    (problem) => !before.has(formatProblem(problem)) && !isUnsettled(problem) && !problem.kind.startsWith('translation-'),
  );
  return { draft, problems };
}

function expectTold(damage: (draft: Draft) => void, told: readonly Told[]): void {
  const { draft, problems } = toldOf(damage);
  const said = problems.map((problem) => ({ place: `${problem.file}:${problem.line}`, words: formatProblem(problem) }));
  expect(said).toEqual(
    told.map(([file, line, words]) => ({
      place: `${file}:${line ? lineWith(draft.read(file), line) : 1}`,
      words: expect.stringContaining(words),
    })),
  );
}

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
    [hero, 'écran', 'Take out the " inside the text, or write \\" for it.'],
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
  ['; for :', edit(hero, '"works":', '"works";'), [hero, 'works', 'a colon between the key and its value. Write : for ;']],
  ['= for :', edit(hero, '"works":', '"works" ='), [hero, 'works', 'Write : for =']],
  [
    '; for ,',
    edit(hero, '"Semis",', '"Semis";'),
    [hero, '"works', 'found ";"; expected a comma between two entries. Write a comma for it.'],
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
  ['a tab in a text', edit(hero, '"Semis"', '"Se\tmis"'), [hero, 'mis"', 'Write a space for it, or take it out.']],
  [
    'two mistakes on one line, and one further down',
    edit(hero, '"works": "Semis",\n    "photos": "Photos des rangs"', '"works"; Semis,\n    "photos": "Les "rangs""'),
    [hero, 'works', 'Write : for ;'],
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

describe('a slip in JSON is named as its maker would, and nothing else with it', () => {
  test.each(syntax)('%s', (_, damage, ...told) => expectTold(damage, told));
});

const text = (by: string) => edit(hero, 'Plan et devis', by);
const line = '"quote"';

const texts: Row[] = [
  ['HTML in French alone', text('Plan <b>et</b> devis'), [hero, line, 'found HTML: "<b>", "</b>"; expected plain text']],
  [
    'HTML in all languages',
    (draft) => {
      draft.edit(hero, 'Plan et devis', 'Plan<br/>et devis');
      draft.edit(spanishHero, '"works": "', '"works": "<i>Ya</i> ');
    },
    [spanishHero, '"works"', 'found HTML: "<i>", "</i>"'],
    [hero, line, 'found HTML: "<br/>"; expected plain text: visitors would read the tags.'],
  ],
  ['bold in Markdown', text('Plan **et** devis'), [hero, line, 'found Markdown: "**et**"; expected plain text']],
  ['a link in Markdown', text('Plan [et](/fr) devis'), [hero, line, '"[et](/fr)"']],
  ['a heading in Markdown', text('# Plan et devis'), [hero, line, 'found Markdown: "#"']],
  ['a line of a list in Markdown', text('- Plan et devis'), [hero, line, 'found Markdown: "-"']],
  [
    'an entity',
    text('Plan &amp; devis'),
    [
      hero,
      line,
      'which HTML writes for a character; expected the character itself: visitors would read what stands here. Write & for &amp;.',
    ],
  ],
  ['entities with numbers', text('Plan &#233; devis &#xE9;'), [hero, line, 'Write é for &#233;, é for &#xE9;.']],
  [
    'a soft hyphen',
    text('Plan et de\u00advis'),
    [
      hero,
      line,
      'found a soft hyphen (U+00AD); expected only characters that can be seen, and spaces. Type this anew: "devis".',
    ],
  ],
  ['a zero-width space', text('Plan et\u200b devis'), [hero, line, 'a zero-width space (U+200B)']],
  ['a character that joins nothing', text('Plan et\u200d devis'), [hero, line, 'a character that nobody sees (U+200D)']],
  ['a line separator', text('Plan et\u2028devis'), [hero, line, 'Type this anew: "et devis".']],
  ['a line break, which pages do not show', text('Plan et\\ndevis'), [hero, line, 'found a line break (U+000A)']],
  ['accents of their own', text('Plan ve\u0301rifie\u0301'), [hero, line, 'Type this anew: "vérifié".']],
  ['a no-break space between two words', text('Plan et\\u00a0devis'), [hero, line, 'Write "et devis".']],
  [
    'two mistakes of a kind in one text',
    text("L'un et l'autre"),
    [hero, line, 'Write "L’un".'],
    [hero, line, 'Write "l’autre".'],
  ],
  ['two kinds of mistakes in one text', text("L'un  et "), [hero, line, 'Take the space out at its end.']],
  [
    'an invisible character in a fact',
    edit('site.json', 'Verger Exemple', 'Verger\u200b Exemple'),
    ['site.json', 'legalName', 'U+200B'],
  ],
];

describe('what visitors must not read is told where it stands, with what to write', () => {
  test.each(texts)('%s', (_, damage, ...told) => expectTold(damage, told));
});

test.each([
  'Plan 🇫🇷 👩‍🌾',
  'Plan (1*2) et 3*4',
  'R&D; plan',
  'Plan < devis > total',
  'le_plan_du_jour',
  '30\\u00a0jours',
  'Suivons-\u2060le',
])('%s passes', (words) => expectTold(text(words), words.includes(';') ? [[hero, line, 'narrow no-break space']] : []));

const faq = 'locales/fr/content/faq.json';
const spanishFaq = 'locales/es/content/faq.json';
const roles = (language: string) => `locales/${language}/content/features/roles.json`;

/** Takes the line of an id out of a list of facts. */
const withoutLine = (draft: Draft, file: string, id: string) =>
  draft.write(file, draft.read(file).replace(new RegExp(`.*"id": "${id}".*\\n`), ''));

const gone: Row[] = [
  ['a file deleted', (draft) => draft.remove(spanishFaq), [spanishFaq, '', `git checkout HEAD -- data/${spanishFaq}`]],
  ['a file of the source language deleted', (draft) => draft.remove(faq), [faq, '', `git checkout HEAD -- data/${faq}`]],
  [
    'a file of facts deleted',
    (draft) => draft.remove('errors.json'),
    ['errors.json', '', 'git checkout HEAD -- data/errors.json'],
  ],
  [
    'a file emptied',
    (draft) => draft.write(faq, ''),
    [faq, '', `If the file is new, write it; or else restore it as it was last committed: git checkout HEAD -- data/${faq}`],
  ],
  [
    'the folder of a language deleted',
    (draft) => {
      for (const path of draft.data.sources.keys()) if (path.startsWith('locales/es/')) draft.remove(path);
    },
    [
      'site.json',
      '"languages"',
      'If the language is to go, take "es" out; or else restore it as it was last committed: git checkout HEAD -- data/locales/es',
    ],
  ],
  [
    'a language that never had a folder',
    edit('site.json', '"es"]', '"es", "pt"]'),
    ['site.json', '"languages"', 'Copy data/locales/fr to data/locales/pt and translate it, or take "pt" out.'],
  ],
  [
    'the files of a feature deleted, its line left',
    (draft) => {
      for (const language of ['fr', 'es']) draft.remove(roles(language));
    },
    [
      roles('es'),
      '',
      `take its line out of data/features.json; or else restore it as it was last committed: git checkout HEAD -- data/${roles('es')}`,
    ],
    [
      roles('fr'),
      '',
      `take its line out of data/features.json; or else restore it as it was last committed: git checkout HEAD -- data/${roles('fr')}`,
    ],
  ],
  [
    'the line of a feature taken out, its files left',
    (draft) => withoutLine(draft, 'features.json', 'roles'),
    [roles('es'), '', 'Add its id to data/features.json, or take the file out.'],
    [roles('fr'), '', 'Add its id to data/features.json, or take the file out.'],
  ],
  [
    'a new feature that one language has not',
    (draft) => {
      draft.edit(
        'features.json',
        '{ "id": "roles"',
        '{ "id": "alerts", "icon": "access", "listed": true, "listId": "alerts" },\n    { "id": "roles"',
      );
      draft.write('locales/fr/content/features/alerts.json', renamed(draft.read(roles('fr'))));
    },
    [
      'locales/es/content/features/alerts.json',
      '',
      'Copy data/locales/fr/content/features/alerts.json to data/locales/es/content/features/alerts.json and translate it.',
    ],
  ],
  [
    'a new feature that no language has',
    (draft) =>
      draft.edit(
        'features.json',
        '{ "id": "roles"',
        '{ "id": "alerts", "icon": "access", "listed": true, "listId": "alerts" },\n    { "id": "roles"',
      ),
    [
      'locales/es/content/features/alerts.json',
      '',
      'No language has it: correct the id in data/features.json, or write the file.',
    ],
    [
      'locales/fr/content/features/alerts.json',
      '',
      'No language has it: correct the id in data/features.json, or write the file.',
    ],
  ],
  [
    'a testimonial taken out of the facts alone',
    (draft) => withoutLine(draft, 'testimonials.json', 'growerVigo'),
    ['images/testimonials/grower-vigo.png', '', 'Name it where it belongs, or take it out.'],
    [
      'locales/es/content/testimonials.json',
      'growerVigo',
      'Correct the id, add it to data/testimonials.json, or take this entry out.',
    ],
    [
      'locales/fr/content/testimonials.json',
      'growerVigo',
      'Correct the id, add it to data/testimonials.json, or take this entry out.',
    ],
  ],
];

/** A feature's text, as if it were another's. */
function renamed(source: string): string {
  const feature = JSON.parse(source) as Record<string, string> & { benefits: string[] };
  const texts = ['name', 'label', 'title', 'summary', 'description'].map((key) => [key, `${feature[key]} Alerte`]);
  return JSON.stringify({
    ...feature,
    ...Object.fromEntries(texts),
    slug: 'alertes-du-jardin',
    previousSlugs: [],
    benefits: feature.benefits.map((benefit) => `${benefit} Alerte`),
    seo: {
      title: 'Recevoir une alerte pour chaque rang | {{name}}',
      description: `${'Une alerte de plus. '.repeat(5)}Voilà.`,
    },
  });
}

describe('of what is gone it says how to get it back, or how to be rid of it', () => {
  test.each(gone)('%s', (_, damage, ...told) => expectTold(damage, told));

  test('and the lines for the addresses of a feature that was removed cure all of it', () => {
    const remove = (draft: Draft) => {
      withoutLine(draft, 'features.json', 'photos');
      for (const language of ['fr', 'es']) draft.remove(`locales/${language}/content/features/photos.json`);
    };
    const lines = toldOf(remove).problems.map(({ fix }) => /\{ "from": .*\}/.exec(fix)?.[0]);
    expect(lines.length).toBeGreaterThan(2);
    expectTold((draft) => {
      remove(draft);
      draft.edit('redirects.json', '"redirects": [', `"redirects": [${lines.join(', ')},`);
    }, []);
  });
});

const braces: Row[] = [
  ['a misspelt name in French content', edit(faq, '{{price}}', '{{prise}}'), [faq, '{{prise}}', 'Did you mean {{price}}?']],
  [
    'a misspelt name in Spanish content',
    edit(spanishFaq, '{{price}}', '{{precio}}'),
    [spanishFaq, '{{precio}}', 'Correct the name between the braces.'],
  ],
  [
    'a misspelt name in the French words of the interface',
    edit('locales/fr/footer.json', '{{year}}', '{{annee}}'),
    [
      'locales/fr/footer.json',
      '{{annee}}',
      'found {{annee}}; expected one of {{name}}, {{year}}. Correct the name between the braces.',
    ],
  ],
  ['a brace too few in French', edit(faq, '{{price}}', '{{price}'), [faq, '{{price} ', 'Complete the braces']],
  [
    'a fact left out of the translation',
    edit(spanishFaq, '{{price}}', 'algo'),
    [spanishFaq, 'algo', 'as in data/locales/fr/content/faq.json'],
  ],
  [
    'a question of another id',
    edit(spanishFaq, '"whoFor"', '"forWhom"'),
    [spanishFaq, '"entries"', 'Write "whoFor" for "forWhom".'],
  ],
  [
    'a question that the translation has not',
    (draft) =>
      draft.write(spanishFaq, draft.read(spanishFaq).replace(/ {4}\{\n {6}"id": "moreLand"[\s\S]*?\n {4}\},\n/, '')),
    [spanishFaq, '"entries"', 'Add "moreLand".'],
  ],
];

describe('the file that is wrong is named, and no other', () => {
  test.each(braces)('%s', (_, damage, ...told) => expectTold(damage, told));
});

const planning = 'locales/fr/content/features/planning.json';
const photos = 'locales/fr/content/features/photos.json';
const language = 'locales/es/language.json';

/** Gives one feature the value that another has for some keys. */
const copied = (draft: Draft, ...keys: string[]) => {
  const [from, to] = [planning, photos].map((path) => JSON.parse(draft.read(path)) as Record<string, unknown>);
  draft.write(photos, JSON.stringify({ ...to, ...Object.fromEntries(keys.map((key) => [key, from?.[key]])) }, null, 2));
};

const values: Row[] = [
  [
    'another price in words',
    edit(faq, '{{price}} par', '350 euros par'),
    [faq, '350 euros', 'found "350 euros"; expected one of our prices'],
  ],
  ['our price in words', edit(faq, '{{price}} par', '120 euros par'), [faq, '120 euros', 'Write {{price}} instead.']],
  [
    'another price in any file',
    edit(hero, 'Plan et devis', 'Devis à 90\\u00a0€'),
    [hero, line, 'found "90\u00a0€"; expected one of our prices'],
  ],
  [
    'another number of included files in any file',
    edit(hero, 'Plan et devis', 'Plan de 35 parcelles'),
    [
      hero,
      line,
      'found "35 parcelles"; expected 30, as "includedFiles" in data/packs.json says, or another number in words.',
    ],
  ],
  [
    'our number of included files',
    edit(faq, '{{price}} par', '30 parcelles à {{price}} par'),
    [faq, '30 parcelles', 'Write {{includedFiles}} instead.'],
  ],
  [
    'our telephone number as one dials it at home',
    edit(faq, '{{phone}}', '0199 000 111'),
    [faq, '0199', 'Write {{phone}} instead.'],
  ],
  [
    'a price with cents',
    edit(packs, '120', '3.90'),
    [packs, '3.90', 'found 3.9; expected a whole number. Write a whole number: the page shows no more.'],
  ],
  ['a price of nothing', edit(packs, '120', '0'), [packs, '"price": 0', 'expected at least 1']],
  [
    'a price with two digits too many',
    edit(packs, '120', '39000'),
    [packs, '39000', 'found 39000 €; expected 10 to 5000 €, as is usual here.'],
  ],
  [
    'one file as dear as the pack',
    edit(packs, '"additionalFilePrice": 2', '"additionalFilePrice": 120'),
    [packs, '"additionalFilePrice": 120', 'less for one file than for the whole pack'],
  ],
  [
    'a telephone number of twenty digits',
    edit('site.json', '+33 199 000 111', '+33 199 000 111 222 333 44'),
    ['site.json', '"phone": "+33 199 000 111', 'with all its digits'],
  ],
  [
    'a telephone number without its last digit',
    edit('site.json', '+33 199 000 111', '+33 199 000 11'),
    ['site.json', '"phone": "+33 199 000 11"', 'with all its digits'],
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
    'two features of one name',
    (draft) => copied(draft, 'name'),
    [photos, '"name"', `which data/${planning} has already; expected a name of its own`],
  ],
  [
    'a copy of a feature',
    (draft) => copied(draft, 'summary', 'description', 'benefits', 'label'),
    [photos, '"summary"', `found the same summary, description, benefits as in data/${planning}`],
  ],
  [
    'a language by the name of another',
    edit(language, '"Español"', '"Français"'),
    [language, 'Français', 'which data/locales/fr/language.json has already'],
  ],
  [
    'a locale of another language',
    edit(language, 'es_ES', 'fr_FR'),
    [language, 'fr_FR', 'found "fr_FR" in the folder of "es"; expected es_ and a country.'],
  ],
  [
    'a section of the landing page twice',
    edit('site.json', '"hero", ', '"hero", "hero", '),
    ['site.json', '"hero"', 'the id "hero" a second time'],
  ],
  [
    'a host twice',
    edit('site.json', '"nginx", ', '"nginx", "nginx", '),
    ['site.json', '"nginx"', 'the id "nginx" a second time'],
  ],
  [
    'a category of cookies twice',
    (draft) => {
      for (const code of ['fr', 'es']) draft.edit(`locales/${code}/content/cookies.json`, ': "marketing"', ':  "analytics"');
    },
    ['locales/es/content/cookies.json', '"id":  "analytics"', 'the id "analytics" a second time'],
    ['locales/fr/content/cookies.json', '"id":  "analytics"', 'the id "analytics" a second time'],
  ],
  [
    'a card twice on the list of features',
    edit('features.json', '"listId": "land"', '"listId": "weeks"'),
    ['features.json', '"plots"', 'the id "weeks" a second time'],
  ],
  [
    'a headline that is too long for a phone',
    edit(
      hero,
      '"headlineAfter": "',
      '"headlineAfter": "et de tous les autres jardins, vergers, champs et serres de la région ',
    ),
    [hero, '"headlineBefore"', 'lines on a phone; expected at most 6. Say it in fewer words, and the rest below.'],
  ],
  [
    'a word in a heading that is wider than a phone',
    edit(planning, '"title": "', '"title": "Anticonstitutionnellement\u00a0! '),
    [planning, '"title"', 'pixels wide; expected at most 312, which is a line on a phone. Choose a shorter word'],
  ],
  [
    'a name that is too long for a tab',
    edit(planning, '"name": "', '"name": "Organisation et répartition de tous les travaux de saison du jardin '),
    [planning, '"name"', 'lines on a phone; expected at most 2.'],
  ],
  [
    'a WebP file named .png',
    ({ data }) => data.imageFacts.set('features/fr/planning.png', { width: 1600, height: 1000, bytes: 1000, type: 'webp' }),
    [planning, '"src"', 'which is a file of the type WEBP; expected a name that ends with what the file is.'],
  ],
];

describe('a value that cannot be meant is told', () => {
  test.each(values)('%s', (_, damage, ...told) => expectTold(damage, told));
});
