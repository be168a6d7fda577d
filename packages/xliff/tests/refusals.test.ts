import { replacing } from '../../../__tests__/support/sample-data';
import { siteAfter } from '../../../__tests__/support/sample-languages';
import { exported, imported, translating } from './sample-xliff';

const price = 'entries.pricing.answer';
const file = exported();
const unitOf = (id: string) => new RegExp(`<unit id="${id}"[\\s\\S]*?</unit>`).exec(file)?.[0] ?? '';
const badge = (target: string) => translating(file, 'badge', target);

/** The damage, the resulting file, and the expected message. */
const cases: readonly [string, string | Uint8Array, RegExp][] = [
  [
    'a lost placeholder',
    translating(file, price, 'Cuesta poco.'),
    /unit entries\.pricing\.answer: found no \{\{…\}\}.*expected \{\{includedFiles\}\} \{\{price\}\}/,
  ],
  ['a placeholder of another name', translating(file, 'rating', '{{rate}} de {{max}}'), /found \{\{max\}\} \{\{rate\}\}/],
  ['a protected part that lost its data', file.replace(/<originalData>[\s\S]*?<\/originalData>/, ''), /not what was sent/],
  ['a protected part without its text', translating(file, price, '<ph id="d9"/>'), /does not say what it stands for/],
  ['a tag for formatting', badge('Para <b>sus</b> equipos'), /unit badge: found the tag <b>.*Remove the tag/],
  ['a broken limit', translating(file, 'landing.title', 'Corto {{name}}'), /found \d+ characters; expected 20 to 60/],
  ['HTML', badge('Para &lt;b&gt;equipos&lt;/b&gt;'), /unit badge: found/],
  ['the source text', badge('Conçu pour les professionnels en Espagne'), /the source text word for word.*--same/],
  ['an emptied translation', badge(''), /found no translation/],
  ['a unit of another name', file.replace('<unit id="badge"', '<unit id="bagde"'), /Did you mean "badge"\?/],
  [
    'a unit under the id of another',
    file.replace('<unit id="badge"', '<unit id="credibility"').replace(unitOf('credibility'), ''),
    /the mark of another text/,
  ],
  ['a doubled unit', file.replace(unitOf('badge'), (unit) => unit + unit), /a second time; expected each unit once/],
  ['a lost mark', file.replace(/brasa:mark="[^"]*"/, ''), /found no mark of what was sent/],
  ['a file of another language', file.replace('trgLang="es"', 'trgLang="en"'), /or of another language than "en"/],
  ['a changed source text', file.replace('Conçu pour les', 'Conçu pour nos'), /which is not what was sent/],
  ['a document type', file.replace('<xliff', '<!DOCTYPE xliff [<!ENTITY x SYSTEM "file:///x">]><xliff'), /a document type/],
  [
    'elements without end inside each other',
    badge(`${'<mrk id="m">'.repeat(20_000)}Uno${'</mrk>'.repeat(20_000)}`),
    /more than 32 elements inside each other/,
  ],
  ['an unknown entity', badge('Para &x;'), /not XML/],
  ['a file that breaks off', file.slice(0, file.length / 2), /not XML/],
  ['another encoding', Buffer.from(file, 'latin1'), /not UTF-8/],
  ['another encoding that it declares', file.replace('UTF-8', 'ISO-8859-1'), /the encoding ISO-8859-1/],
  ['UTF-16', Buffer.from(`\ufeff${file}`, 'utf16le'), /not UTF-8|not XML/],
  ['something else', '<html/>', /XLIFF 1\.2 or 2\.0/],
];

test.each(cases)('%s is refused, and nothing is imported', (_, damaged, expected) => {
  const { refusals, files } = imported([damaged]);
  expect(refusals.join('\n')).toMatch(expected);
  for (const refusal of refusals)
    expect(refusal).toMatch(/^file-1\.xlf:\d+ {2}(?:unit|\(whole).+: found .+; expected .+\. .+/s);
  expect([...files]).toEqual([]);
});

/** Damages that concern every unit of a file, and the message. */
const ofAllUnits: readonly [string, string, RegExp][] = [
  ['all marks lost', file.replace(/ brasa:mark="[^"]*"/g, ''), /found no mark of what was sent.*--format 1\.2/],
  [
    'a file of another site',
    file.replaceAll('"data/locales/fr/', '"app/').replace(/brasa:mark="/g, '$&other-'),
    /found a text of "app\//,
  ],
  ['no language', file.replace(' trgLang="es"', ''), /into ""; expected one from "fr" into "en" or "es"/],
  ['another source language', file.replace('srcLang="fr"', 'srcLang="pt-BR"'), /from "pt-BR" into "es"/],
  ['the source text changed everywhere', file.replace(/<\/source>/g, '!$&'), /which is not what was sent/],
];

test.each(ofAllUnits)('%s: one line, though every unit has it', (_, damaged, expected) => {
  const { refusals } = imported([damaged]);
  expect(refusals).toEqual([expect.stringMatching(expected)]);
  expect(refusals.join()).toMatch(/unit \S+, .* and \d+ more: found /);
});

test('every mistake is told at once, in all files, and nothing of the rest is imported', () => {
  const wrong = translating(translating(file, price, 'Cuesta poco.'), 'badge', '');
  expect(imported([translating(wrong, 'credibility', 'Un texto bueno')]).refusals).toHaveLength(2);
  expect(imported([file, file]).refusals.join()).toMatch(/found the unit of file-1\.xlf:\d+ a second time/);
});

test('a text that somebody changed since the export is not overwritten', () => {
  const data = siteAfter({ 'locales/es/hero.json': replacing('Pensado para profesionales en España', 'Para cada equipo') });
  const { refusals } = imported([badge('Para sus equipos')], data);
  expect(refusals.join()).toContain('while the site says "Para cada equipo" since the export');
});

test('--same takes a text that is meant to be the source’s', () => {
  const same = badge('Conçu pour les professionnels en Espagne');
  const { refusals, files } = imported([same], siteAfter(), { meansSame: true });
  expect([refusals, [...files.keys()]]).toEqual([[], ['locales/es/hero.json', 'translations/es.json']]);
});

test('a translation is imported as the rules of its language want it', () => {
  const { refusals, files } = imported([badge("La 'obra' de&#xAD;l &#xD83D;equipo -- d'aquí...")]);
  expect(refusals).toEqual([]);
  expect(files.get('locales/es/hero.json')).toContain('"La «obra» del equipo – d’aquí…"');
});

test.each(['fr', 'es'])('an export sends the texts of "%s" without what XML cannot hold', (language) => {
  const path = `locales/${language}/hero.json`;
  const damaged = siteAfter({ [path]: replacing('"badge": "', '"badge": "Uno\\u000b\\ud83d dos ') });
  expect(exported(damaged)).toContain('>Uno dos ');
});
