import { formatProblem } from '../../src/content/problem';
import { walkTexts } from '../../src/content/walk-texts';
import { changing, type Json, jsonOf, problemsAfter, replacing } from '../support/sample-data';
import { setting, without } from './mistakes/mistake';

const site = 'site.json';
const packs = 'packs.json';
const hero = 'locales/fr/hero.json';
const faq = 'locales/es/content/faq.json';
const signature = 'locales/es/content/features/signature.json';
const diagnostic = 'locales/es/content/features/diagnostic.json';

test('a message is one line that begins with the place', () => {
  const [problem] = problemsAfter({ [signature]: setting('stat', '"58"') });
  if (!problem) throw new Error('No problem was found.');
  expect(formatProblem(problem)).toBe(
    `data/${signature}:${problem.line}:${problem.column}  error: stat: found "58"; expected a number. Write 58, without quotation marks.`,
  );
});

test('a text as long as a file is refused and not checked further', () => {
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

test('what one file shows hides what only several show, and nothing of the other files', () => {
  const problems = problemsAfter({
    [hero]: changing((value) => Object.assign(value, { badge: '', headlineBefore: '' })),
    [faq]: replacing('{{price}}', '{{nme}}'),
    [packs]: replacing('"automaticZones"', '"ghostZones"'),
  });
  expect(problems.map(({ file, key, kind }) => [file, key, kind])).toEqual([
    [faq, 'entries[2].answer', 'placeholder-unknown'],
    [hero, 'badge', 'value-form'],
    [hero, 'headlineBefore', 'value-form'],
  ]);
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
  ['features.json', 'content/features/signature.json', 'content/features/caseFiles.json', '"signature"', '"caseFiles"'],
  ['legal.json', 'content/legal/cookies.json', 'content/legal/cookiePolicy.json', '"cookies"', '"cookiePolicy"'],
])('an id that was renamed in %s alone is told at both ends', (path, old, wanted, was, is) => {
  const problems = problemsAfter({ [path]: replacing(was, is) });
  const kindsOf = (file: string) => problems.filter((problem) => problem.file === file).map(({ kind }) => kind);
  for (const language of ['fr', 'en', 'es']) {
    expect(kindsOf(`locales/${language}/${wanted}`)).toEqual(['file-missing']);
    expect(kindsOf(`locales/${language}/${old}`)).toEqual(['entry-unknown']);
  }
  expect(new Set(problems.map(({ file }) => file)).size).toBe(6);
});

describe('what pages load from others', () => {
  const tags = 'https://tags.example.org/gtm.js?id=GTM-1';
  const service = (sources: string) => replacing('"thirdParties": []', `"thirdParties": [{ "name": "Others", ${sources} }]`);
  const policiesSaying = (words: string) =>
    Object.fromEntries(
      ['fr', 'en', 'es'].map((code) => [
        `locales/${code}/content/legal/cookies.json`,
        changing((value) => {
          const [section] = value.sections as { paragraphs: Json[] }[];
          section?.paragraphs.push(words);
        }),
      ]),
    );
  const named = policiesSaying('Others');
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

  test.each([
    ['_id, for a day', ['_id'], 0],
    ['The cookies are _id and _id_*.', ['_id', '_id_*'], 0],
    ['_id_*', ['_id'], 3],
    ['_id_more, my_id and -_id', ['_id'], 3],
    ['_id', ['_id_*'], 3],
  ])('has its cookies named too: policies that say “%s” of %j have %d problems', (words, cookies, count) => {
    const damage = { ...policiesSaying(`Others: ${words}`), [site]: service(`"cookies": ${JSON.stringify(cookies)}`) };
    const kinds = problemsAfter(damage).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'cookie-undisclosed')).toHaveLength(count);
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
    ...Object.fromEntries(['fr', 'en', 'es'].map((code) => [`locales/${code}/content/legal/cookies.json`, null])),
  });
  expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['file-missing']));
});

test('texts are translated from the source language, wherever / leads', () => {
  const untranslated = (key: string) =>
    problemsAfter({ [site]: setting(key, '"es"') })
      .filter(({ kind }) => kind === 'record-missing')
      .map(({ file }) => file);
  expect(untranslated('sourceLanguage')).toEqual(['translations/fr.json']);
  expect(untranslated('defaultLanguage')).toEqual([]);
});

test('several mistakes between files are all reported at once', () => {
  const problems = problemsAfter({
    [signature]: setting('src', '"features/es/ghost.png"'),
    [diagnostic]: setting('slug', '"gestion-expedientes-energia"'),
    [faq]: replacing('{{price}}', 'algo'),
  });
  const orphan = 'images/features/es/signature.png';
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([signature, diagnostic, faq, orphan]));
});

test.each([site, 'features.json', packs, 'testimonials.json', signature, hero, faq])(
  'every single text of %s is checked for its type',
  (file) => {
    const texts = walkTexts(jsonOf(file)).map(({ path }) => path);
    const damaged = problemsAfter({ [file]: (source) => source.replace(/: "(?:[^"\\]|\\.)*"/g, ': true') });
    const entries = texts.filter((path) => typeof path.at(-1) === 'string');
    expect(damaged.filter((problem) => problem.file === file && problem.key !== '$schema')).toHaveLength(entries.length);
    expect(damaged.filter(({ expected }) => /invalid|input/i.test(expected))).toEqual([]);
  },
);
