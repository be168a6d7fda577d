import fc from 'fast-check';
import { formatProblem, reportProblems } from '../../packages/content';
import { checkSources } from '../../src/data/checks/check-data';
import { readData } from '../../src/data/read-data';

const sample = readData();
const paths = [...sample.sources.keys()];
const before = new Set(checkSources(sample).problems.map(formatProblem));
const runs = Number(process.env.DAMAGES ?? 500);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every object of a value that has keys, lists included. */
const objectsOf = (value: unknown): Record<string, unknown>[] =>
  isObject(value) ? [...(Object.keys(value).length > 0 ? [value] : []), ...Object.values(value).flatMap(objectsOf)] : [];

type Damage = (object: Record<string, unknown>, key: string) => void;

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, '', ' ', [], {}, '\u0000', '\u2028', '{{', '__proto__', '<script>'),
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: 1, max: 200_000 }).map((length) => 'a'.repeat(length)),
  fc.integer({ min: 1, max: 60_000 }).map((length) => '?! '.repeat(length)),
);

/** Damage to a value: delete, retype, rename, duplicate. */
const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.constant<Damage>((object, key) => {
    delete object[key];
  }),
  junk.map(
    (value): Damage =>
      (object, key) => {
        object[key] = value;
      },
  ),
  fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('__proto__', 'constructor', 'toString')).map(
    (name): Damage =>
      (object, key) => {
        const renamed = Object.defineProperty({}, name, { value: object[key], enumerable: true });
        // An entry of a list has no name of its own: it gets one, as an object around it.
        if (Array.isArray(object)) object[Number(key)] = renamed;
        else {
          if (name !== key) delete object[key];
          Object.defineProperties(object, Object.getOwnPropertyDescriptors(renamed));
        }
      },
  ),
  fc.constant<Damage>((object, key) => {
    if (Array.isArray(object)) object.push(object[Number(key)]);
    else object[`${key}${key}`] = object[key];
  }),
);

/** Damage to a file's text: of its value, or of its characters, or another file in its place. */
const rewrite: fc.Arbitrary<(source: string) => string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(damage, fc.nat(), fc.nat()).map(([change, at, which]) => (source: string) => {
      const value: unknown = JSON.parse(source);
      const objects = objectsOf(value);
      const object = objects[at % objects.length] ?? {};
      const keys = Object.keys(object);
      change(object, keys[which % keys.length] ?? 'x');
      return JSON.stringify(value, null, 2);
    }),
  },
  { weight: 2, arbitrary: fc.nat().map((at) => (source: string) => source.slice(0, at % source.length)) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat(), fc.string({ unit: 'binary', maxLength: 3 })).map(
      ([at, text]) =>
        (source: string) =>
          source.slice(0, at % source.length) + text + source.slice(at % source.length),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(...paths).map((other) => () => sample.sources.get(other) ?? '') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('[', '{"a":', '"', '/*', '\\', ',', '\n').map((text) => () => text.repeat(20_000)),
  },
);

/** Rare among random damages: an entry of a list gets a good name that no text has. */
const renamedFirst = (source: string) => source.replace('"id": "', '"id": "x');

test(`${runs} random damages end in 'valid' or in problems that name the damaged file, never in anything else`, () => {
  let found = 0;
  fc.assert(
    fc.property(fc.constantFrom(...paths), rewrite, (path, change) => {
      const source = sample.sources.get(path) ?? '';
      const damaged = change(source);
      const sources = new Map(sample.sources).set(path, damaged);
      const since = process.cpuUsage();
      const { content, problems } = checkSources({ ...sample, sources });
      const fresh = problems.filter((problem) => !before.has(formatProblem(problem)));
      if (content === undefined) found++;
      // Processor time, in microseconds: a busy machine is no hang.
      expect(process.cpuUsage(since).user).toBeLessThan(5_000_000);
      expect(content === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
      expect(reportProblems(problems)).not.toMatch(/\n\s+at .*:\d+:\d+|undefined|\[object/);
      for (const { file, line, column } of problems) {
        expect(file.startsWith('images/') || file.endsWith('.json')).toBe(true);
        expect(Math.min(line, column)).toBeGreaterThan(0);
      }
      // A file that cannot be read is named itself; what is amiss between two files may be said of either.
      if (fresh.some(({ kind }) => /^(?:json|file|key|value)-/.test(kind) && kind !== 'file-missing'))
        expect(fresh.map(({ file }) => file)).toContain(path);
      // A list that names something without a text: what is missing is said at its own place, and which list requests it.
      else if (fresh.some(({ kind }) => kind === 'file-missing')) expect(fresh.map(formatProblem).join()).toContain(path);
    }),
    { numRuns: runs, examples: ['features.json', 'legal.json'].map((path) => [path, renamedFirst]) },
  );
  expect(found).toBeGreaterThan(runs / 3);
  // Takes a minute on an idle machine; a hang is detected by the CPU time of each damage.
}, 3_600_000);
