import { formatProblem } from '../../src/content/problem';
import { walkTexts } from '../../src/content/walk-texts';
import {
  changing,
  checkAfter,
  type Damage,
  damagedData,
  type Json,
  jsonOf,
  lineWith,
  problemsAfter,
  replacing,
  sampleData,
  sourceOf,
} from '../support/sample-data';

const site = 'site.json';
const packs = 'packs.json';
const hero = 'locales/fr/hero.json';
const faq = 'locales/es/content/faq.json';
const planning = 'locales/es/content/features/planning.json';
const plots = 'locales/es/content/features/plots.json';
const publisher = 'locales/es/content/legal/publisher.json';
const policy = 'locales/es/content/legal/cookies.json';

/** Swaps the value of a one-line text key. */
const setting = (key: string, value: string) => (source: string) => {
  const line = source.split('\n').find((candidate) => candidate.trimStart().startsWith(`"${key}":`)) ?? key;
  const comma = line.endsWith(',') ? ',' : '';
  return replacing(line, `${line.slice(0, line.indexOf('"'))}"${key}": ${value}${comma}`)(source);
};

/** Removes the line of a key that is not the last. */
const without = (key: string) => (source: string) => {
  const line = source.split('\n').find((candidate) => candidate.trimStart().startsWith(`"${key}":`)) ?? key;
  return replacing(`${line}\n`, '')(source);
};

interface Mistake {
  name: string;
  damage: Damage;
  file: string;
  key: string;
  /** What stands on the line that is to be named; the first line without it. */
  line?: string;
}

