import { sizes } from './tokens';

const display = (width: number, weight: number, letterSpacing: string, lineHeight: number) =>
  ({ fontStretch: `${width}%`, fontWeight: weight, letterSpacing, lineHeight, textWrap: 'balance' }) as const;

const running = (fontSize: string, lineHeight: number) => ({ fontSize, lineHeight, textWrap: 'pretty' }) as const;

/**
 * The styles of text: three for headings, from the page's down, and four for what stands below them. After a change of the
 * weight or width of headings: `npx tsx tools/subset-font.mts`, which measures their letters.
 */
export const textStyles = {
  display: {
    ...display(112, 780, '-0.035em', 1.02),
    fontSize: sizes.display,
    // Below the scale's lower end the longest words (“fonctionnalités”, “características”) would stand out of the window.
    '@media (max-width: 359.95px)': { fontSize: sizes.section },
  },
  section: { ...display(112, 760, '-0.03em', 1.06), fontSize: sizes.section },
  title: { ...display(108, 740, '-0.02em', 1.14), fontSize: sizes.title },
  lead: running(sizes.lead, 1.5),
  body: running(sizes.body, 1.6),
  small: running(sizes.small, 1.5),
  caption: { fontSize: sizes.caption, lineHeight: 1.45 },
} as const;

/** Families of the fonts that stand in for Archivo until it arrives: on computers and iPhones, and on Android. */
export const fallbackFonts = ['Archivo fallback', 'Archivo fallback Roboto'] as const;

/** The font, and what stands in for it. */
export const fontFamily = ['Archivo', ...fallbackFonts.map((name) => `"${name}"`), 'system-ui', 'sans-serif'].join(', ');
