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
 * The text styles: three for headings, and four for other texts. After changing the weight or width of headings, run `npx tsx
 * tools/subset-font.mts`, which measures their letters.
 */
export const textStyles = {
  display: {
    ...display(112, 780, '-0.035em', 1.02),
    fontSize: sizes.display,
    [smallPhone]: { fontSize: '2.25rem' },
    // In narrower windows, the longest words (“fonctionnalités”, “características”) would overflow.
    [breakpoints.down(22.5)]: { fontSize: sizes.section },
  },
  section: { ...display(112, 760, '-0.03em', 1.06), fontSize: sizes.section },
  title: { ...display(108, 740, '-0.02em', 1.14), fontSize: sizes.title, wordSpacing: '0.06em' },
  lead: running(sizes.lead, 1.5),
  body: running(sizes.body, 1.6),
  small: running(sizes.small, 1.5),
  caption: { fontSize: sizes.caption, lineHeight: 1.45, wordSpacing },
} as const;

/** Fallback fonts for Archivo until it is loaded: on computers and iPhones, and on Android. */
export const fallbackFonts = ['Archivo fallback', 'Archivo fallback Roboto'] as const;

/** The font and its fallbacks. */
export const fontFamily = ['Archivo', ...fallbackFonts.map((name) => `"${name}"`), 'system-ui', 'sans-serif'].join(', ');