const mistakes: Mistake[] = [
  { name: 'a missing comma', damage: { [hero]: replacing('",\n', '"\n') }, file: hero, key: '', line: 'badge' },
  { name: 'a missing key', damage: { [hero]: without('badge') }, file: hero, key: 'badge' },
  {
    name: 'a missing key inside a group',
    damage: { [hero]: without('visit') },
    file: hero,
    key: 'stages.visit',
    line: '"stages"',
  },
  {
    name: 'an unknown key',
    damage: { [hero]: replacing('"badge"', '"bagde": "x",\n  "badge"') },
    file: hero,
    key: 'bagde',
    line: 'bagde',
  },
  {
    name: 'a text where a number belongs',
    damage: { [planning]: setting('stat', '"58"') },
    file: planning,
    key: 'stat',
    line: '"stat"',
  },
  {
    name: 'a number where a text belongs',
    damage: { [hero]: setting('subtitle', '7') },
    file: hero,
    key: 'subtitle',
    line: 'subtitle',
  },
  {
    name: 'an empty text',
    damage: { [hero]: setting('subtitle', '""') },
    file: hero,
    key: 'subtitle',
    line: 'subtitle',
  },
  {
    name: 'a price below nothing',
    damage: { [packs]: setting('price', '-1') },
    file: packs,
    key: 'packs[0].price',
    line: '"price": -1',
  },
  {
    name: 'half a file per step',
    damage: { [packs]: setting('additionalFilesStep', '2.5') },
    file: packs,
    key: 'packs[0].additionalFilesStep',
    line: '2.5',
  },
  {
    name: 'a section that does not exist',
    damage: { [site]: replacing('"pricing"', '"prices"') },
    file: site,
    key: 'sections[3]',
    line: '"prices"',
  },
  {
    name: 'an address of the form without https',
    damage: { [site]: replacing('https://forms', 'http://forms') },
    file: site,
    key: 'contact.demoFormUrl',
    line: 'demoFormUrl',
  },
  {
    name: 'a language of the banner that is no code',
    damage: { [site]: setting('cookieBannerLanguage', '"french"') },
    file: site,
    key: 'cookieBannerLanguage',
    line: 'cookieBannerLanguage',
  },
  {
    name: 'a default language that the site has not',
    damage: { [site]: setting('defaultLanguage', '"pt"') },
    file: site,
    key: 'defaultLanguage',
    line: 'defaultLanguage',
  },
  {
    name: 'a source language that the site has not',
    damage: { [site]: setting('sourceLanguage', '"pt"') },
    file: site,
    key: 'sourceLanguage',
    line: 'sourceLanguage',
  },
  {
    name: 'a slug with capitals',
    damage: { [planning]: setting('slug', '"Case-Management"') },
    file: planning,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a slug that another feature has',
    damage: { [plots]: setting('slug', '"plan-huerto-equipo"') },
    file: plots,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a slug that another feature had',
    damage: { [planning]: setting('previousSlugs', '["parcelas-huerto-compartido"]') },
    file: plots,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a former slug that another feature has',
    damage: { [plots]: setting('previousSlugs', '["plan-huerto-equipo"]') },
    file: plots,
    key: 'previousSlugs[0]',
    line: 'previousSlugs',
  },
  {
    name: 'a slug that is among its own former slugs',
    damage: { [planning]: setting('previousSlugs', '["old-name", "plan-huerto-equipo"]') },
    file: planning,
    key: 'previousSlugs[1]',
    line: 'previousSlugs',
  },
  {
    name: 'a slug that is the id of another feature',
    damage: { [plots]: setting('slug', '"planning"') },
    file: plots,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a reserved slug',
    damage: { [planning]: setting('slug', '"404"') },
    file: planning,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a slug that hosts take for its folder',
    damage: { [planning]: setting('slug', '"index"') },
    file: planning,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a former slug under which the build keeps its data',
    damage: { [planning]: setting('previousSlugs', '["page-data"]') },
    file: planning,
    key: 'previousSlugs[0]',
    line: 'previousSlugs',
  },
  {
    name: 'a segment where the build keeps its files',
    damage: { 'locales/es/language.json': setting('fallback', '"static"') },
    file: 'locales/es/language.json',
    key: 'segments.fallback',
    line: '"fallback": "static"',
  },
  {
    name: 'a segment that another language has',
    damage: { 'locales/es/language.json': setting('fallback', '"outils"') },
    file: 'locales/es/language.json',
    key: 'segments.fallback',
    line: '"fallback": "outils"',
  },
  {
    name: 'a legal page whose slug another one has',
    damage: { [policy]: setting('slug', '"editor"') },
    file: policy,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a legal page at the address of the feature list',
    damage: { [publisher]: setting('slug', '"herramientas"') },
    file: publisher,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a legal page at a former address of another one',
    damage: { [publisher]: setting('previousSlugs', '["rastros"]') },
    file: policy,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a legal page that is among its own former slugs',
    damage: { [publisher]: setting('previousSlugs', '["editor"]') },
    file: publisher,
    key: 'previousSlugs[0]',
    line: 'previousSlugs',
  },
  {
    name: 'a legal page at a reserved address',
    damage: { [publisher]: setting('slug', '"404"') },
    file: publisher,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a legal page that a language has not',
    damage: { [publisher]: null },
    file: publisher,
    key: '',
  },
  {
    name: 'a section that a language has not',
    damage: { [publisher]: changing((value) => (value.sections as Json[]).pop()) },
    file: publisher,
    key: 'sections',
    line: '"sections"',
  },
  {
    name: 'a legal page without a date',
    damage: { 'legal.json': replacing('"2030-01-15"', '"soon"') },
    file: 'legal.json',
    key: 'pages[0].updated',
    line: '"soon"',
  },
  { name: 'a missing file', damage: { [faq]: null }, file: faq, key: '' },
  { name: 'a missing file of facts', damage: { [packs]: null }, file: packs, key: '' },
  {
    name: 'a file that means nothing',
    damage: { 'locales/fr/extra.json': () => '{}' },
    file: 'locales/fr/extra.json',
    key: '',
  },
  { name: 'a file in the wrong folder', damage: { 'hero.json': () => '{}' }, file: 'hero.json', key: '' },
  {
    name: 'words for a feature that does not exist',
    damage: { 'locales/es/content/features/ghost.json': () => sourceOf(planning).replace('plan-huerto', 'ghost') },
    file: 'locales/es/content/features/ghost.json',
    key: '',
  },
  {
    name: 'a picture that is not there',
    damage: { [planning]: setting('src', '"features/es/ghost.png"') },
    file: planning,
    key: 'image.src',
    line: '"src"',
  },
  {
    name: 'a portrait that is not there',
    damage: { 'testimonials.json': replacing('gardener-lille.png', 'gardener-lugo.png') },
    file: 'testimonials.json',
    key: 'testimonials[0].imageSrc',
    line: 'gardener-lugo',
  },
  {
    name: 'a name between braces that no fact has',
    damage: { [faq]: replacing('{{price}}', '{{precio}}') },
    file: faq,
    key: 'entries[1].answer',
    line: '{{precio}}',
  },
  {
    name: 'a text that leaves out a value',
    damage: { [faq]: replacing('{{setupFee}}', '600 €') },
    file: faq,
    key: 'entries[3].answer',
    line: '600 €',
  },
  {
    name: 'a brace too few',
    damage: { [faq]: replacing('{{price}}', '{{price}') },
    file: faq,
    key: 'entries[1].answer',
    line: '{{price}',
  },
  {
    name: 'a brace too few in every language',
    damage: Object.fromEntries(
      ['fr', 'es'].map((code) => [`locales/${code}/content/faq.json`, replacing('{{price}}', '{{price}')]),
    ),
    file: faq,
    key: 'entries[1].answer',
    line: '{{price}',
  },
  {
    name: 'a brace too few in the words of the interface',
    damage: Object.fromEntries(['fr', 'es'].map((code) => [`locales/${code}/header.json`, replacing('{{name}}', '{name}')])),
    file: 'locales/es/header.json',
    key: 'logo',
    line: '{name}',
  },
  {
    name: 'a segment that is among its own former values',
    damage: { 'locales/es/language.json': replacing('"fallback": []', '"fallback": ["herramienta"]') },
    file: 'locales/es/language.json',
    key: 'previousSegments.fallback[0]',
    line: '["herramienta"]',
  },
  {
    name: 'a list that is shorter than in French',
    damage: { [faq]: changing((value) => (value.entries as Json[]).pop()) },
    file: faq,
    key: 'entries',
    line: '"entries"',
  },
  {
    name: 'a list in another order than in French',
    damage: { [faq]: changing((value) => (value.entries as Json[]).reverse()) },
    file: faq,
    key: 'entries',
    line: '"entries"',
  },
  {
    name: 'a folder of a language that the site does not name',
    damage: Object.fromEntries(
      [...sampleData().sources]
        .filter(([path]) => path.startsWith('locales/es/'))
        .map(([path, source]) => [path.replace('/es/', '/pt/'), () => source]),
    ),
    file: site,
    key: 'languages',
    line: '"languages"',
  },
  {
    name: 'a language without a folder',
    damage: { [site]: replacing('"es"]', '"es", "pt"]') },
    file: site,
    key: 'languages[2]',
    line: '"pt"',
  },
  {
    name: 'a line of a pack that does not exist',
    damage: { [packs]: replacing('"weatherAlerts"', '"weatherGhost"') },
    file: packs,
    key: 'packs[0].features[2].id',
    line: '"weatherGhost"',
  },
  {
    name: 'an id that stands twice',
    damage: { 'features.json': replacing('"plots"', '"planning"') },
    file: 'features.json',
    key: 'features[1].id',
    line: '"folder"',
  },
  {
    name: 'a redirect that leads off the site',
    damage: { 'redirects.json': replacing('"/fr#pricing-section"', '"//example.org"') },
    file: 'redirects.json',
    key: 'redirects[0].to',
    line: '//example.org',
  },
  ...(
    [
      ['origin', '"https://verger.example"', '"https://verger.example;x"'],
      ['contact.chatUrl', '"https://chat.example.org/verger"', '"https://me@chat.example.org/"'],
      ['contact.demoFormUrl', '"https://forms.example.org/verger"', '"https://forms.example.org/,x"'],
      ['demoFrameUrl', '"/tour/{{language}}.html"', '"https://a;script-src-elem"'],
      ['demoFrameUrl', '"/tour/{{language}}.html"', '"javascript:alert(1)"'],
      ['demoFrameUrl', '"/tour/{{language}}.html"', '"data:text/html,x"'],
      ['demoFrameUrl', '"/tour/{{language}}.html"', '"//demo.example.org"'],
      ['security.contact', '"mailto:securite@verger.example"', '"https://me:word@verger.example"'],
      ['tagManager', '"tagManager": null', '"tagManager": "https://tags.example.org"'],
      ['thirdParties[0].scripts[0]', '"thirdParties": []', '"thirdParties": [{ "name": "X", "scripts": ["https://*"] }]'],
      [
        'thirdParties[0].scripts[0]',
        '"thirdParties": []',
        '"thirdParties": [{ "name": "X", "scripts": ["https://x.org"] }]',
      ],
      ['thirdParties[0].frames[0]', '"thirdParties": []', '"thirdParties": [{ "name": "X", "frames": ["https://*"] }]'],
    ] as const
  ).map(([key, good, bad]) => ({
    name: `${key}: ${bad}`,
    damage: { [site]: replacing(good, bad) },
    file: site,
    key,
    line: bad,
  })),
  ...['/*', '/blog/:slug', '/x/../fr', '/../../escaped', '/fr.html', '/a$b', '/a\\\\b', '/a\\u0000b'].map((from) => ({
    name: `a redirect from ${from}`,
    damage: { 'redirects.json': replacing('"/offre"', `"${from}"`) },
    file: 'redirects.json',
    key: 'redirects[0].from',
    line: from,
  })),
];

