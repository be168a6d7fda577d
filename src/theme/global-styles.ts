import type { CSSObject } from '@emotion/react';
import { decorationStyles } from './decoration-styles';
import archivo from './fonts/archivo.woff2';
import { printStyles } from './print-styles';
import { fallbackFonts, fontFamily, textStyles } from './text-styles';
import { colors, headerBar, layoutMark, lowWindow } from './tokens';
import { scriptsFailed } from './without-scripts';

/** Address of the font file, for the preload in the head. */
export const fontUrl: string = archivo;

const archivoFace = {
  fontFamily: 'Archivo',
  src: `url(${archivo}) format("woff2")`,
  fontWeight: '400 800',
  fontStretch: '100% 120%',
  fontDisplay: 'swap',
};

/** A font that systems bring, by the names under which they have it. */
interface SystemFont {
  /** The family of its stand-ins. */
  fontFamily: string;
  plain: readonly string[];
  bold: readonly string[];
  /** Archivo's widths in parts of a hundred of this font's, measured over the site's own texts in its three languages. */
  plainWidth: number;
  boldWidth: number;
}

const [arial, roboto] = fallbackFonts;

const systemFonts: readonly SystemFont[] = [
  {
    fontFamily: arial,
    plain: ['Arial', 'Helvetica', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold'],
    plainWidth: 98.2,
    boldWidth: 98,
  },
  { fontFamily: roboto, plain: ['Roboto'], bold: ['Roboto Bold', 'Roboto-Bold'], plainWidth: 98.6, boldWidth: 104.2 },
];

/** The widths of Archivo that bold texts have (`font-stretch`), and how much wider each is than the plain one. */
const boldStretches: readonly [fontStretch: string, factor: number][] = [
  ['100%', 1],
  ['108%', 1.106],
  ['112%', 1.167],
];

/** What stands in for Archivo until it arrives, as wide and as high. */
const fallbackFace = (
  fontFamily: string,
  names: readonly string[],
  fontWeight: string,
  fontStretch: string,
  width: number,
) => ({
  fontFamily,
  src: names.map((name) => `local("${name}")`).join(),
  fontWeight,
  fontStretch,
  sizeAdjust: `${width.toFixed(1)}%`,
  // Both are scaled along with the glyphs.
  ascentOverride: `${(8780 / width).toFixed(1)}%`,
  descentOverride: `${(2100 / width).toFixed(1)}%`,
  lineGapOverride: '0%',
});

const standInFaces = systemFonts.flatMap(({ fontFamily, plain, bold, plainWidth, boldWidth }) => [
  fallbackFace(fontFamily, plain, '400 599', '100%', plainWidth),
  ...boldStretches.map(([stretch, factor]) => fallbackFace(fontFamily, bold, '600 800', stretch, boldWidth * factor)),
]);

/** What applies to every page: even ground (box-sizing, no margin), the font and its stand-in, focus, anchors. A list, since both faces have one key. */
export const globalStyles: CSSObject[] = [
  { '@font-face': archivoFace },
  ...standInFaces.map((face) => ({ '@font-face': face })),
  {
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: {
      WebkitFontSmoothing: 'antialiased',
      // A section that a link leads to comes to rest below the header, as far from it as the header is from the window's edge.
      scrollPaddingTop: `calc(2 * ${headerBar.margin} + ${headerBar.height}px)`,
      [lowWindow]: { scrollPaddingBlock: '16px calc(var(--consent-bar, 0px) + 16px)' },
      // What has the focus must not end up under the cookie bar and the floating buttons (WCAG 2.2, 2.4.12).
      scrollPaddingBottom: 'calc(var(--consent-bar, 0px) + 100px)',
      WebkitTextSizeAdjust: '100%',
    },
    // Over heights that are estimates a smooth scroll misses: it keeps to the place that it set out for.
    [`html[${layoutMark}="whole"]`]: { '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
    body: {
      ...textStyles.body,
      margin: 0,
      overflowX: 'clip',
      // A word that is wider than its column goes on in the next line, be it long or spaced by the reader. No column grows for it:
      // with `break-word` those of grids and flex boxes would.
      overflowWrap: 'anywhere',
      background: colors.paper,
      color: colors.ink,
      fontFamily,
    },
    'strong, b': { fontWeight: 700 },
    ':focus-visible': { outline: `3px solid ${colors.ember[2]}`, outlineOffset: '3px' },
    // Links lead there; a ring round a whole page or section tells nothing.
    'main:focus, main > section:focus': { outline: 'none' },
    '::selection': { background: colors.ember[1], color: colors.ink },
    a: { color: 'inherit' },
    img: { maxWidth: '100%', height: 'auto' },
    svg: { flex: 'none' },
    // What is further down is laid out later. Not where browsers do not hold what is seen in its place meanwhile (scroll anchoring,
    // which Safari lacks).
    '@media screen': {
      '@supports (overflow-anchor: auto)': {
        [`html[${layoutMark}="later"]:not([${scriptsFailed}]) main > section:not(:first-child)`]: {
          contentVisibility: 'auto',
          containIntrinsicSize: 'auto 1000px',
        },
      },
    },
    // Overlays bring transitions of their own.
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
    },
  },
  decorationStyles,
  ...printStyles,
];
