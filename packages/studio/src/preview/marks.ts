/**
 * A mark is a number, encoded in invisible characters at the end of a text. The characters are variation selectors (VS17 to
 * VS256): Unicode lists them under Default_Ignorable_Code_Point, so fonts do not draw them. They belong to the letter before
 * them (Grapheme_Extend), so they take no width, not even with letter-spacing, which Firefox adds to zero-width spaces and
 * invisible operators; they allow no line break; and browsers do not search for another font because of them. Only Chinese and
 * Japanese characters have variants selected by them, in fonts made for this.
 */
const first = 0xe0100;
const base = 240;

/** Number of characters in a mark. All marks have the same length, so that consecutive marks can be separated. */
const length = 2;

/** The number of possible marks. */
export const mostMarks = base ** length;

const pattern = /[\u{E0100}-\u{E01EF}]{2}/gu;

/** Encodes a number from 0 to `mostMarks` - 1 in invisible characters. */
export const markOf = (index: number): string =>
  String.fromCodePoint(first + Math.floor(index / base), first + (index % base));

/** Returns the numbers of all marks in a text, in order. */
export const marksIn = (text: string): number[] =>
  [...text.matchAll(pattern)].map(([mark]) =>
    [...mark].reduce((index, character) => index * base + (character.codePointAt(0) ?? first) - first, 0),
  );

/** Removes all marks from a text. */
export const withoutMarks = (text: string): string => text.replace(pattern, '');
