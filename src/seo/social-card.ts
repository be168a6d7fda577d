import { cardSize } from './card-path';

/** The texts of a social card. */
export interface CardText {
  /** The product's name. */
  name: string;
  /** The chip above the heading: one or two words. */
  label: string;
  heading: string;
  /** The host that the card leads to. */
  host: string;
  /** The word in the pointer of the label. */
  pointer: string;
}

/** The colours that a card is drawn in. */
interface CardColors {
  ink: string;
  inkSoft: string;
  paper: string;
  emberButton: string;
  /** From light to dark; the third is that of the frame. */
  ember: readonly string[];
  /** From the shortest bar, A, to the longest, G. */
  bars: readonly { letter: string; fill: string; text: string }[];
}

/** An element for satori: the shape of a React element, without React. */
export interface CardElement {
  type: string;
  props: Record<string, unknown>;
}

type Style = Record<string, string | number>;

/** Font family names for the renderer, of the file with most letters and of the one with those beyond Western Europe. */
export const cardFontNames = {
  text: ['Archivo', 'Archivo Extended'],
  display: ['Archivo Display', 'Archivo Display Extended'],
} as const;

const families = { text: cardFontNames.text.join(', '), display: cardFontNames.display.join(', ') };

const box = (style: Style, children: (CardElement | string)[] | string = []): CardElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Headings with more letters are smaller, so that they fit into four lines. */
const longHeading = 38;

/** Free room round the card's content, in pixels. */
const padding = { x: 76, y: 66 } as const;

/** Lays out a social card: the double frame, the logo mark, the heading, and the bars of the label. */
export function socialCard({ name, label, heading, host, pointer }: CardText, colors: CardColors): CardElement {
  const fontSize = heading.length > longHeading ? 62 : 76;
  const height = cardSize.height - 2 * padding.y;
  const text = box({ flexDirection: 'column', justifyContent: 'space-between', width: 690, height }, [
    box({ alignItems: 'center', fontFamily: families.display, fontSize: 38 }, [mark(colors), name]),
    box({ flexDirection: 'column', alignItems: 'flex-start' }, [
      chip(label, colors),
      box({ marginTop: 26, fontFamily: families.display, fontSize, lineHeight: 1.06, letterSpacing: '-0.03em' }, heading),
    ]),
    box({ color: colors.inkSoft, fontSize: 26 }, host),
  ]);
  const style = {
    ...cardSize,
    position: 'relative',
    background: colors.paper,
    color: colors.ink,
    fontFamily: families.text,
    padding: `${padding.y}px ${padding.x}px`,
  };
  return box(style, [text, scale(pointer, colors), frame(14, 18, 3, colors), frame(24, 10, 1.5, colors)]);
}

/**
 * A bar that ends in an arrow. Drawn as a path, because the renderer does not support clip paths that depend on the size of an
 * element.
 */
function arrowBar(width: number, height: number, fill: string, style: Style = {}): CardElement {
  const tip = height / 2;
  const d = `M0 0H${width - tip}L${width} ${tip}L${width - tip} ${height}H0Z`;
  return {
    type: 'svg',
    props: { width, height, viewBox: `0 0 ${width} ${height}`, style, children: { type: 'path', props: { d, fill } } },
  };
}

/** The label of a page in a bar: its words, then the arrow's tip. */
function chip(label: string, { emberButton, paper }: CardColors): CardElement {
  const height = 54;
  const words = {
    height,
    alignItems: 'center',
    padding: '0 8px 0 20px',
    background: emberButton,
    color: paper,
    fontSize: 26,
  };
  return box({}, [box(words, label), arrowBar(height / 2 + 1, height, emberButton)]);
}

/** The mark: three bars. */
function mark({ bars }: CardColors): CardElement {
  const rows = [34, 43, 52].map((width, index) => arrowBar(width, 14, bars[index * 3]?.fill ?? '', { marginBottom: 3 }));
  return box({ flexDirection: 'column', marginRight: 18 }, rows);
}

/** Height of a bar of the label at the right, and of a bar with the gap below it, in pixels. */
const row = { height: 48, pitch: 59 } as const;

/** The label at the right: seven bars with their letters, and the pointer at A, which every case climbs to. */
function scale(word: string, { bars, ink, paper }: CardColors): CardElement {
  const letter = { position: 'absolute', top: 9, fontFamily: families.display, fontSize: 26, lineHeight: 1.15 };
  const rows = bars.map(({ letter: name, fill, text }, index) => {
    const width = 124 + index * 32;
    return box({ position: 'relative', height: row.pitch }, [
      arrowBar(width, row.height, fill),
      box({ ...letter, left: width - 56, color: text }, name),
    ]);
  });
  // Beside the shortest bar, there is room for some seven letters.
  const width = Math.min(62 + 19 * word.length, 185);
  const shape = arrowBar(width, row.height, ink, { position: 'absolute', top: 0, right: 0, transform: 'rotate(180deg)' });
  const pointer = box({ position: 'absolute', top: 0, right: 0, width, height: row.height }, [
    shape,
    box({ ...letter, right: 18, color: paper }, word),
  ]);
  return box({ position: 'absolute', top: 112, left: 800, width: 316, flexDirection: 'column' }, [...rows, pointer]);
}

const frame = (inset: number, borderRadius: number, width: number, { ember: [, , color] }: CardColors) =>
  box({
    position: 'absolute',
    top: inset,
    left: inset,
    width: cardSize.width - 2 * inset,
    height: cardSize.height - 2 * inset,
    border: `${width}px solid ${color}`,
    borderRadius,
  });
