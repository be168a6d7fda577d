import type { CSSObject } from '@mui/material/styles';
import { comingMark, layoutMark, scriptsFailed } from '../../packages/fast-page/marks';
import { breakpoints, floatingBeside, largeLetters } from './breakpoints';
import archivo from './fonts/archivo.woff2';
import { frameStyles } from './frame-styles';
import { printStyles } from './print-styles';
import { fallbackFonts, fontFamily, textStyles } from './text-styles';
import { colors, coveredBelow, darkTimelines, focusRing, headerBar, lowWindow, strip } from './tokens';

/** Not preloaded: Chromium holds up the first paint for a preloaded font, for 100 ms even where it cannot arrive in time. */
const archivoFace = {
  fontFamily: 'Archivo',
  src: `url(${archivo}) format("woff2")`,
  fontWeight: '400 800',
  fontStretch: '100% 120%',
  fontDisplay: 'swap',
};

/** A system font, by the names that systems use for it. */
interface SystemFont {
  /** The family name of its fallback faces. */
  fontFamily: string;
  plain: readonly string[];
  bold: readonly string[];
  /** Width of Archivo as a percentage of this font, measured over the site's texts in its three languages. */
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

/** The widths of Archivo in bold texts (`font-stretch`), and how much wider each is than the normal one. */
const boldStretches: readonly [fontStretch: string, factor: number][] = [
  ['100%', 1],
  ['108%', 1.106],
  ['112%', 1.167],
];

/** A fallback face for Archivo until it is loaded, with the same width and height. */
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
  // Both are scaled together with the glyphs.
  ascentOverride: `${(8780 / width).toFixed(1)}%`,
  descentOverride: `${(2100 / width).toFixed(1)}%`,
  lineGapOverride: '0%',
});

const standInFaces = systemFonts.flatMap(({ fontFamily, plain, bold, plainWidth, boldWidth }) => [
  fallbackFace(fontFamily, plain, '400 599', '100%', plainWidth),
  ...boldStretches.map(([stretch, factor]) => fallbackFace(fontFamily, bold, '600 800', stretch, boldWidth * factor)),
]);

/** Height of the strip under the header, in pixels: down to the bar's lower line where that is lowest. */
const underHeader = 96;

/** At least the padding above a section's content, in pixels. */
const sectionPadding = 112;

/**
 * A strip in each section's colour under the header, so that no slices of words stand above and beside it. It lies in the section's
 * padding until it sticks to the window. Phones and tablets need none: there, the header is as wide as the window.
 */
const sectionStrips: CSSObject = {
  [`${breakpoints.up('lg')} and (min-height: 450px)`]: {
    ':is(main > div > section, footer)::before': {
      content: '""',
      display: 'block',
      position: 'sticky',
      top: 0,
      zIndex: 2,
      height: underHeader,
      marginTop: -underHeader,
      background: 'inherit',
    },
    // The first section is right below the header, and may begin with a link in its padding.
    'main > :first-of-type > section::before': {
      marginBlock: `${-underHeader - sectionPadding}px ${sectionPadding}px`,
    },
  },
};

/**
 * Styles of every page: reset (box-sizing, no margins; lists, disclosures and buttons without the browser's look), the font and
 * its fallbacks, focus, anchors. An array, because both font faces have the same key.
 */
export const globalStyles: CSSObject[] = [
  { '@font-face': archivoFace },
  ...standInFaces.map((face) => ({ '@font-face': face })),
  {
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: {
      WebkitFontSmoothing: 'antialiased',
      // The target of a link stops below the header, with the same distance as between the header and the window.
      scrollPaddingTop: `calc(2 * ${headerBar.margin} + ${headerBar.height}px)`,
      [breakpoints.down('lg')]: { scrollPaddingTop: headerBar.flat + 16 },
      // The focused element must not be covered by the cookie bar and the floating buttons (WCAG 2.2, 2.4.12).
      scrollPaddingBottom: `calc(${coveredBelow} + 16px)`,
      '--strip': `${strip.usual}px`,
      [lowWindow]: { '--strip': `${strip.low}px`, scrollPaddingTop: 16 },
      [floatingBeside]: { '--strip': '0px' },
      WebkitTextSizeAdjust: '100%',
      // Its colours are chosen in pairs: a browser that darkens pages by itself would change only one of them.
      colorScheme: 'only light',
    },
    // With estimated heights, a smooth scroll misses its target: it is not updated on the way.
    [`html[${layoutMark}="whole"]`]: { '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
    body: {
      ...textStyles.body,
      // The frame is around all of it, also of a page that is shorter than the window.
      position: 'relative',
      display: 'flow-root',
      minHeight: '100dvh',
      margin: 0,
      overflowX: 'clip',
      timelineScope: darkTimelines.join(),
      // Words wider than their column are broken, also with increased letter spacing. `anywhere` keeps the column from growing:
      // with `break-word` those of grids and flex boxes would.
      overflowWrap: 'anywhere',
      [largeLetters]: { hyphens: 'auto' },
      background: colors.paper,
      color: colors.ink,
      fontFamily,
    },
    // A dialog of MUI replaces the scroll bar by a padding. Between the two, the page is narrower for a moment, and what then wraps
    // must not scroll it.
    'body[style*="padding"]': { overflowAnchor: 'none' },
    'strong, b': { fontWeight: 700 },
    'p, ul, ol, dl, dd, figure, blockquote': { margin: 0 },
    'ul, ol': { padding: 0, listStyle: 'none' },
    summary: { listStyle: 'none', cursor: 'pointer' },
    'summary::-webkit-details-marker': { display: 'none' },
    button: { padding: 0, border: 0, background: 'none', color: 'inherit', font: 'inherit', cursor: 'pointer' },
    ':focus-visible': focusRing,
    // These get the focus only as a starting point for the keyboard, so they need no focus ring.
    'main:focus, main section:focus, :is(header, h1, h2, h3, p):focus, #gatsby-focus-wrapper': { outline: 'none' },
    // A page that is slow to come.
    [`html[${comingMark}]`]: {
      cursor: 'progress',
      '&::after': {
        content: '""',
        position: 'fixed',
        inset: '0 0 auto',
        zIndex: 60,
        height: 3,
        background: colors.ember[1],
      },
    },
    [`html[${scriptsFailed}]`]: { '--consent-bar': '0px !important' },
    '::selection': { background: colors.ember[1], color: colors.ink },
    a: { color: 'inherit' },
    // Each rule that asks for an underline would make it thin again.
    'a, button, summary': { textDecorationThickness: '1.5px !important', textUnderlineOffset: '0.25em' },
    img: { maxWidth: '100%', height: 'auto' },
    svg: { flex: 'none' },
    // Around the header and around the footer (`sleeping`): the header sticks to the window within the whole page.
    '#gatsby-focus-wrapper > div:not([class])': { display: 'contents' },
    // Defers layout below the first screen, only in browsers with scroll anchoring (not Safari): elsewhere, content would move.
    '@media screen': {
      '@supports (overflow-anchor: auto)': {
        [`html[${layoutMark}="later"]:not([${scriptsFailed}]) main > div:has(> section) ~ div:has(> section)`]: {
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
  sectionStrips,
  frameStyles,
  ...printStyles,
];
