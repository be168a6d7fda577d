import fc from 'fast-check';
import type { DataDocument, Problem } from '../../packages/content';
import { parseDocument } from '../../src/content/model';

/** The problems of a text that cannot be read. */
function problemsOf(source: string): readonly Problem[] {
  const result = parseDocument('site.json', source);
  if (!Array.isArray(result)) throw new Error(`No problem was found in ${source}`);
  return result;
}

/** The document of a text that can be read. */
function documentOf(source: string): DataDocument {
  const result = parseDocument('site.json', source);
  if (Array.isArray(result)) throw new Error(result[0]?.found);
  return result;
}

test('a duplicate key is reported at its second place, at any depth', () => {
  expect(problemsOf('{\n  "a": { "b": 1,\n    "b": 2 },\n  "c": [{ "d": 1, "d": 2 }]\n}')).toMatchObject([
    { line: 3, column: 5, key: 'a.b', found: 'the key "b" a second time' },
    { line: 4, column: 19, key: 'c[0].d' },
  ]);
});

test('every file is either parsed like JSON.parse does, or reported', () => {
  const typo = fc.tuple(fc.json(), fc.nat(), fc.string({ maxLength: 3 }), fc.nat(3));
  fc.assert(
    fc.property(typo, ([json, at, insert, cut]) => {
      const place = at % (json.length + 1);
      const source = json.slice(0, place) + insert + json.slice(place + cut);
      const result = parseDocument('site.json', source);
      if (Array.isArray(result)) expect(result.length).toBeGreaterThan(0);
      else expect(result.value).toEqual(JSON.parse(source));
    }),
    { numRuns: 500 },
  );
});

test('knows the place of each key, and the nearest parent of a missing key', () => {
  const { positionOf } = documentOf('{\n  "a": {\n    "b": [10,\n      20]\n  }\n}');
  expect(positionOf(['a', 'b'])).toEqual({ line: 3, column: 5 });
  expect(positionOf(['a', 'b', 1])).toEqual({ line: 4, column: 7 });
  expect(positionOf(['a', 'missing'])).toEqual({ line: 2, column: 3 });
  expect(positionOf(['missing'])).toEqual({ line: 1, column: 1 });
});
