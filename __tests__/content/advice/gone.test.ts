import type { Draft } from '../damages';
import { edit, expectMessages, messagesOf, type Row } from './expect-messages';

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
    [
      'testimonials.json',
      '"testimonials"',
      'Add "growerVigo", or take it out of data/locales/fr/content/testimonials.json and data/locales/es/content/testimonials.json.',
    ],
    ['images/testimonials/grower-vigo.png', '', 'Name it where it belongs, or take it out.'],
  ],
  [
    'a redirect to a page that never was published, and one to that redirect',
    edit(
      'redirects.json',
      '"redirects": [',
      '"redirects": [\n    { "from": "/ventes", "to": "/fr/conditions" },\n    { "from": "/vente", "to": "/ventes" },',
    ),
    [
      'redirects.json',
      '"/fr/conditions"',
      'found /fr/conditions, where the page "terms" is not published; expected a published page of this site, or a section of a landing page. Publish "terms", or let "to" lead elsewhere',
    ],
    ['redirects.json', '"/vente"', 'found /ventes, where the page "terms" is not published'],
  ],
  [
    'a redirect to a page that was published once',
    edit(
      'redirects.json',
      '"redirects": [',
      '"redirects": [{ "from": "/fumier", "to": "/fr/outils/compost-equipe-jardin" },',
    ),
  ],
  [
    'a redirect to a short address that never was published',
    edit('redirects.json', '"redirects": [', '"redirects": [{ "from": "/fumier", "to": "/outils/tas-compost-jardin" },'),
    ['redirects.json', '"/fumier"', 'found /outils/tas-compost-jardin, where the page "compost" is not published'],
  ],
];

const picture = 'features/fr/planning.png';
const planning = 'locales/fr/content/features/planning.json';

/** Gives a picture another name, or none. */
const renamedPicture = (from: string, to?: string) => (draft: Draft) => {
  const facts = draft.data.imageFacts.get(from);
  draft.data.images.delete(from);
  draft.data.imageFacts.delete(from);
  if (to === undefined || !facts) return;
  draft.data.images.add(to);
  draft.data.imageFacts.set(to, facts);
};

gone.push(
  [
    'a picture deleted, of which other languages have one by the same name',
    renamedPicture(picture),
    [
      planning,
      '"src"',
      `If the picture is new, add it there; or else restore it as it was last committed: git checkout HEAD -- data/images/${picture}`,
    ],
  ],
  [
    'the pictures of the demo deleted',
    (draft) => {
      for (const code of ['fr', 'es']) renamedPicture(`demo/${code}.png`)(draft);
    },
    ['locales/es/content/demo.json', '"src"', 'git checkout HEAD -- data/images/demo/es.png'],
    ['locales/fr/content/demo.json', '"src"', 'git checkout HEAD -- data/images/demo/fr.png'],
  ],
  [
    'a picture whose name ends in capitals',
    renamedPicture(picture, 'features/fr/planning.PNG'),
    [planning, '"src"', 'Rename data/images/features/fr/planning.PNG to planning.png: capitals count.'],
  ],
  [
    'the name of a picture in capitals',
    edit(planning, picture, 'features/fr/Planning.png'),
    [planning, '"src"', `Did you mean "${picture}"?`],
  ],
  [
    'a picture of another name',
    renamedPicture(picture, 'features/fr/plannings.png'),
    [planning, '"src"', 'Did you mean "features/fr/plannings.png"?'],
  ],
  [
    'a picture by its path from the folder of the site',
    edit(planning, picture, `data/images/${picture}`),
    [planning, '"src"', `Did you mean "${picture}"?`],
  ],
  [
    'a picture on another site',
    edit(planning, picture, 'https://example.org/planning.png'),
    [planning, '"src"', 'Save the picture below data/images, and write its path below that folder.'],
    [`images/${picture}`, '', 'a picture that no file names'],
  ],
  [
    'a picture by a path with backslashes',
    edit(planning, picture, picture.replaceAll('/', '\\\\')),
    [planning, '"src"', `Write "${picture}": paths are written with /.`],
  ],
  [
    'a folder of pictures that is misspelt',
    edit(planning, picture, 'feature/fr/planning.png'),
    [planning, '"src"', `Did you mean "${picture}"?`],
  ],
  [
    'what is known of the translations deleted',
    (draft) => draft.remove('translations/es.json'),
    [
      'translations/es.json',
      '',
      'run this when it is translated: npm run translations -- --done es; or else restore it as it was last committed: git checkout HEAD -- data/translations/es.json',
    ],
  ],
  [
    'what is known of the translations emptied',
    (draft) => draft.write('translations/es.json', '{}'),
    ['translations/es.json', '', 'found nothing of which texts the translations were written'],
  ],
  [
    'a demo that is not there',
    edit('site.json', '/tour/{{language}}.html', '/tour/new-{{language}}.html'),
    [
      'site.json',
      'demoFrameUrl',
      'found /tour/new-fr.html, but no file static/tour/new-fr.html; expected the file of the demo in every language. Put the files into static/, as "Change the tour" in data/README.md says',
    ],
  ],
);

