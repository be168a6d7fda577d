import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

/**
 * How wide each letter stands, in thousandths of the font's size.
 * @param font TrueType, without axes
 */
export function letterWidths(font: Uint8Array, letters: Iterable<string>): Record<string, number> {
  const face = new Face(new Blob(new Uint8Array(font).buffer));
  const shaped = new Font(face);
  return Object.fromEntries([...letters].map((letter) => [letter, widthOf(shaped, letter, face.upem)]));
}

/** The letters of a font in TrueType. */
export const lettersOf = (font: Uint8Array): string[] =>
  [...new Face(new Blob(new Uint8Array(font).buffer)).collectUnicodes()].map((code) => String.fromCodePoint(code));

function widthOf(font: Font, letter: string, unitsPerEm: number): number {
  const buffer = new Buffer();
  buffer.addText(letter);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const units = buffer.getGlyphPositions().reduce((total, { xAdvance }) => total + xAdvance, 0);
  return Math.round((units * 1000) / unitsPerEm);
}
