/** A part of a text: words, a placeholder such as `{{price}}`, or a no-break space. */
interface Piece {
  kind: 'words' | 'placeholder' | 'no-break-space';
  text: string;
  /** Its start index in the text. */
  at: number;
}

const special = /(\{\{\s*\w+\s*\}\})|[\u00a0\u202f]/g;

/** Splits a text into its parts, in order. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const words = (to: number) => {
    if (to > end) pieces.push({ kind: 'words', text: text.slice(end, to), at: end });
  };
  for (const match of text.matchAll(special)) {
    words(match.index);
    pieces.push({ kind: match[1] ? 'placeholder' : 'no-break-space', text: match[0], at: match.index });
    end = match.index + match[0].length;
  }
  words(text.length);
  return pieces;
}
