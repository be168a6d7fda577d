import fc from 'fast-check';
import { siteAfter } from '../../../../__tests__/support/sample-languages';
import type { Format } from '../..';
import { exported, imported, translating } from '../sample-xliff';

/** A quarter of a second each: fewer than of other damage. */
const runs = Math.min(Number(process.env.DAMAGES ?? 100), 500);
const data = siteAfter();

/** What the translator wrote instead of one text; all others are as exported. */
const meant = 'Para todos los equipos';

const translated = (format: Format) => translating(exported(data, 'es', format), 'badge', meant);
const files = { '2.0': translated('2.0'), '1.2': translated('1.2') } as const;

type Damage = (file: string) => string | Uint8Array;

const unitsOf = (file: string) => file.match(/<(?:trans-)?unit [\s\S]*?<\/(?:trans-)?unit>\n/g) ?? [];
const idOf = (unit = '') => / id="([^"]*)"/.exec(unit)?.[1] ?? '';
const at = <One>(list: readonly One[], index: number): One => list[index % list.length] as One;

/** Changes one unit, chosen by a number; the other one is any other. */
const ofUnit = (change: (unit: string, other: string) => string) =>
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 50 })).map(
    ([n, further]): Damage =>
      (file) => {
        const [unit, other] = [at(unitsOf(file), n), at(unitsOf(file), n + further)];
        return file.replace(unit, () => change(unit, other));
      },
  );

/** Damages of a file, and whether the rest is imported all the same. */
const damages: readonly [fc.Arbitrary<Damage>, isHarmless: boolean][] = [
  [ofUnit(() => ''), true],
  [ofUnit((unit) => unit + unit), false],
  [ofUnit((unit, other) => unit.replace(` id="${idOf(unit)}"`, ` id="${idOf(other)}"`)), false],
  [fc.nat().map((n) => (file) => file.slice(0, n % (file.trimEnd().length - 1))), false],
  [fc.constantFrom<BufferEncoding>('latin1', 'utf16le').map((encoding) => (file) => Buffer.from(file, encoding)), false],
  [
    fc.constantFrom('&x;', '&nbsp;', '&#0;').map((entity) => (file) => file.replace('</source>', `${entity}</source>`)),
    false,
  ],
];

const damage = fc.oneof(...damages.map(([arbitrary, isHarmless]) => arbitrary.map((change) => ({ change, isHarmless }))));

/** Expects that what is refused can be read, and that nothing is imported with it. */
function importedWell(damaged: string | Uint8Array) {
  const { refusals, files: written, changes } = imported([damaged], data);
  if (refusals.length > 0) expect(written.size).toBe(0);
  for (const refusal of refusals) {
    expect(refusal).toMatch(/^file-1\.xlf:\d+ {2}(?:unit |\(whole file\)).*: found .+; expected .+\. .+/s);
    expect(refusal).not.toMatch(/undefined|\[object|\n\s+at /);
  }
  return { isRefused: refusals.length > 0, strays: changes.filter(({ text }) => text !== meant).map(({ unit }) => unit.id) };
}

const format = fc.constantFrom<Format>('2.0', '1.2');

test(`${runs} random damages of a translated file: none is imported wrongly, and every refusal can be read`, () => {
  fc.assert(
    fc.property(format, damage, (name, { change, isHarmless }) => {
      const damaged = change(files[name]);
      const { isRefused, strays } = importedWell(damaged);
      expect(strays).toEqual([]);
      expect(isRefused).toBe(!isHarmless && damaged !== files[name]);
    }),
    { numRuns: runs },
  );
}, 3_600_000);

// A changed character of a translation cannot be told from a change by the translator.
test(`${runs} random characters change no other unit than the one where they stand`, () => {
  fc.assert(
    fc.property(format, fc.nat(), fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }), (name, n, text) => {
      const file = files[name];
      const place = n % file.length;
      const hit = unitsOf(file).find((unit) => file.indexOf(unit) <= place && place < file.indexOf(unit) + unit.length);
      const { strays } = importedWell(file.slice(0, place) + text + file.slice(place + 1));
      expect(strays.filter((id) => id !== idOf(hit))).toEqual([]);
    }),
    { numRuns: runs },
  );
}, 3_600_000);
