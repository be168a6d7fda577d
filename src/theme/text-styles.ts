import { breakpoints, smallPhone } from './breakpoints';
import { sizes } from './tokens';

const display = (width: number, weight: number, letterSpacing: string, lineHeight: number) =>
  ({
    fontStretch: `${width}%`,
    fontWeight: weight,
    letterSpacing,
    lineHeight,
    wordSpacing: '0.04em',
    textWrap: 'balance',
  }) as const;

/** Archivo's space is narrow, and narrower still after letters like k, F and P (kerning). */
const wordSpacing = '0.045em';

const running = (fontSize: string, lineHeight: number) =>
  ({ fontSize, lineHeight, wordSpacing, textWrap: 'pretty' }) as const;

/**
 * The text styles: one for figures, three for headings, and four for other texts, each with its size of the scale. After changing the weight or width of headings, run `npx tsx
 * tools/subset-font.mts`, which measures their letters.
 */
export const textStyles = {
  figure: {
    fontSize: sizes.figure,
    fontStretch: '118%',
    fontWeight: 800,
    letterSpacing: '-0.05em',
    lineHeight: 0.95,
    // The no-break space before a sign is meant for text sizes.
    wordSpacing: '-0.1em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  display: {
    ...display(112, 780, '-0.035em', 1.02),
    fontSize: sizes.display,
    [smallPhone]: { fontSize: '2.25rem' },
    // In narrower windows, the longest words (“fonctionnalités”, “características”) would overflow.
    [breakpoints.down(22.5)]: { fontSize: sizes.section },
    // It also follows the window's height: the first action must be in the first window of a laptop (1366 × 638).
    [breakpoints.up('lg')]: { fontSize: `max(2rem, min(${sizes.display}, 8vh, 4.5vw))` },
    [breakpoints.up('xxl')]: { fontSize: 'max(2rem, min(7.5vw - 2.5rem, 6.5rem, 9.5vh))', overflowWrap: 'normal' },
  },
  section: { ...display(112, 760, '-0.03em', 1.06), fontSize: sizes.section },
  title: { ...display(108, 740, '-0.02em', 1.14), fontSize: sizes.title, wordSpacing: '0.06em' },
  quote: running(sizes.quote, 1.35),
  lead: running(sizes.lead, 1.5),
  body: running(sizes.body, 1.55),
  caption: { fontSize: sizes.caption, lineHeight: 1.45, wordSpacing },
} as const;

/** Fallback fonts for Archivo until it is loaded: on computers and iPhones, and on Android. */
export const fallbackFonts = ['Archivo fallback', 'Archivo fallback Roboto'] as const;

/** The font and its fallbacks. */
export const fontFamily = ['Archivo', ...fallbackFonts.map((name) => `"${name}"`), 'system-ui', 'sans-serif'].join(', ');
