import type { Draft } from '../damages';
import { edit, expectMessages, messagesOf, type Row, withoutLine } from './expect-messages';

const gone: Row[] = [
  ...['https://www.example.com/tarifs', 'www.example.com/tarifs', 'example.com/tarifs'].map(
    (address): Row => [
      `a redirect from ${address}`,
      edit('redirects.json', '"/tarifs"', `"${address}"`),
      ['redirects.json', address, 'Write the path alone, without https:// and the host: it is always one of this site.'],
    ],
  ),
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
    'a redirect to a short address that never was published',
    edit(
      'redirects.json',
      '"redirects": [',
      '"redirects": [{ "from": "/fumier", "to": "/fonctionnalites/entretien-apres-travaux" },',
    ),
    [
      'redirects.json',
      '"/fumier"',
      'found /fonctionnalites/entretien-apres-travaux, where the page "aftercare" is not published',
    ],
  ],
  [
    'a redirect to a section by its name in the facts',
    edit('redirects.json', '/fr#pricing-section', '/fr#faq'),
    [
      'redirects.json',
      '/fr#faq',
      'found /fr#faq, but #faq does not exist; expected one of the sections of the page: #video-section, #pricing-section, #testimonials-section, #faq-section. Did you mean /fr#faq-section?',
    ],
  ],
  [
    'a redirect to a section that was never there',
    edit('redirects.json', '/fr#pricing-section', '/fr#team'),
    ['redirects.json', '/fr#team', 'Write one of these, or /fr alone.'],
  ],
  [
    'a redirect to a section of a page without sections',
    edit('redirects.json', '/fr#pricing-section', '/fr/fonctionnalites#faq-section'),
    [
      'redirects.json',
      '/fr/fonctionnalites#faq',
      'expected a page alone: only landing pages have sections. Write /fr/fonctionnalites',
    ],
  ],
  [
    'a redirect that was committed, and removed',
    (draft) => {
      draft.commit('redirects.json');
      draft.edit('redirects.json', '    { "from": "/tarifs", "to": "/fr#pricing-section" },\n', '');
    },
    [
      'published-addresses.json',
      '"/tarifs"',
      'In data/redirects.json add the line: { "from": "/tarifs", "to": "/fr#pricing-section" }',
    ],
  ],
  [
    'a redirect that was committed, and starts elsewhere',
    (draft) => {
      draft.commit('redirects.json');
      draft.edit('redirects.json', '"/precios"', '"/precioss"');
    },
    ['published-addresses.json', '"/precios"', '{ "from": "/precios", "to": "/es#pricing-section" }'],
  ],
  [
    'a redirect removed, without a commit to look at',
    edit('redirects.json', '    { "from": "/tarifs", "to": "/fr#pricing-section" },\n', ''),
    ['published-addresses.json', '"/tarifs"', '{ "from": "/tarifs", "to": "/fr" }'],
  ],
];

const unpublished =
  (...addresses: string[]) =>
  (draft: Draft) => {
    const lines = addresses.map((address) => `"${address}": "fr/feature/recommendations"`).join(', ');
    draft.edit('published-addresses.json', '"/": "root"', `"/": "root", ${lines}`);
    draft.edit('features.json', '"id": "recommendations",', '"id": "recommendations", "published": false,');
  };

const records: Row[] = [
  ...Object.entries({
    '/*': 'found "/*"; expected one address, spelled out.',
    '/index': 'found "/index"; expected a name other than index and 404.',
    '/$uri': 'found "/$uri"; expected letters, digits and - . _ ~ between slashes.',
    '/a/': 'found "/a/"; expected a path that does not end with /.',
    '/a.html': 'found "/a.html"; expected a path without .html.',
    '/caf%C3%A9': 'Write the letter itself, not its code',
    '/:name': 'found "/:name"; expected one address, spelled out.',
    '/a b': 'found "/a b"; expected letters, digits and - . _ ~ between slashes.',
  }).map(
    ([address, words]): Row => [
      `a published address of an unpublished page that no redirect could have: ${address}`,
      unpublished(address),
      ['published-addresses.json', `"${address}"`, words],
    ],
  ),
  [
    'a published address of an unpublished page, where the site has a file',
    unpublished('/robots.txt'),
    ['published-addresses.json', '"/robots.txt"', 'found /robots.txt, where a file is'],
  ],
  ['a published address of an unpublished page with an accent: nothing', unpublished('/été/fête-du-jardin')],
  [
    'a former slug where the site has a file',
    (draft) => {
      draft.data.staticFiles.add('/fr/fonctionnalites/dossiers-prime-energie');
    },
    [
      'published-addresses.json',
      '"/fr/fonctionnalites/dossiers-prime-energie"',
      'where a file is; expected an address that no file',
    ],
  ],
  [
    'published addresses removed by hand, and one given to another page',
    (draft) => {
      draft.commit('published-addresses.json');
      draft.edit('published-addresses.json', '    "/precios": "redirect",\n', '');
      draft.edit('published-addresses.json', '    "/fonctionnalites/diagnostic": "fr/feature/diagnostic",\n', '');
      draft.edit('published-addresses.json', '"/es/cookies": "es/legal/cookies"', '"/es/cookies": "es/legal/imprint"');
    },
    [
      'published-addresses.json',
      '"addresses"',
      'found no longer what the last commit has for "/es/cookies", "/fonctionnalites/diagnostic", "/precios"; expected every published address to stay. Undo the change; or, if it was committed before, restore it: git checkout HEAD -- data/published-addresses.json',
    ],
  ],
  [
    'a published redirect that has become a page: nothing',
    (draft) => {
      draft.edit(
        'published-addresses.json',
        '"/fonctionnalites/permissions": "fr/feature/permissions"',
        '"/fonctionnalites/permissions": "redirect"',
      );
      draft.commit('published-addresses.json');
      draft.edit(
        'published-addresses.json',
        '"/fonctionnalites/permissions": "redirect"',
        '"/fonctionnalites/permissions": "fr/feature/permissions"',
      );
    },
  ],
  [
    'a redirect whose source has other capitals than the published address',
    edit('redirects.json', '"/tarifs"', '"/Tarifs"'),
    [
      'redirects.json',
      '"/Tarifs"',
      'found "/Tarifs", while "/tarifs" is published; expected the address as it was published. Write "/tarifs".',
    ],
  ],
];

describe('the record of published addresses passes the checks of redirects, and is complete', () => {
  test.each(records)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});

describe('a missing redirect or target is reported with how to restore or remove it', () => {
  test.each(gone)('%s', (_, damage, ...messages) => expectMessages(damage, messages));

  test('the suggested redirects fix all lost addresses of a removed feature', () => {
    const remove = (draft: Draft) => {
      withoutLine(draft, 'features.json', 'recommendations');
      for (const language of ['fr', 'en', 'es']) draft.remove(`locales/${language}/content/features/recommendations.json`);
    };
    const lines = messagesOf(remove).problems.map(({ fix }) => /\{ "from": .*\}/.exec(fix)?.[0]);
    expect(lines.length).toBeGreaterThan(2);
    expectMessages((draft) => {
      remove(draft);
      draft.edit('redirects.json', '"redirects": [', `"redirects": [${lines.join(', ')},`);
    }, []);
  });
});
