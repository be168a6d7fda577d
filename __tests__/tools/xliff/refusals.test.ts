import { replacing } from '../../support/sample-data';
import { exported, imported, siteAfter, translating, withPortuguese } from '../../support/sample-xliff';

const price = 'entries.pricing.answer';
const file = exported();
const unitOf = (id: string) => new RegExp(`\\s*<unit id="${id}"[\\s\\S]*?</unit>`).exec(file)?.[0] ?? '';

/** The damage, the resulting file, and the expected message. */
const cases: readonly [string, readonly (string | Uint8Array)[], RegExp][] = [
  [
    'a lost placeholder',
    [translating(file, price, 'Cuesta poco.')],
    /unit entries\.pricing\.answer: found no \{\{…\}\}.*expected \{\{includedFiles\}\} \{\{price\}\}/,
  ],
  ['a placeholder of another name', [translating(file, 'rating', '{{rate}} de {{max}}')], /found \{\{max\}\} \{\{rate\}\}/],
  [
    'a protected part that lost its data',
    [file.replace(/<originalData>[\s\S]*?<\/originalData>/, '')],
    /which is not what was sent/,
  ],
  [
    'a broken limit',
    [translating(file, 'landing.title', 'Corto {{name}}')],
    /unit landing\.title: found \d+ characters; expected 20 to 60/,
  ],
  ['a straight apostrophe', [translating(file, 'badge', "L'obra")], /unit badge: found .*curved apostrophe/],
  [
    'a question without its opening mark',
    [translating(file, 'entries.audience.question', 'Para quién es {{name}}?')],
    /opens with ¿/,
  ],
  ['HTML', [translating(file, 'badge', 'Para &lt;b&gt;equipos&lt;/b&gt;')], /unit badge: found/],
  ['mojibake', [translating(file, 'badge', 'Para todos los dÃ­as')], /unit badge: found/],
  ['a character that nobody sees', [translating(file, 'badge', 'Para\u2066 equipos')], /unit badge: found .*\(U\+2066\)/],
  [
    'half a character',
    [translating(file, 'badge', 'Para &#xD83D; equipos')],
    /unit badge: found a character that nobody sees \(U\+D83D\)/,
  ],
  ['a space at its end', [translating(file, 'badge', 'Para equipos ')], /unit badge: found .*no space before or after/],
  [
    'the source text',
    [translating(file, 'badge', 'Conçu pour les professionnels en Espagne')],
    /the source text word for word.*--same/,
  ],
  ['an emptied translation', [translating(file, 'badge', '')], /found no translation/],
  [
    'a foreign file',
    [file.replaceAll('data/locales/fr/', 'app/').replace(/brasa:mark="/g, '$&other-')],
    /a text of "app\/[^"]+".* \(?"original"\)? or the marks/,
  ],
  [
    'a tag for formatting',
    [translating(file, 'badge', 'Para <b>sus</b> equipos')],
    /unit badge: found the tag <b>.*Remove the tag/,
  ],
  [
    'a protected part without its text',
    [translating(file, price, '<ph id="d9"/>')],
    /found a protected part \(<ph>\) that does not say what it stands for/,
  ],
  [
    'elements inside each other by the thousand',
    [translating(file, 'badge', `${'<mrk id="m">'.repeat(30_000)}x${'</mrk>'.repeat(30_000)}`)],
    /more than 100 elements inside each other/,
  ],
  ['an unknown unit', [file.replace('<unit id="badge"', '<unit id="bagde"')], /Did you mean "badge"\?/],
  [
    'a unit under the id of another',
    [file.replace('<unit id="badge"', '<unit id="credibility"').replace(unitOf('credibility'), '')],
    /the mark of another text/,
  ],
  ['a doubled unit', [file.replace(unitOf('badge'), (unit) => unit + unit)], /a second time; expected each unit once/],
  ['the same file twice', [file, file], /found the unit of file-1\.xlf:\d+ a second time/],
  [
    'a language that the site has not',
    [file.replace('trgLang="es"', 'trgLang="it"')],
    /into "it"; expected one from "fr" into "en" or "es"/,
  ],
  ['a lost mark', [file.replace(/brasa:mark="[^"]*"/, '')], /found no mark/],
  ['a changed source text', [file.replace('Conçu pour les', 'Conçu pour nos')], /which is not what was sent/],
  [
    'a document type',
    [file.replace('<xliff', '<!DOCTYPE xliff [<!ENTITY x SYSTEM "file:///etc/passwd">]><xliff')],
    /a document type/,
  ],
  ['an unknown entity', [translating(file, 'badge', 'Para &x;')], /not XML/],
  ['a file that breaks off', [file.slice(0, file.length / 2)], /not XML/],
  ['another encoding', [Buffer.from(file, 'latin1')], /not UTF-8/],
  ['another encoding that it declares', [file.replace('UTF-8', 'ISO-8859-1')], /the encoding ISO-8859-1/],
  ['UTF-16', [Buffer.from(`\ufeff${file}`, 'utf16le')], /not UTF-8|not XML/],
  ['something else', ['<html/>'], /XLIFF 1\.2 or 2\.0/],
];

test.each(cases)('%s is refused', (_, files, expected) => {
  const { refusals, files: written } = imported(files);
  expect(refusals.join('\n')).toMatch(expected);
  for (const refusal of refusals)
    expect(refusal).toMatch(/^file-\d\.xlf:\d+ {2}(?:unit|\(whole).+: found .+; expected .+\. .+/s);
  expect([...written]).toEqual([]);
});

test('every mistake is told at once, and nothing of the rest is imported', () => {
  const wrong = translating(translating(file, price, 'Cuesta poco.'), 'badge', '');
  const { refusals, files } = imported([translating(wrong, 'credibility', 'Un texto bueno')]);
  expect(refusals).toHaveLength(2);
  expect([...files]).toEqual([]);
});

test('a text that somebody changed since the export is not overwritten', () => {
  const data = siteAfter({ 'locales/es/hero.json': replacing('Pensado para profesionales en España', 'Para cada equipo') });
  const { refusals } = imported([translating(file, 'badge', 'Para sus equipos')], data);
  expect(refusals.join()).toContain('while the site says "Para cada equipo" since the export');
});

test('--same takes a text that is meant to be the source’s', () => {
  const { refusals, files } = imported(
    [translating(file, 'badge', 'Conçu pour les professionnels en Espagne')],
    siteAfter(),
    {
      meansSame: true,
    },
  );
  expect([refusals, [...files.keys()]]).toEqual([[], ['locales/es/hero.json', 'translations/es.json']]);
});

test.each(['fr', 'es'])('an export names the text of "%s" that XML cannot hold', (language) => {
  const path = `locales/${language}/hero.json`;
  const damage = (escaped: string) => () =>
    exported(siteAfter({ [path]: replacing('"badge": "', `"badge": "Uno${escaped} `) }));
  expect(damage('\\u000b')).toThrow(`data/${path}:3:3  error: badge: found a character that nobody sees (U+000B)`);
  expect(damage('\\ud83d')).toThrow(`data/${path}:3:3  error: badge: found a character that nobody sees (U+D83D)`);
});

/** Damages that concern every unit of a file, and the message. */
const ofAllUnits: readonly [string, (file: string) => string, RegExp][] = [
  ['all marks lost', (xliff) => xliff.replace(/ brasa:mark="[^"]*"/g, ''), /found no mark of what was sent.*--format 1\.2/],
  [
    'a file of another site',
    (xliff) => xliff.replaceAll('"data/locales/fr/', '"app/').replace(/brasa:mark="/g, '$&other-'),
    /found a text of "app\//,
  ],
  ['no language', (xliff) => xliff.replace(' trgLang="es"', ''), /into ""; expected one from "fr" into "en" or "es"/],
  ['another source language', (xliff) => xliff.replace('srcLang="fr"', 'srcLang="pt-BR"'), /from "pt-BR" into "es"/],
  ['the source text changed everywhere', (xliff) => xliff.replace(/<\/source>/g, '!$&'), /which is not what was sent/],
  ['the file named twice', (xliff) => xliff.replace(/<file [\s\S]*<\/file>/, '$&$&'), /a second time/],
];

test.each(ofAllUnits)('%s: one line, though every unit has it', (_, damage, expected) => {
  const { refusals } = imported([damage(file)]);
  expect(refusals).toEqual([expect.stringMatching(expected)]);
  expect(refusals.join()).toMatch(/unit \S+, .* and \d+ more: found /);
});

test('a file for one language that says another is refused with both, in one line', () => {
  const { data } = withPortuguese();
  const { refusals } = imported([exported(data, 'es').replace('trgLang="es"', 'trgLang="pt"')], data);
  expect(refusals).toEqual([
    expect.stringMatching(/found texts that were exported for "es", in a file that says that it is in "pt"/),
  ]);
});
