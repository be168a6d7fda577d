import { markOf, marksIn, mostMarks, withoutMarks } from '../src/preview/marks';

const numbers = [0, 1, 239, 240, 241, 12345, mostMarks - 1];

test('a mark gives its number back, and without its marks a text is what it was', () => {
  expect(marksIn(numbers.map((number) => `text ${markOf(number)}`).join(''))).toEqual(numbers);
  const text = 'Où ? 350 € — naïve, 日本, 👍🏽, {{count}}';
  expect(withoutMarks(`${markOf(7)}${text}${markOf(8)}${markOf(9)}`)).toBe(text);
});

// Unicode 16.0: Default_Ignorable_Code_Point (DerivedCoreProperties.txt) and Grapheme_Extend.
test('a mark is made of characters that fonts do not draw, and that belong to the letter before them', () => {
  for (const mark of numbers.map(markOf)) {
    expect(mark).toMatch(/^\p{Default_Ignorable_Code_Point}+$/u);
    expect([...new Intl.Segmenter().segment(`e${mark}`)]).toHaveLength(1);
    expect(`a ${mark} b`.split(/\s/)).toEqual(['a', mark, 'b']);
    expect(mark.trim()).toBe(mark);
    expect(mark.normalize('NFC')).toBe(mark.normalize('NFKC'));
  }
});
