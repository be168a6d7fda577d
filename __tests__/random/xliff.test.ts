import fc from 'fast-check';
import { valueAt } from '../../src/content/problem';
import { exported, type Format, imported, siteAfter } from '../support/sample-xliff';

/** A quarter of a second each: fewer than of other damage. */
const runs = Math.min(Number(process.env.DAMAGES ?? 100), 500);
const data = siteAfter();

/** The texts of the language as translators changed them: a good one in every unit that this test can tell. */
const files = (['2.0', '1.2'] as const).map((format: Format) => {
  const file = exported(data, 'es', format);
  return format === '2.0'
    ? file.replace('>Para equipos de huerto<', '>Para todos los equipos<')
    : file.replace('>Para equipos de huerto<', '>Para todos los equipos<');
});
const meant = 'Para todos los equipos';

type Damage = (file: string) => string | Uint8Array;

const unitPattern = /[ ]*<(trans-)?unit [\s\S]*?<\/(?:trans-)?unit>\n/g;
const unitsOf = (file: string) => [...file.matchAll(unitPattern)].map(([unit]) => unit);
const at = <One>(list: readonly One[], index: number): One => list[index % list.length] as One;

/** Damages of a unit; by their names, which of them must be refused. */
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
  renamed: fc.tuple(fc.nat(), fc.nat()).map(
    ([n, m]): Damage =>
      (file) => {
        const [unit, other] = [at(unitsOf(file), n), at(unitsOf(file), n + 1 + (m % 50))];
        const id = / id="[^"]*"/.exec(other)?.[0] ?? '';
        return file.replace(unit, () => unit.replace(/ id="[^"]*"/, `${id.slice(0, -1)}x"`));
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

/** Whether what was imported is no more than what the translator wrote, in the unit where they wrote it. */
function isRight(written: ReadonlyMap<string, string>): boolean {
  const before = JSON.parse(data.sources.get(hero) ?? '') as object;
  return [...written].every(([path, text]) => {
    if (path === 'translations/es.json') return true;
    return path === hero && JSON.stringify(JSON.parse(text)) === JSON.stringify({ ...before, badge: meant });
  });
}

test(`${runs} random damages of a translated file: none is imported wrongly, and every refusal can be read`, () => {
  let refused = 0;
  fc.assert(
    fc.property(fc.constantFrom(...files), damage, (file, { kind, change }) => {
      const damaged = change(file);
      const { refusals, files: written } = imported([damaged], data);
      if (refusals.length > 0) {
        refused++;
        expect(written.size).toBe(0);
      }
      for (const refusal of refusals) {
        expect(refusal).toMatch(/^file-1\.xlf:\d+ {2}(?:unit |\(whole file\)).*: found .+; expected .+\. .+/s);
        expect(refusal).not.toMatch(/undefined|\[object|\n\s+at /);
      }
      // A character of a text is a translation like any other: the one thing that nobody can tell.
      if (kind === 'characters') return;
      expect(isRight(written)).toBe(true);
      expect(refusals.length > 0).toBe(!harmless.has(kind) && damaged !== file);
    }),
    { numRuns: runs },
  );
  expect(refused).toBeGreaterThan(runs / 3);
  expect(valueAt(JSON.parse(siteAfter().sources.get(hero) ?? ''), ['badge'])).not.toBe(meant);
}, 3_600_000);
