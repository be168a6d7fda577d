import { setNoBreakSpaces } from '../../src/content/checks/typography-rules';
import { keepWhole, outside } from '../../tools/studio/page/text/keep-whole';
import { piecesOf } from '../../tools/studio/page/text/pieces';

/** Returns the result after a browser has replaced the text between `start` and `end`. */
const edited = (text: string, start: number, end: number, by = '') =>
  keepWhole(text, { text: text.slice(0, start) + by + text.slice(end), caret: start + by.length });

const text = 'From {{price}} a month';

test.each<[string, ReturnType<typeof edited>, string, number]>([
  ['a letter before a placeholder', edited(text, 5, 5, 'x'), 'From x{{price}} a month', 6],
  ['a brace before a placeholder', edited(text, 5, 5, '{'), 'From {{{price}} a month', 6],
  ['a letter behind it', edited(text, 14, 14, 'x'), 'From {{price}}x a month', 15],
  ['Backspace behind it takes it out', edited(text, 13, 14), 'From  a month', 5],
  ['Delete before it takes it out', edited(text, 5, 6), 'From  a month', 5],
  ['a letter inside of it is refused', edited(text, 8, 8, 'x'), text, 14],
  ['what is typed over a part of it replaces all', edited(text, 3, 9, 'x'), 'Frox a month', 4],
  ['what is typed over it replaces it', edited(text, 5, 14, 'x'), 'From x a month', 6],
  ['the last letter can go', edited(text, 21, 22), 'From {{price}} a mont', 21],
])('placeholders stay whole: %s', (_, { text: found, caret }, wanted, at) => {
  expect({ found, caret }).toEqual({ found: wanted, caret: at });
});

test('what replaces the whole text may begin with the same letters', () => {
  const all = { start: 0, end: 8 };
  expect(keepWhole('{{name}}', { text: '{', caret: 1 }, all)).toEqual({ text: '{', caret: 1 });
  expect(keepWhole('{{name}}', { text: '', caret: 0 }, all)).toEqual({ text: '', caret: 0 });
  // Delete in front of it selects nothing.
  expect(keepWhole('{{name}}', { text: '{name}}', caret: 0 }, { start: 0, end: 0 })).toEqual({ text: '', caret: 0 });
});

test('an undone replacement, which the browser selects again, is taken as it is', () => {
  expect(keepWhole('Hello X', { text: 'Hello World', caret: 11 })).toEqual({ text: 'Hello World', caret: 11 });
});

test('a caret never stands inside of a placeholder: it goes on in its direction', () => {
  expect(outside(text, 6, 5)).toBe(14);
  expect(outside(text, 13, 14)).toBe(5);
  expect(outside(text, 5, 4)).toBe(5);
});

test('a text is drawn in words, placeholders and no-break spaces, with nothing lost', () => {
  const pieces = piecesOf('«\u00a0{{name}}\u00a0» : 3');
  expect(pieces.map(({ kind }) => kind)).toEqual(['words', 'no-break-space', 'placeholder', 'no-break-space', 'words']);
  expect(pieces.map((piece) => piece.text).join('')).toBe('«\u00a0{{name}}\u00a0» : 3');
});

test.each<[string, string, string]>([
  ['fr', 'Combien ? 3 % : « tout » !', 'Combien\u202f? 3\u00a0%\u00a0: «\u00a0tout\u00a0»\u202f!'],
  ['fr', 'Vraiment?', 'Vraiment\u202f?'],
  ['es', '¿Cuánto? 3 €', '¿Cuánto? 3\u00a0€'],
  ['en', 'How much? 3 %', 'How much? 3 %'],
  ['fr', 'https://example.com', 'https://example.com'],
])('no-break spaces are put in as %s wants them: %s', (language, typed, wanted) => {
  expect(setNoBreakSpaces(typed, language).text).toBe(wanted);
});

test('what is being typed stays as it is, and the caret stays behind it', () => {
  expect(setNoBreakSpaces('Voici :', 'fr', 7)).toEqual({ text: 'Voici :', caret: 7 });
  expect(setNoBreakSpaces('Voici: x', 'fr', 8)).toEqual({ text: 'Voici\u00a0: x', caret: 9 });
});
