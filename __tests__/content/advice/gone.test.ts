import type { Draft } from '../damages';
import { edit, expectMessages, type Row, withoutLine } from './expect-messages';

const faq = 'locales/fr/content/faq.json';
const spanishFaq = 'locales/es/content/faq.json';
const roles = (language: string) => `locales/${language}/content/features/roles.json`;

const gone: Row[] = [
  ['a file deleted', (draft) => draft.remove(spanishFaq), [spanishFaq, '', `git checkout HEAD -- data/${spanishFaq}`]],
  ['a file of the source language deleted', (draft) => draft.remove(faq), [faq, '', `git checkout HEAD -- data/${faq}`]],
  [
    'a file of facts deleted',
    (draft) => draft.remove('errors.json'),
    ['errors.json', '', 'git checkout HEAD -- data/errors.json'],
  ],
  [
    'a file of a feature renamed',
    (draft) => {
      draft.write('locales/es/content/features/team.json', draft.read(roles('es')));
      draft.remove(roles('es'));
    },
    [
      'locales/es/content/features/team.json',
      '',
      'expected data/locales/es/content/features/roles.json, which is not there. Rename it to data/locales/es/content/features/roles.json, if it is that.',
    ],
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
      'To remove the language, take "es" out; or else restore it as it was last committed: git checkout HEAD -- data/locales/es',
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
      `delete its line in data/features.json; or else restore it as it was last committed: git checkout HEAD -- data/${roles('es')}`,
    ],
    [
      roles('fr'),
      '',
      `delete its line in data/features.json; or else restore it as it was last committed: git checkout HEAD -- data/${roles('fr')}`,
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
];

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
});
