/**
 * A mark is a number in characters that nobody sees, at the end of a text. They are variation selectors (VS17 to VS256): Unicode lists
 * them under Default_Ignorable_Code_Point, so no font draws them. As part of the letter before them (Grapheme_Extend) they take no width,
 * not even with letter-spacing, which Firefox puts beside zero-width spaces and invisible operators; they allow no line break; and
 * browsers look for no other font because of them. Chinese and Japanese characters alone have variants by that name, in fonts made for it.
 */
const first = 0xe0100;
const base = 240;

/** Characters of a mark. All are as long, so that marks which follow each other can be told apart. */
const length = 2;

/** How many marks there are. */
export const mostMarks = base ** length;

const pattern = /[\u{E0100}-\u{E01EF}]{2}/gu;

/** The invisible characters that stand for a number from 0 to `mostMarks` - 1. */
export const markOf = (index: number): string =>
  String.fromCodePoint(first + Math.floor(index / base), first + (index % base));

/** The numbers of all marks in a text, in their order. */
export const marksIn = (text: string): number[] =>
  [...text.matchAll(pattern)].map(([mark]) =>
    [...mark].reduce((index, character) => index * base + (character.codePointAt(0) ?? first) - first, 0),
  );

/** A text as visitors read it. */
export const withoutMarks = (text: string): string => text.replace(pattern, '');