describe('each mistake is reported at its file, key and line', () => {
  test.each(mistakes)('$name', ({ damage, file, key, line }) => {
    const { problems, content } = checkAfter(damage);
    const found = problems.find((problem) => problem.file === file && problem.key === key);
    if (!found) throw new Error(`Not reported. Reported instead:\n${problems.map(formatProblem).join('\n')}`);
    expect(found.severity).toBe('error');
    const source = damagedData(damage).sources.get(file) ?? '';
    expect(found.line).toBe(line ? lineWith(source, line) : 1);
    expect(found.column).toBeGreaterThan(0);
    for (const words of [found.found, found.expected, found.fix]) expect(words).not.toBe('');
    // Words of the schema's library that mean nothing to an editor.
    expect(found.expected).not.toMatch(/invalid|input|received|zod|undefined/i);
    expect(content).toBeUndefined();
  });

  test('and the message is one line that begins with the place', () => {
    const [problem] = problemsAfter({ [planning]: setting('stat', '"58"') });
    if (!problem) throw new Error('No problem was found.');
    expect(formatProblem(problem)).toBe(
      `data/${planning}:${problem.line}:${problem.column}  error: stat: found "58"; expected a number. Take the quotation marks off: 58.`,
    );
  });
});

test('a text as long as a file is refused, and looked at no further', () => {
  const long = problemsAfter({
    [faq]: changing((value) => {
      const [entry] = value.entries as { answer: string }[];
      if (entry) entry.answer = `Cuesta ${'1€'.repeat(119_000)}`;
    }),
  });
  expect(long.map(({ kind, expected }) => [kind, expected])).toEqual([
    ['value-form', 'a text of at most 20,000 characters'],
  ]);
});

