import { edit, expectTold, type Row } from './told';

const faq = 'locales/fr/content/faq.json';

const hero = 'locales/fr/hero.json';
const spanishHero = 'locales/es/hero.json';
const featureIn = (language: string, id: string) => `locales/${language}/content/features/${id}.json`;
const planning = featureIn('fr', 'planning');
const subtitleIn = (source: string) => /"subtitle": ".*"/.exec(source)?.[0] ?? '';

const causes: Row[] = [
  [
    'a question by the id of another',
    edit(faq, '"id": "howMuch"', '"id":  "whoFor"'),
    [faq, '"id":  "whoFor"', 'found the id "whoFor" a second time'],
  ],
  [
    'a feature by the id of another',
    edit('features.json', '"id": "plots"', '"id": "photos"'),
    ['features.json', '"pictures"', 'found the id "photos" a second time'],
  ],
  [
    'a pack by the id of another',
    edit('packs.json', '"id": "estate"', '"id":  "garden"'),
    ['packs.json', '"id":  "garden"', 'found the id "garden" a second time'],
  ],
  [
    'accents that were saved in another encoding',
    (draft) => draft.write(planning, Buffer.from(draft.read(planning), 'utf8').toString('latin1')),
    [
      planning,
      'Les tÃ¢ches',
      `expected letters with their accents: the file was saved in another encoding than UTF-8. Save it as UTF-8 and write the accents again; or else restore it as it was last committed: git checkout HEAD -- data/${planning}`,
    ],
  ],
  [
    'a French text in the file of another language',
    (draft) => draft.edit(spanishHero, subtitleIn(draft.read(spanishHero)), subtitleIn(draft.read(hero))),
    [spanishHero, '"subtitle"', `found the text of data/${hero}, word for word; expected its translation.`],
  ],
  [
    'a feature copied, with another slug and title',
    (draft) => {
      draft.edit(
        'features.json',
        '{ "id": "compost"',
        '{ "id": "alerts", "icon": "access", "listed": true, "listId": "alerts" },\n    { "id": "compost"',
      );
      for (const code of ['fr', 'es']) {
        const source = JSON.parse(draft.read(featureIn(code, 'planning'))) as object;
        const copy = { ...source, slug: `alertas-${code}`, previousSlugs: [], title: 'Alerta del huerto' };
        draft.write(featureIn(code, 'alerts'), JSON.stringify(copy, null, 2));
      }
    },
    ...['es', 'fr'].map((code): [string, string, string] => [
      featureIn(code, 'alerts'),
      '"summary"',
      `found a copy of data/${featureIn(code, 'planning')}; expected a feature in words of its own.`,
    ]),
  ],
  [
    'the cookie policy gone',
    (draft) => {
      draft.write('legal.json', draft.read('legal.json').replace(/.*"id": "cookies".*\n/, ''));
      for (const code of ['fr', 'es']) draft.remove(`locales/${code}/content/legal/cookies.json`);
    },
    [
      'legal.json',
      '"pages"',
      'found no published page "cookies"; expected the cookie policy: the dialog of the cookies leads there.',
    ],
  ],
  [
    'a long middle of the headline',
    edit(
      hero,
      '"headlineGradient": "',
      '"headlineGradient": "de tous les jardins, vergers, champs et serres de la région et d’ailleurs ',
    ),
    [hero, '"headlineGradient"', 'lines on a phone'],
  ],
];

describe('one mistake is one message, and no other mistakes are seen where it is', () => {
  test.each(causes)('%s', (_, damage, ...told) => expectTold(damage, told));
});
