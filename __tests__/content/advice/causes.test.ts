import { edit, expectMessages, type Row } from './expect-messages';

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
    'no price, while texts name it',
    edit('packs.json', '"price": 120', '"price": null'),
    ['packs.json', '"price": null', 'found null, while {{price}} stands in'],
  ],
  [
    'a share in place of per cent',
    edit(planning, '"stat": 62', '"stat": 0.8'),
    [planning, '"stat": 0.8', 'found 0.8; expected a figure in per cent, such as 80. Write 80 if you mean 80 %'],
  ],
  [
    'a figure without what it counts',
    edit(planning, '"de messages en moins chaque semaine"', 'null'),
    [planning, '"statDescription"', 'Write what "stat" counts, or write null for "stat" too.'],
  ],
  [
    'what is counted without a figure',
    edit(planning, '"stat": 62', '"stat": null'),
    [planning, '"stat": null', 'Write the figure, or write null for "statDescription" too.'],
  ],
  [
    'a landing page without its first section',
    edit('site.json', '"hero", ', ''),
    ['site.json', '"sections"', 'found no "hero"; expected "hero" first'],
  ],
  [
    'a landing page with its first section further down',
    edit('site.json', '"hero", "demo"', '"demo", "hero"'),
    ['site.json', '"sections"', 'found "demo" before "hero"'],
  ],
  [
    'a section taken out to which redirects lead',
    edit('site.json', '"pricing", ', ''),
    [
      'redirects.json',
      '/fr#pricing-section',
      'has no "pricing"; expected a section that the landing page shows. Let it lead to /fr,',
    ],
    ['redirects.json', '/es#pricing-section', 'Let it lead to /es, or add "pricing" to "sections" again.'],
  ],
  [
    'a legal page from another century',
    edit('legal.json', '2030-01-15', '1930-01-15'),
    ['legal.json', '1930', 'found "1930-01-15", before 2015; expected the day of the last change.'],
  ],
  [
    'a portrait that is not of the shape of its place',
    ({ data }) => data.imageFacts.set('testimonials/grower-vigo.png', { width: 200, height: 200, bytes: 9_000 }),
    [
      'testimonials.json',
      'grower-vigo',
      'found "testimonials/grower-vigo.png", 200 × 200 pixels; expected three parts wide to two high. Cut the picture to this shape.',
    ],
  ],
  [
    'a picture of a feature that is higher than wide',
    ({ data }) => data.imageFacts.set('features/fr/planning.png', { width: 1_600, height: 2_000, bytes: 9_000 }),
    [planning, '"src"', '1600 × 2000 pixels; expected as wide as high, to 2.2 times as wide.'],
  ],
  [
    'a placeholder that only legal pages know',
    edit(faq, '{{price}}', '{{prix}}'),
    [faq, '{{prix}}', '{{setupFee}}, {{phone}}, {{email}}. '],
  ],
  [
    'accents that were saved in another encoding',
    (draft) => draft.write(planning, Buffer.from(draft.read(planning), 'utf8').toString('latin1')),
    [
      planning,
      'Les tÃ¢ches',
      `such as "tÃ¢ches"; expected letters as they were, such as "â" for "Ã¢": the file was saved in another encoding than UTF-8. Save it as UTF-8 and write the letters again; or else restore it as it was last committed: git checkout HEAD -- data/${planning}`,
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
      'found no page "cookies" that is published in every language; expected the cookie policy: the dialog of the cookies leads there.',
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

describe('one mistake causes exactly one message', () => {
  test.each(causes)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});
