import { setNoBreakSpaces } from '../../page/text/no-break-spaces';
import { piecesOf } from '../../page/text/pieces';

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
  expect(setNoBreakSpaces(typed, language)).toBe(wanted);
});