gone.push(
  [
    'a redirect to a section by its name in the facts',
    edit('redirects.json', '/fr#pricing-section', '/fr#faq'),
    [
      'redirects.json',
      '/fr#faq',
      'found /fr#faq, where #faq is nothing; expected one of the sections of the page: #video-section, #pricing-section, #testimonials-section, #faq-section. Did you mean /fr#faq-section?',
    ],
  ],
  [
    'a redirect to a section by the start of its id',
    edit('redirects.json', '/fr#pricing-section', '/fr#video'),
    ['redirects.json', '/fr#video', 'Did you mean /fr#video-section?'],
  ],
  [
    'a redirect to a section that was never there',
    edit('redirects.json', '/fr#pricing-section', '/fr#team'),
    ['redirects.json', '/fr#team', 'Write one of these, or /fr alone.'],
  ],
  [
    'a redirect to a section of a page without sections',
    edit('redirects.json', '/fr#pricing-section', '/fr/outils#faq-section'),
    ['redirects.json', '/fr/outils#faq', 'expected a page alone: only landing pages have sections. Write /fr/outils'],
  ],
  [
    'a redirect that was committed, and removed',
    (draft) => {
      draft.commit('redirects.json');
      draft.edit('redirects.json', '    { "from": "/offre", "to": "/fr#pricing-section" },\n', '');
    },
    [
      'published-addresses.json',
      '"/offre"',
      'In data/redirects.json add the line: { "from": "/offre", "to": "/fr#pricing-section" }',
    ],
  ],
  [
    'a redirect that was committed, and starts elsewhere',
    (draft) => {
      draft.commit('redirects.json');
      draft.edit('redirects.json', '"/oferta"', '"/ofertas"');
    },
    ['published-addresses.json', '"/oferta"', '{ "from": "/oferta", "to": "/es#pricing-section" }'],
  ],
  [
    'a redirect removed, without a commit to look at',
    edit('redirects.json', '    { "from": "/offre", "to": "/fr#pricing-section" },\n', ''),
    ['published-addresses.json', '"/offre"', '{ "from": "/offre", "to": "/fr" }'],
  ],
);

/** Gives a file another name. */
const rename = (from: string, to: string) => (draft: Draft) => {
  if (to.endsWith('.json')) draft.write(to, draft.read(from));
  else draft.data.others = new Set([to]);
  draft.remove(from);
};

gone.push(
  [
    'a letter among the pictures',
    ({ data }) => data.images.add('features/fr/textes.docx'),
    ['images/features/fr/textes.docx', '', 'found a file that is no picture; expected only pictures here. Take it out'],
  ],
  ...['Faq.json', 'faq .json', 'faq (1).json', 'faq - Copie.json', 'faqs.json', 'faq.json.txt'].map((name): Row => {
    const path = `locales/fr/content/${name}`;
    return [
      `a file under the name ${name}`,
      rename(faq, path),
      [path, '', `expected data/${faq}, which is not there. Rename it to data/${faq}, if it is that.`],
    ];
  }),
);

/** A feature's text under the path of another one. */
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

describe('missing content is reported with how to restore or remove it', () => {
  test.each(gone)('%s', (_, damage, ...messages) => expectMessages(damage, messages));

  test('the suggested redirects fix all lost addresses of a removed feature', () => {
    const remove = (draft: Draft) => {
      withoutLine(draft, 'features.json', 'photos');
      for (const language of ['fr', 'es']) draft.remove(`locales/${language}/content/features/photos.json`);
    };
    const lines = messagesOf(remove).problems.map(({ fix }) => /\{ "from": .*\}/.exec(fix)?.[0]);
    expect(lines.length).toBeGreaterThan(2);
    expectMessages((draft) => {
      remove(draft);
      draft.edit('redirects.json', '"redirects": [', `"redirects": [${lines.join(', ')},`);
    }, []);
  });
});
