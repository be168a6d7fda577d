import letters from '../theme/fonts/card-letters.json';

const drawn = new Set(letters);

const isDrawn = (text: string) => [...text].every((letter) => drawn.has(letter));

/** How a card shows a letter that its font may lack: ₂ as 2, for example; undefined if it cannot. */
const formOf = (letter: string) => [letter, letter.normalize('NFKC')].find(isDrawn);

/** The letters of a text that social cards cannot show. */
export const lackingOnCards = (text: string): string[] =>
  [...new Set(text.normalize('NFC'))].filter(
    (letter) => formOf(letter) === undefined && !/\p{Default_Ignorable_Code_Point}/u.test(letter),
  );

/** A text as social cards show it: without the letters that their font lacks, which would leave holes. */
export const asDrawn = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => formOf(letter) ?? '')
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