test('a figure that a text repeats is said once, and of a text of nothing but figures the first twenty', () => {
  const after = (answer: string) =>
    problemsAfter({
      [faq]: changing((value) => {
        const [entry] = value.entries as { answer: string }[];
        if (entry) entry.answer = answer;
      }),
    }).filter(({ kind }) => kind === 'fact-disagrees');
  expect(after('Cuesta 7 €, 7 € y 8 €.')).toHaveLength(2);
  expect(after(Array.from({ length: 100 }, (_, index) => `${index + 700} €`).join(', '))).toHaveLength(20);
});

test('several mistakes in several files are all reported at once, file by file', () => {
  const problems = problemsAfter({
    [hero]: without('badge'),
    [faq]: null,
    [site]: setting('copyrightYear', '"2031"'),
    [packs]: replacing('{', ''),
    'notes.json': () => '{}',
  });
  const files = problems.map(({ file }) => file);
  expect(new Set(files)).toEqual(new Set([hero, faq, site, packs, 'notes.json']));
  expect(files).toEqual([...files].sort((a, b) => a.localeCompare(b)));
});

test.each([
  ['features.json', 'content/features/planning.json', 'content/features/weekPlan.json', '"planning"', '"weekPlan"'],
  ['legal.json', 'content/legal/cookies.json', 'content/legal/cookiePolicy.json', '"cookies"', '"cookiePolicy"'],
])(
  'an id that was renamed in %s alone is told at both ends, along with mistakes elsewhere',
  (path, old, wanted, was, is) => {
    const problems = problemsAfter({
      [path]: replacing(was, is),
      [packs]: replacing('"weatherAlerts"', '"weatherGhost"'),
    });
    const kindsOf = (file: string) => problems.filter((problem) => problem.file === file).map(({ kind }) => kind);
    for (const language of ['fr', 'es']) {
      expect(kindsOf(`locales/${language}/${wanted}`)).toEqual(['file-missing']);
      expect(kindsOf(`locales/${language}/${old}`)).toEqual([expect.stringMatching(/^(?:feature|legal)-unknown$/)]);
    }
    expect(new Set(kindsOf(packs))).toEqual(new Set(['id-unknown']));
    expect(new Set(problems.map(({ file }) => file)).size).toBe(5);
  },
);

