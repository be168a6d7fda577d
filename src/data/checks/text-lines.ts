import letterWidths from '../../theme/fonts/letter-widths.json';

/** A text style whose letters were measured (`tools/subset-font.mts`). */
export interface MeasuredStyle {
  font: keyof typeof letterWidths;
  /** In pixels. */
  size: number;
  /** Between letters, in parts of the size. */
  letterSpacing: number;
}

/**
 * Breaks a text into lines as browsers do: after spaces and hyphens. Kerning is ignored; letters that the font lacks count as the
 * widest letter.
 * @param room the width of the column, in pixels
 * @returns the number of lines, and the widest part that no line break divides
 */
export function textLines(text: string, style: MeasuredStyle, room: number) {
  const widest = { word: '', width: 0 };
  let count = 1;
  let filled = 0;
  for (const [part, word = ''] of text.matchAll(/([^ -]*-?) */g)) {
    const width = widthOf(word, style);
    if (width > widest.width) Object.assign(widest, { word, width });
    if (filled > 0 && filled + width > room) {
      count++;
      filled = 0;
    }
    filled += widthOf(part, style);
  }
  return { count, widest };
}

function widthOf(text: string, { font, size, letterSpacing }: MeasuredStyle): number {
  const widths: Readonly<Record<string, number>> = letterWidths[font];
  const letters = [...text].map((letter) => (widths[letter] ?? widths.W ?? 0) / 1000 + letterSpacing);
  return letters.reduce((total, width) => total + width * size, 0);
}
