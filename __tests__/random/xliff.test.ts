import fc from 'fast-check';
import { valueAt } from '../../src/content/problem';
import type { Change } from '../../tools/xliff/judge-unit';
import { exported, type Format, imported, siteAfter } from '../support/sample-xliff';

/** A quarter of a second each: fewer than of other damage. */
const runs = Math.min(Number(process.env.DAMAGES ?? 100), 500);
const data = siteAfter();

/** What the translator wrote instead of one text; all others are as exported. */
const meant = 'Para todos los equipos';

const translatedFile = (format: Format) =>
  exported(data, 'es', format).replace('>Pensado para profesionales en España<', `>${meant}<`);

const files = { '2.0': translatedFile('2.0'), '1.2': translatedFile('1.2') } as const;

type Damage = (file: string) => string | Uint8Array;

const unitPattern = /[ ]*<(trans-)?unit [\s\S]*?<\/(?:trans-)?unit>\n/g;
const idPattern = / id="([^"]*)"/;
const idOf = (unit: string) => idPattern.exec(unit)?.[1] ?? '';
const unitsOf = (file: string) => [...file.matchAll(unitPattern)].map(([unit]) => unit);
const at = <One>(list: readonly One[], index: number): One => list[index % list.length] as One;

/** Damages of a file, by kind. */
const damages = {
  removed: fc.nat().map(
    (n): Damage =>
      (file) =>
        file.replace(at(unitsOf(file), n), ''),
  ),
  moved: fc.nat().map(
    (n): Damage =>
      (file) => {
        const [first, second] = [at(unitsOf(file), n), at(unitsOf(file), n + 1)];
        return file.replace(first + second, () => second + first);
      },
  ),
  doubled: fc.nat().map(
    (n): Damage =>
      (file) =>
        file.replace(at(unitsOf(file), n), (unit) => unit + unit),
  ),
  renamed: fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('', 'x')).map(
    ([n, m, end]): Damage =>
      (file) => {
        const [unit, other] = [at(unitsOf(file), n), at(unitsOf(file), n + 1 + (m % 50))];
        return file.replace(unit, () => unit.replace(idPattern, ` id="${idOf(other)}${end}"`));
      },
  ),
  placeholder: fc.tuple(fc.nat(), fc.constantFrom('', '<ph id="zz"/>', '{{', '}}', '{{prize}}', '<x id="1"/>')).map(
    ([n, by]): Damage =>
      (file) => {
        const units = unitsOf(file).filter(
          (unit) => /<target[^>]*>[\s\S]*\{\{/.test(unit) || /<target[\s\S]*canDelete/.test(unit),
        );
        const unit = at(units, n);
        const [head, target = ''] = unit.split(/(?=<target)/);
        return file.replace(
          unit,
          () => head + target.replace(/<ph [^>]*(?:\{\{[\s\S]*?\/>|ctype="x-placeholder"[\s\S]*?<\/ph>)/, by),
        );
      },
  ),
  encoding: fc.constantFrom<BufferEncoding>('latin1', 'utf16le', 'base64', 'hex').map(
    (encoding): Damage =>
      (file) =>
        encoding === 'latin1' || encoding === 'utf16le' ? Buffer.from(file, encoding) : Buffer.from(file).toString(encoding),
  ),
  // Correct files, but not in UTF-8.
  declaredEncoding: fc.constantFrom(['ISO-8859-1', 'latin1'], ['windows-1252', 'latin1'], ['UTF-16', 'utf16le']).map(
    ([name, encoding]): Damage =>
      (file) =>
        Buffer.from(`${name === 'UTF-16' ? '\ufeff' : ''}${file.replace('UTF-8', name ?? '')}`, encoding as BufferEncoding),
  ),
  cut: fc.nat().map(
    (n): Damage =>
      (file) =>
        file.slice(0, n % (file.trimEnd().length - 1)),
  ),
  entity: fc.constantFrom('&x;', '&nbsp;', '&#0;').map(
    (entity): Damage =>
      (file) =>
        file.replace('</source>', () => `${entity}</source>`),
  ),
  doctype: fc
    .constantFrom(
      '<!DOCTYPE xliff>',
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
      '<!doctype x SYSTEM "http://127.0.0.1/">',
    )
    .map(
      (type): Damage =>
        (file) =>
          file.replace('<xliff', () => `${type}<xliff`),
    ),
  characters: fc.tuple(fc.nat(), fc.string({ unit: 'binary', minLength: 1, maxLength: 3 })).map(
    ([n, text]): Damage =>
      (file) => {
        const place = n % file.length;
        return file.slice(0, place) + text + file.slice(place + 1);
      },
  ),
};

type Kind = keyof typeof damages;

const harmless: ReadonlySet<Kind> = new Set<Kind>(['removed', 'moved']);

const damage = fc.oneof(
  ...(Object.entries(damages) as [Kind, fc.Arbitrary<Damage>][]).map(([kind, arbitrary]) =>
    arbitrary.map((change) => ({ kind, change })),
  ),
);

const hero = 'locales/es/hero.json';

/** Whether nothing is written but what the translator wrote, in the unit where they wrote it. */
function isRight(written: ReadonlyMap<string, string>): boolean {
  const before = JSON.parse(data.sources.get(hero) ?? '') as object;
  return [...written].every(
    ([path, text]) => path === hero && JSON.stringify(JSON.parse(text)) === JSON.stringify({ ...before, badge: meant }),
  );
}

/** Returns the id of the unit in which a damage begins. */
function damagedUnit(file: string, damaged: string): string | undefined {
  const place = file.split('').findIndex((character, index) => character !== damaged[index]);
  return unitsOf(file)
    .filter((unit) => file.indexOf(unit) <= place && place < file.indexOf(unit) + unit.length)
    .map(idOf)[0];
}

/** Returns the ids of the units with other changes than the translator's. */
const strayChanges = (changes: readonly Change[]) => changes.filter(({ text }) => text !== meant).map(({ unit }) => unit.id);

test(`${runs} random damages of a translated file: none is imported wrongly, and every refusal can be read`, () => {
  let refused = 0;
  fc.assert(
    fc.property(fc.constantFrom<Format>('2.0', '1.2'), damage, (format, { kind, change }) => {
      const file = files[format];
      const damaged = change(file);
      const { refusals, files: written, changes } = imported([damaged], data);
      if (refusals.length > 0) {
        refused++;
        expect(written.size).toBe(0);
      }
      for (const refusal of refusals) {
        expect(refusal).toMatch(/^file-1\.xlf:\d+ {2}(?:unit |\(whole file\)).*: found .+; expected .+\. .+/s);
        expect(refusal).not.toMatch(/undefined|\[object|\n\s+at /);
      }
      if (kind === 'characters') {
        // A changed character of a translation cannot be told from a change by the translator; other units stay as they are.
        const unit = damagedUnit(file, String(damaged));
        expect(strayChanges(changes).filter((id) => id !== unit)).toEqual([]);
        return;
      }
      expect(isRight(written)).toBe(true);
      expect(refusals.length > 0).toBe(!harmless.has(kind) && damaged !== file);
    }),
    { numRuns: runs },
  );
  expect(refused).toBeGreaterThan(runs / 3);
  expect(valueAt(JSON.parse(siteAfter().sources.get(hero) ?? ''), ['badge'])).not.toBe(meant);
}, 3_600_000);
