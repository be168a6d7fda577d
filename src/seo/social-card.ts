import { cardSize } from './card-path';

/** The words of a social card. */
export interface CardText {
  /** The product's name. */
  name: string;
  /** The chip above the heading: one or two words. */
  label: string;
  heading: string;
  /** The host that the card leads to. */
  host: string;
}

/** The colours that a card is drawn in. */
export interface CardColors {
  ink: string;
  inkSoft: string;
  paper: string;
  frame: string;
  button: string;
  /** From the shortest bar to the longest. */
  bars: readonly string[];
}

/** An element as satori takes it: React's shape, without React. */
export interface CardElement {
  type: string;
  props: { style: Record<string, string | number>; children?: (CardElement | string)[] | string };
}

/** Names of the two cuts of the font, as the renderer is to know them. */
export const cardFontNames = { text: 'Archivo', display: 'Archivo Display' } as const;

const box = (style: Record<string, string | number>, children: (CardElement | string)[] | string = []): CardElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Letters beyond which a heading is set smaller, so that it stays within four lines. */
const longHeading = 42;

/** Lays a social card out: the double frame, the mark, the heading, and the bars of the label that run off its edge. */
export function socialCard({ name, label, heading, host }: CardText, colors: CardColors): CardElement {
  const fontSize = heading.length > longHeading ? 62 : 76;
  const text = box({ flexDirection: 'column', justifyContent: 'space-between', width: 700, height: '100%' }, [
    box({ alignItems: 'center', fontFamily: cardFontNames.display, fontSize: 38 }, [mark(colors), name]),
    box({ flexDirection: 'column', alignItems: 'flex-start' }, [
      bar({ background: colors.button, color: colors.paper, fontSize: 26, padding: '10px 44px 10px 20px' }, label),
      box(
        { marginTop: 26, fontFamily: cardFontNames.display, fontSize, lineHeight: 1.06, letterSpacing: '-0.03em' },
        heading,
      ),
    ]),
    box({ color: colors.inkSoft, fontSize: 26 }, host),
  ]);
  return box(
    {
      ...cardSize,
      position: 'relative',
      background: colors.paper,
      color: colors.ink,
      fontFamily: cardFontNames.text,
      padding: '70px 76px',
    },
    [text, bars(colors), frame(14, 30, 3, colors.frame), frame(24, 22, 1.5, colors.frame)],
  );
}

const arrow = (tip: number) => `polygon(0 0, ${100 - tip}% 0, 100% 50%, ${100 - tip}% 100%, 0 100%)`;

const bar = (style: Record<string, string | number>, children: string) =>
  box({ clipPath: arrow(10), borderRadius: '8px 0 0 8px', ...style }, children);

/** The mark: three bars. */
function mark({ bars: fills }: CardColors): CardElement {
  const widths = [34, 43, 52];
  const rows = widths.map((width, index) =>
    box({ width, height: 14, background: fills[index * 3] ?? '', clipPath: arrow(24), marginBottom: 3 }),
  );
  return box({ flexDirection: 'column', marginRight: 18 }, rows);
}

/** The bars of the label at the right edge, each longer than the one above. */
function bars({ bars: fills }: CardColors): CardElement {
  const rows = fills.map((background, index) =>
    box({ width: 150 + index * 32, height: 48, background, clipPath: arrow(8), marginBottom: 12 }),
  );
  return box({ position: 'absolute', top: 118, left: 806, flexDirection: 'column' }, rows);
}

const frame = (inset: number, borderRadius: number, width: number, color: string) =>
  box({
    position: 'absolute',
    top: inset,
    left: inset,
    width: cardSize.width - 2 * inset,
    height: cardSize.height - 2 * inset,
    border: `${width}px solid ${color}`,
    borderRadius,
  });