describe('what pages load from others', () => {
  const tags = 'https://tags.example.org/gtm.js?id=GTM-1';
  const service = (sources: string) => replacing('"thirdParties": []', `"thirdParties": [{ "name": "Others", ${sources} }]`);
  const named = Object.fromEntries(
    ['fr', 'es'].map((code) => [
      `locales/${code}/content/legal/cookies.json`,
      changing((value) => {
        const [section] = value.sections as { paragraphs: Json[] }[];
        section?.paragraphs.push('Others');
      }),
    ]),
  );
  const kindsAfter = (...changes: ((source: string) => string)[]) =>
    problemsAfter({ ...named, [site]: (source) => changes.reduce((text, change) => change(text), source) })
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('third-party'));

  test('is named, as its service’s scripts or frames', () => {
    const loads = [setting('tagManager', `"${tags}"`), setting('demoFrameUrl', '"https://demo.example.org/{{language}}"')];
    expect(kindsAfter(...loads)).toEqual(['third-party-unnamed', 'third-party-unnamed']);
    const scripts = '"scripts": ["https://tags.example.org/gtm.js"]';
    expect(kindsAfter(...loads, service(scripts))).toEqual(['third-party-unnamed']);
    expect(kindsAfter(...loads, service(`${scripts}, "frames": ["https://tags.example.org"]`))).toHaveLength(1);
    expect(kindsAfter(...loads, service(`${scripts}, "frames": ["https://demo.example.org"]`))).toEqual([]);
  });

  test('cannot be named where there is no cookie policy', () => {
    const withoutPolicy = changing((value) => {
      value.pages = (value.pages as { id: string }[]).filter(({ id }) => id !== 'cookies') as Json;
    });
    const problems = problemsAfter({
      'legal.json': withoutPolicy,
      [site]: service('"scripts": []'),
      ...Object.fromEntries(Object.keys(named).map((path) => [path, null])),
    });
    expect(problems.map(({ kind }) => kind)).toContain('third-party-undisclosed');
  });
});

test('nothing is said of services that a missing cookie policy would name', () => {
  const problems = problemsAfter({
    [site]: replacing('"thirdParties": []', '"thirdParties": [{ "name": "Statistics of Others" }]'),
    ...Object.fromEntries(['fr', 'es'].map((code) => [`locales/${code}/content/legal/cookies.json`, null])),
  });
  expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['file-missing']));
});

test('texts are translated from the source language, wherever / leads', () => {
  const untranslated = (key: string) =>
    problemsAfter({ [site]: setting(key, '"es"') })
      .filter(({ kind }) => kind === 'translation-unmarked')
      .map(({ file }) => file.split('/')[1]);
  expect(new Set(untranslated('sourceLanguage'))).toEqual(new Set(['fr']));
  expect(untranslated('defaultLanguage')).toEqual([]);
});

test('several mistakes between files are all reported at once', () => {
  const problems = problemsAfter({
    [planning]: setting('src', '"features/es/ghost.png"'),
    [plots]: setting('slug', '"plan-huerto-equipo"'),
    [faq]: replacing('{{price}}', '{{precio}}'),
  });
  const orphan = 'images/features/es/planning.png';
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([planning, plots, faq, orphan]));
});

test.each([site, 'features.json', packs, 'testimonials.json', planning, hero, faq])(
  'every single text of %s is checked for its type',
  (file) => {
    const texts = walkTexts(jsonOf(file)).map(({ path }) => path);
    const damaged = problemsAfter({ [file]: (source) => source.replace(/: "(?:[^"\\]|\\.)*"/g, ': true') });
    const entries = texts.filter((path) => typeof path.at(-1) === 'string');
    expect(damaged.filter((problem) => problem.file === file && problem.key !== '$schema')).toHaveLength(entries.length);
    expect(damaged.filter(({ expected }) => /invalid|input/i.test(expected))).toEqual([]);
  },
);
