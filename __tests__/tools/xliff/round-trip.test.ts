import { fingerprint } from '../../../src/content/fingerprint';
import { replacing } from '../../support/sample-data';
import { exported, type Format, imported, siteAfter, translating } from '../../support/sample-xliff';

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
      'locales/fr/hero.json': replacing('Pour les équipes', 'Pour vos équipes'),
      [record]: replacing('"lead"', '"gone"'),
    });
    const file = exported(data, 'es', format);
    expect([...imported([file], data).files]).toEqual([]);
    expect([...imported([file]).files]).toEqual([]);
  });

  test('a translated text changes one line, and its mark', () => {
    const data = siteAfter({ 'locales/fr/hero.json': replacing('Pour les équipes', 'Pour vos équipes') });
    const { files, refusals } = imported([translating(exported(data, 'es', format), 'badge', 'Para sus equipos')], data);
    expect(refusals).toEqual([]);
    expect([...files.keys()].sort()).toEqual([hero, record]);
    expect(changedLines(data.sources.get(hero) ?? '', files.get(hero) ?? '')).toEqual(['  "badge": "Para sus equipos",']);
    expect(changedLines(data.sources.get(record) ?? '', files.get(record) ?? '')).toEqual([
      `    "badge": "${fingerprint('Pour vos équipes de jardin')}",`,
    ]);
  });

  test('a text that moved on since the export is marked with what was translated, not with what it says now', () => {
    const sent = siteAfter({ 'locales/fr/hero.json': replacing('Pour les équipes', 'Pour vos équipes') });
    const file = translating(exported(sent, 'es', format), 'badge', 'Para sus equipos');
    const now = siteAfter({ 'locales/fr/hero.json': replacing('Pour les équipes', 'Pour toutes les équipes') });
    expect(imported([file], now).files.get(record)).toContain(`"badge": "${fingerprint('Pour vos équipes de jardin')}"`);
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
    const data = siteAfter({ 'locales/fr/hero.json': replacing('Pour les équipes', 'Pour vos équipes') });
    const file = translating(exported(data, 'es', format), 'badge', 'Para equipos de huerto');
    expect([...imported([file], data).files.keys()]).toEqual([record]);
  });

  test('placeholders and no-break spaces go out as protected parts', () => {
    const file = exported(siteAfter(), 'es', format);
    const unit = file.slice(file.indexOf('unit id="entries.howMuch.answer"'));
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
  expect(files.get(hero)).toBe(data.sources.get(hero)?.replace('Para equipos de huerto', 'Para sus equipos'));
});

test('segments into which a tool split a text are read as one', () => {
  const file = exported().replace(
    /(<unit id="badge"[\s\S]*?)<segment[\s\S]*?<\/segment>/,
    '$1<segment state="final"><source>Pour les</source><target>Para</target></segment><ignorable><source> </source></ignorable>' +
      '<segment state="final"><source>équipes de jardin</source><target><mrk id="m">sus</mrk> equipos</target></segment>',
  );
  expect(imported([file]).files.get(hero)).toContain('"badge": "Para sus equipos"');
});
