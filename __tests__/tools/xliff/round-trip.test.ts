import { fingerprint } from '../../../src/content/fingerprint';
import { receiptOf } from '../../../tools/xliff/mark';
import { replacing } from '../../support/sample-data';
import { exported, type Format, imported, siteAfter, translating, withPortuguese } from '../../support/sample-xliff';

const formats: readonly Format[] = ['2.0', '1.2'];
const hero = 'locales/es/hero.json';
const record = 'translations/es.json';

/** Returns the lines in which two texts differ. */
const changedLines = (before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now).toHaveLength(old.length);
  return now.filter((line, index) => line !== old[index]);
};

describe.each(formats)('XLIFF %s', (format) => {
  test('what was exported and comes back unchanged changes nothing', () => {
    const { refusals, files, changes } = imported([exported(siteAfter(), 'es', format)]);
    expect({ refusals, changes, files: [...files] }).toEqual({ refusals: [], changes: [], files: [] });
  });

  test('nor does it where texts are stale, new or have moved on since', () => {
    const data = siteAfter({
      'locales/fr/hero.json': replacing('Conçu pour les', 'Conçu pour vos'),
      [record]: replacing('"lead"', '"gone"'),
    });
    const file = exported(data, 'es', format);
    expect([...imported([file], data).files]).toEqual([]);
    expect([...imported([file]).files]).toEqual([]);
  });

  test('a translated text changes one line, and its mark', () => {
    const data = siteAfter({ 'locales/fr/hero.json': replacing('Conçu pour les', 'Conçu pour vos') });
    const { files, refusals } = imported([translating(exported(data, 'es', format), 'badge', 'Para sus equipos')], data);
    expect(refusals).toEqual([]);
    expect([...files.keys()].sort()).toEqual([hero, record]);
    expect(changedLines(data.sources.get(hero) ?? '', files.get(hero) ?? '')).toEqual(['  "badge": "Para sus equipos",']);
    expect(changedLines(data.sources.get(record) ?? '', files.get(record) ?? '')).toEqual([
      `    "badge": "${fingerprint('Conçu pour vos professionnels en Espagne')}",`,
    ]);
  });

  test('a text that moved on since the export is marked with what was translated, not with what it says now', () => {
    const sent = siteAfter({ 'locales/fr/hero.json': replacing('Conçu pour les', 'Conçu pour vos') });
    const file = translating(exported(sent, 'es', format), 'badge', 'Para sus equipos');
    const now = siteAfter({ 'locales/fr/hero.json': replacing('Conçu pour les', 'Conçu pour tous les') });
    expect(imported([file], now).files.get(record)).toContain(
      `"badge": "${fingerprint('Conçu pour vos professionnels en Espagne')}"`,
    );
  });

  test('a text whose state is not finished is put in place, and not marked', () => {
    const state = format === '2.0' ? 'initial' : 'needs-review-translation';
    const { files, changes } = imported([
      translating(exported(siteAfter(), 'es', format), 'badge', 'Para sus equipos', state),
    ]);
    expect([...files.keys()]).toEqual([hero]);
    expect(changes.map(({ isDone }) => isDone)).toEqual([false]);
  });

  test('a stale text that is still right is marked, and not touched', () => {
    const data = siteAfter({ 'locales/fr/hero.json': replacing('Conçu pour les', 'Conçu pour vos') });
    const file = translating(exported(data, 'es', format), 'badge', 'Pensado para profesionales en España');
    expect([...imported([file], data).files.keys()]).toEqual([record]);
  });

  test('placeholders and no-break spaces go out as protected parts', () => {
    const file = exported(siteAfter(), 'es', format);
    const unit = file.slice(file.indexOf('unit id="entries.pricing.answer"'));
    expect(unit.slice(0, unit.indexOf('</source>')).match(/<ph /g)?.length).toBeGreaterThan(1);
    expect(file).not.toMatch(/<(?:source|target)[^>]*>[^<]*(?:\{\{|\u00a0|\u202f)/);
  });

  test('notes tell what a text is for, its limits and where it stands', () => {
    const file = exported(siteAfter(), 'es', format);
    expect(file).toContain('The badge with the flag.');
    expect(file).toContain('20 to 60 characters.');
    expect(file).toContain('locales/es/hero.json, badge');
  });
});

test('line ends of the site’s files stay', () => {
  const data = siteAfter({ [hero]: (source) => source.replaceAll('\n', '\r\n') });
  const { files } = imported([translating(exported(data), 'badge', 'Para sus equipos')], data);
  expect(files.get(hero)).toBe(data.sources.get(hero)?.replace('Pensado para profesionales en España', 'Para sus equipos'));
});

test('segments into which a tool split a text are read as one', () => {
  const file = exported().replace(
    /(<unit id="badge"[\s\S]*?)<segment[\s\S]*?<\/segment>/,
    '$1<segment state="final"><source>Conçu pour les</source><target>Para</target></segment><ignorable><source> </source></ignorable>' +
      '<segment state="final"><source>professionnels en Espagne</source><target><mrk id="m">sus</mrk> equipos</target></segment>',
  );
  expect(imported([file]).files.get(hero)).toContain('"badge": "Para sus equipos"');
});

test('es_ES is Spanish, as target language in either format', () => {
  const two = translating(exported(), 'badge', 'Para sus equipos').replace('trgLang="es"', 'trgLang="es_ES"');
  const one = translating(exported(siteAfter(), 'es', '1.2'), 'badge', 'Para sus equipos');
  for (const file of [two, one.replaceAll('target-language="es"', 'target-language="es_ES"')]) {
    const { refusals, files } = imported([file.replace(/(srcLang|source-language)="fr"/g, '$1="fr_FR"')]);
    expect([refusals, [...files.keys()]]).toEqual([[], [hero]]);
  }
});

test('finished texts are imported while the rest waits, as copies of the source, empty or as sent', () => {
  const { data } = withPortuguese();
  for (const format of formats) {
    const untouched = exported(data, 'pt', format);
    const state = format === '2.0' ? 'initial' : 'needs-translation';
    const attributes = format === '1.2' ? ` state="${state}"` : '';
    const copied = untouched.replace(/<source[^>]*>([\s\S]*?)<\/source>/g, `$&<target${attributes}>$1</target>`);
    const begun = translating(copied, 'lead', 'Das visitas.', state);
    const done = translating(translating(begun, 'badge', 'Para equipas da obra'), 'rating', '{{rating}} de {{max}}');
    const { refusals, changes, left } = imported([done], data);
    expect(refusals).toEqual([]);
    expect(changes.map(({ place: { name }, isDone }) => [name, isDone])).toEqual([
      ['lead', false],
      ['rating', true],
      ['badge', true],
    ]);
    expect(new Set(left.map(({ because }) => because))).toEqual(new Set(['unfinished']));
  }
});

test('a space that a tool left out between two sentences comes back from the source text', () => {
  const cut = (source: string, target: string) =>
    exported().replace(/(<unit id="badge"[\s\S]*?)<segment[\s\S]*?<\/segment>/, `$1${source}${target}`);
  const segment = (source: string, target: string) =>
    `<segment state="final"><source>${source}</source><target>${target}</target></segment>`;
  const gap = '<ignorable><source> </source><target></target></ignorable>';
  for (const file of [
    cut(segment('Conçu pour les ', 'Uno dos.'), segment('professionnels en Espagne', 'Tres.')),
    cut(segment('Conçu pour les', 'Uno dos.'), segment(' professionnels en Espagne', 'Tres.')),
    cut(segment('Conçu pour les', 'Uno dos.') + gap, segment('professionnels en Espagne', 'Tres.')),
  ])
    expect(imported([file]).changes.map(({ text }) => text)).toEqual(['Uno dos. Tres.']);
});

test.each([
  [
    'the space of the source',
    '<seg-source><mrk mtype="seg" mid="1">Pour</mrk> <mrk mtype="seg" mid="2">vous</mrk></seg-source>',
    'Uno dos. Tres.',
  ],
  [
    'no space where the source has none',
    '<seg-source><mrk mtype="seg" mid="1">Pour</mrk><mrk mtype="seg" mid="2">vous</mrk></seg-source>',
    'Uno-Tres.',
  ],
  ['a space where the source is not cut', '', 'Uno dos. Tres.'],
])('segments of XLIFF 1.2 that touch get %s', (_, source, expected) => {
  const [first] = expected.split(/ ?(?=Tres)/);
  const target = `<mrk mtype="seg" mid="1">${first}</mrk><mrk mtype="seg" mid="2">Tres.</mrk>`;
  const file = translating(exported(siteAfter(), 'es', '1.2'), 'badge', target).replace(
    '<target state="translated">',
    `${source}$&`,
  );
  expect(imported([file]).changes.map(({ text }) => text)).toEqual([expected]);
});

test('a file is found by the marks of its units, if a tool has given it another name', () => {
  const file = translating(exported(), 'badge', 'Para sus equipos').replaceAll('"data/locales/fr/', '"C:\\\\in\\\\');
  expect([...imported([file]).files.keys()]).toEqual([hero]);
});

test('a corrected file is imported again over what the first import wrote, not over what somebody else wrote', () => {
  const data = siteAfter();
  const file = exported(data);
  const first = imported([translating(file, 'badge', 'Para sus equipos')], data);
  const now = { ...data, sources: new Map([...data.sources, ...first.files]) };
  const receipts = new Set(first.changes.map(({ place, text }) => receiptOf(place, text)));
  const corrected = translating(file, 'badge', 'Para vuestros equipos');
  expect(imported([corrected], now, { receipts }).files.get(hero)).toContain('Para vuestros equipos');
  expect(imported([corrected], now).refusals.join()).toContain('while the site says "Para sus equipos" since the export');
});
