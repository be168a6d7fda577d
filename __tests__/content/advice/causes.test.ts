import { edit, expectMessages, type Row } from './expect-messages';

const faq = 'locales/fr/content/faq.json';

const hero = 'locales/fr/hero.json';
const spanishHero = 'locales/es/hero.json';
const featureIn = (language: string, id: string) => `locales/${language}/content/features/${id}.json`;
const signature = featureIn('fr', 'signature');
const compliance = 'locales/fr/compliance.json';
const subtitleIn = (source: string) => /"subtitle": ".*"/.exec(source)?.[0] ?? '';

const causes: Row[] = [
  [
    'a question by the id of another',
    edit(faq, '"id": "pricing"', '"id":  "whatIsCae"'),
    [faq, '"id":  "whatIsCae"', 'found the id "whatIsCae" a second time'],
  ],
  [
    'no price, while texts name it',
    edit('packs.json', '"price": 350', '"price": null'),
    ['packs.json', '"price": null', 'found null, while {{price}} stands in'],
  ],
  [
    'a share in place of per cent',
    edit(signature, '"stat": 80', '"stat": 0.8'),
    [signature, '"stat": 0.8', 'found 0.8; expected a figure in per cent, such as 80. Write 80 if you mean 80 %'],
  ],
  [
    'a figure without what it counts',
    edit(signature, '"de temps administratif en moins par dossier"', 'null'),
    [signature, '"statDescription"', 'Write what "stat" counts, or write null for "stat" too.'],
  ],
  [
    'what is counted without a figure',
    edit(signature, '"stat": 80', '"stat": null'),
    [signature, '"stat": null', 'Write the figure, or write null for "statDescription" too.'],
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
    ['redirects.json', '/en#pricing-section', 'Let it lead to /en, or add "pricing" to "sections" again.'],
    ['redirects.json', '/es#pricing-section', 'Let it lead to /es, or add "pricing" to "sections" again.'],
  ],
  [
    'a legal page from another century',
    edit('legal.json', '2026-11-21', '1930-01-15'),
    ['legal.json', '1930', 'found "1930-01-15", before 2015; expected the day of the last change.'],
  ],
  [
    'a portrait that is not of the shape of its place',
    ({ data }) => data.imageFacts.set('testimonials/installer-valencia.png', { width: 200, height: 300, bytes: 9_000 }),
    [
      'testimonials.json',
      'installer-valencia',
      'found "testimonials/installer-valencia.png", 200 × 300 pixels; expected as wide as high. Cut the picture to this shape.',
    ],
  ],
  [
    'accents that were saved in another encoding',
    (draft) => draft.write(compliance, Buffer.from(draft.read(compliance), 'utf8').toString('latin1')),
    [
      compliance,
      '"title"',
      `such as "DonnÃ©es"; expected letters as they were, such as "é" for "Ã©": the file was saved in another encoding than UTF-8. Save it as UTF-8 and write the letters again; or, if it was committed before, restore it: git checkout HEAD -- data/${compliance}`,
    ],
  ],
  [
    'a French text in the file of another language',
    (draft) => draft.edit(spanishHero, subtitleIn(draft.read(spanishHero)), subtitleIn(draft.read(hero))),
    [spanishHero, '"subtitle"', 'expected no space before ; : ! and ?.'],
    [spanishHero, '"subtitle"', `found the text of data/${hero}, word for word; expected its translation.`],
  ],
  [
    'a feature copied, with another slug and title',
    (draft) => {
      draft.edit(
        'features.json',
        '{ "id": "aftercare"',
        '{ "id": "alerts", "icon": "access", "listed": true, "listId": "alerts" },\n    { "id": "aftercare"',
      );
      for (const code of ['fr', 'en', 'es']) {
        const source = JSON.parse(draft.read(featureIn(code, 'signature'))) as object;
        const copy = { ...source, slug: `alertas-${code}`, previousSlugs: [], title: 'Alerta de obra' };
        draft.write(featureIn(code, 'alerts'), JSON.stringify(copy, null, 2));
      }
    },
    ...['en', 'es', 'fr'].flatMap((code) =>
      (
        [
          ['"name"', `which data/${featureIn(code, 'signature')} has already; expected a name of its own`],
          ['"summary"', `found a copy of data/${featureIn(code, 'signature')}; expected a feature in words of its own.`],
          ['{{name}}"', 'expected a title of its own'],
          ['    "description"', 'expected a description of its own'],
        ] as const
      ).map(([line, words]): [string, string, string] => [featureIn(code, 'alerts'), line, words]),
    ),
  ],
  [
    'a long middle of the headline',
    edit(
      hero,
      '"headlineGradient": "',
      '"headlineGradient": "de tous les logements, bureaux, ateliers et commerces de la région et d’ailleurs ',
    ),
    [hero, '"headlineGradient"', 'expected at most 30 characters. Shorten it.'],
  ],
];

describe('a mistake causes these messages and no others', () => {
  test.each(causes)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});
