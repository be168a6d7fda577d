import { replacing } from '../../../__tests__/support/sample-data';
import { siteAfter, withPortuguese } from '../../../__tests__/support/sample-languages';
import { fingerprint } from '../../content';
import { receiptOf } from '../unit';
import type { Format } from '../write-xliff';
import { exported, imported, translating } from './sample-xliff';

const hero = 'locales/es/hero.json';
const record = 'translations/es.json';
const spanish = 'Para sus equipos';

/** The site, whose badge says something else in French than when it was translated. */
const staleSite = (words = 'Conçu pour vos') => siteAfter({ 'locales/fr/hero.json': replacing('Conçu pour les', words) });

/** The lines in which two texts differ. */
function changedLines(before = '', after = ''): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now).toHaveLength(old.length);
  return now.filter((line, index) => line !== old[index]);
}

describe.each<Format>(['2.0', '1.2'])('XLIFF %s', (format) => {
  test('what was exported and comes back unchanged changes nothing, though texts are stale, new or have moved on', () => {
    const sent = exported(siteAfter(), 'es', format);
    expect(imported([sent])).toMatchObject({ refusals: [], changes: [], files: new Map() });
    const stale = staleSite();
    stale.sources.set(record, replacing('"lead"', '"gone"')(stale.sources.get(record) ?? ''));
    const file = exported(stale, 'es', format);
    expect([...imported([file], stale).files]).toEqual([]);
    expect([...imported([file]).files]).toEqual([]);
  });

  test('a translated text changes one line, and its mark', () => {
    const data = staleSite();
    const { files, refusals } = imported([translating(exported(data, 'es', format), 'badge', spanish)], data);
    expect(refusals).toEqual([]);
    expect([...files.keys()].sort()).toEqual([hero, record]);
    expect(changedLines(data.sources.get(hero), files.get(hero))).toEqual([`  "badge": "${spanish}",`]);
    const mark = fingerprint('Conçu pour vos professionnels en Espagne');
    expect(changedLines(data.sources.get(record), files.get(record))).toEqual([`    "badge": "${mark}",`]);
  });

  test('a text that moved on since the export is marked with what was translated, not with what it says now', () => {
    const file = translating(exported(staleSite(), 'es', format), 'badge', spanish);
    const mark = fingerprint('Conçu pour vos professionnels en Espagne');
    expect(imported([file], staleSite('Conçu pour tous les')).files.get(record)).toContain(`"badge": "${mark}"`);
  });

  test('a text whose state is not finished is put in place, and not marked', () => {
    const state = format === '2.0' ? 'initial' : 'needs-review-translation';
    const { files, changes } = imported([translating(exported(siteAfter(), 'es', format), 'badge', spanish, state)]);
    expect([...files.keys()]).toEqual([hero]);
    expect(changes.map(({ isDone }) => isDone)).toEqual([false]);
  });

  test('a stale text that is still right is marked, and not touched', () => {
    const data = staleSite();
    const file = translating(exported(data, 'es', format), 'badge', 'Pensado para profesionales en España');
    expect([...imported([file], data).files.keys()]).toEqual([record]);
  });

  test('placeholders and no-break spaces go out as protected parts, and notes tell what a text is for, its limits and place', () => {
    const file = exported(siteAfter(), 'es', format);
    const unit = file.slice(file.indexOf('unit id="entries.pricing.answer"'));
    expect(unit.slice(0, unit.indexOf('</source>')).match(/<ph /g)?.length).toBeGreaterThan(1);
    expect(file).not.toMatch(/<(?:source|target)[^>]*>[^<]*(?:\{\{|\u00a0|\u202f)/);
    for (const note of ['The badge with the flag.', '20 to 60 characters.', 'locales/es/hero.json, badge'])
      expect(file).toContain(note);
  });

  test('finished texts are imported while the rest waits, as copies of the source, empty or as sent', () => {
    const { data } = withPortuguese();
    const state = format === '2.0' ? 'initial' : 'needs-translation';
    const attributes = format === '1.2' ? ` state="${state}"` : '';
    const untouched = exported(data, 'pt', format);
    const copied = untouched.replace(/<source[^>]*>([\s\S]*?)<\/source>/g, `$&<target${attributes}>$1</target>`);
    const begun = translating(copied, 'lead', 'Das visitas.', state);
    const done = translating(translating(begun, 'badge', 'Para equipas da obra'), 'rating', '{{rating}} de {{max}}');
    const { refusals, changes, left } = imported([done], data);
    expect(refusals).toEqual([]);
    const finished = changes.map(({ place: { name }, isDone }) => [name, isDone]);
    expect(Object.fromEntries(finished)).toEqual({ lead: false, rating: true, badge: true });
    expect(new Set(left.map(({ because }) => because))).toEqual(new Set(['unfinished']));
  });

  test('es_ES is Spanish, as target language', () => {
    const file = translating(exported(siteAfter(), 'es', format), 'badge', spanish);
    const named = file
      .replace(/(trgLang|target-language)="es"/g, '$1="es_ES"')
      .replace(/(srcLang|source-language)="fr"/g, '$1="fr_FR"');
    expect(imported([named])).toMatchObject({ refusals: [], changes: [{ text: spanish }] });
  });
});

test('line ends of the site’s files stay', () => {
  const data = siteAfter({ [hero]: (source) => source.replaceAll('\n', '\r\n') });
  const { files } = imported([translating(exported(data), 'badge', spanish)], data);
  expect(files.get(hero)).toBe(data.sources.get(hero)?.replace('Pensado para profesionales en España', spanish));
});

const segment = (source: string, target: string) =>
  `<segment state="final"><source>${source}</source><target>${target}</target></segment>`;

test.each([
  ['with a space of their own', segment('Conçu pour les ', 'Uno dos. ') + segment('professionnels en Espagne', 'Tres.')],
  [
    'with a space between them',
    `${segment('Conçu pour les', 'Uno dos.')}<ignorable><source> </source></ignorable>${segment('professionnels en Espagne', '<mrk id="m">Tres</mrk>.')}`,
  ],
  ['without the space', segment('Conçu pour les ', 'Uno dos.') + segment('professionnels en Espagne', 'Tres.')],
])('segments into which a tool split a text are read as one: %s', (_, segments) => {
  const file = exported().replace(/(<unit id="badge"[\s\S]*?)<segment[\s\S]*?<\/segment>/, `$1${segments}`);
  expect(imported([file])).toMatchObject({ refusals: [], changes: [{ text: 'Uno dos. Tres.' }] });
});

test.each(['', ' '])('so are those of XLIFF 1.2, with "%s" between them', (space) => {
  const target = `<mrk mtype="seg" mid="1">Uno dos.</mrk>${space}<mrk mtype="seg" mid="2">Tres.</mrk>`;
  const file = translating(exported(siteAfter(), 'es', '1.2'), 'badge', target);
  expect(imported([file])).toMatchObject({ refusals: [], changes: [{ text: 'Uno dos. Tres.' }] });
});

test('a file is found by the marks of its units, if a tool has given it another name', () => {
  const file = translating(exported(), 'badge', spanish).replaceAll('"data/locales/fr/', '"C:\\\\in\\\\');
  expect([...imported([file]).files.keys()]).toEqual([hero]);
});

test('a corrected file is imported again over what the first import wrote, not over what somebody else wrote', () => {
  const data = siteAfter();
  const file = exported(data);
  const first = imported([translating(file, 'badge', spanish)], data);
  const now = { ...data, sources: new Map([...data.sources, ...first.files]) };
  const receipts = new Set(first.changes.map(({ place, text }) => receiptOf(place, text)));
  const corrected = translating(file, 'badge', 'Para vuestros equipos');
  expect(imported([corrected], now, { receipts }).files.get(hero)).toContain('Para vuestros equipos');
  expect(imported([corrected], now).refusals.join()).toContain(`while the site says "${spanish}" since the export`);
});

test('the texts of a new language go out without a translation, and come back, stale if the source text has changed meanwhile', () => {
  const { data } = withPortuguese();
  const file = exported(data, 'pt');
  expect(file).not.toContain('<target');
  const source = 'locales/fr/hero.json';
  data.sources.set(source, replacing('Conçu pour les', 'Conçu pour vos')(data.sources.get(source) ?? ''));
  const { refusals, files } = imported([translating(file, 'badge', 'Para equipas da obra')], data);
  expect(refusals).toEqual([]);
  expect([...files.keys()].sort()).toEqual(['locales/pt/hero.json', 'translations/pt.json']);
  expect(files.get('locales/pt/hero.json')).toContain('"badge": "Para equipas da obra"');
  const mark = fingerprint('Conçu pour les professionnels en Espagne');
  expect(files.get('translations/pt.json')).toContain(`"badge": "${mark}"`);
});
