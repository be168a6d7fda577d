import fc from 'fast-check';
import { type DataDocument, parseDocument } from '../../src/content/data-document';
import type { Problem } from '../../src/content/problem';

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

test.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 2, /Write `"a": 1,`/],
  ['a comma too many in a group', '{\n  "a": 1,\n}', 2, /Write `"a": 1`/],
  ['a comma too many in a list', '{ "a": [\n  1,\n] }', 2, /Write `1`/],
  ['a missing colon', '{\n  "a" 1\n}', 2, /Write `"a": 1`/],
  ['a missing value', '{\n  "a":\n}', 3, /missing value/],
  ['a brace left open', '{\n  "a": 1\n', 2, /write its end/],
  ['a bracket left open', '{\n  "a": [1\n', 2, /write its end/],
  ['a quotation mark left open', '{\n  "a": "one\n}', 2, /Write `"a": "one"`/],
  ['a comment', '{\n  // note\n  "a": 1\n}', 2, /Take this line out/],
  ['a tab in a text', '{\n  "a": "one\ttwo"\n}', 2, /Write `"a": "one two"`/],
  ['something after the end', '{\n  "a": 1\n}\n}', 4, /Take this line out/],
])('%s is reported at its place, with how to fix it', (_, source, line, fix) => {
  const [first] = problemsOf(source);
  expect(first).toMatchObject({ severity: 'error', file: 'site.json', line, fix: expect.stringMatching(fix) });
  expect(first?.found).not.toBe('');
  expect(first?.expected).not.toBe('');
});

test('a duplicate key is reported at its second place, at any depth', () => {
  expect(problemsOf('{\n  "a": { "b": 1,\n    "b": 2 },\n  "c": [{ "d": 1, "d": 2 }]\n}')).toMatchObject([
    { line: 3, column: 5, key: 'a.b', found: 'the key "b" a second time' },
    { line: 4, column: 19, key: 'c[0].d' },
  ]);
});

test.each(['', '  \n\t'])('an empty file (%j) is called empty', (source) => {
  expect(problemsOf(source)[0]).toMatchObject({ line: 1, column: 1, found: 'an empty file', expected: 'JSON' });
});

test('a file that is not JSON at all does not cause many problems', () => {
  expect(problemsOf('{ a b c d e f g h i j k l }').length).toBeLessThanOrEqual(5);
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

test.each(['\uFEFF{}', '{}\u00a0', '[01]', '{"a": .5}', '{"a": 1.}', 'NaN', "{'a': 1}"])('%j is reported', (source) => {
  expect(problemsOf(source)[0]).toMatchObject({ file: 'site.json', line: 1 });
});

test('knows the place of each key, and the nearest parent of a missing key', () => {
  const { positionOf } = documentOf('{\n  "a": {\n    "b": [10,\n      20]\n  }\n}');
  expect(positionOf(['a', 'b'])).toEqual({ line: 3, column: 5 });
  expect(positionOf(['a', 'b', 1])).toEqual({ line: 4, column: 7 });
  expect(positionOf(['a', 'missing'])).toEqual({ line: 2, column: 3 });
  expect(positionOf(['missing'])).toEqual({ line: 1, column: 1 });
});
