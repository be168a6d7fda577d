import type { CSSObject } from '@emotion/react';
import archivo from './fonts/archivo.woff2';
import { printStyles } from './print-styles';
import { fontFamily, textStyles } from './text-styles';
import { colors } from './tokens';

/** Address of the font file, for the preload in the head. */
export const fontUrl: string = archivo;

const archivoFace = {
  fontFamily: 'Archivo',
  src: `url(${archivo}) format("woff2")`,
  fontWeight: '400 800',
  fontStretch: '100% 120%',
  fontDisplay: 'swap',
};

const plain = 'local("Arial"), local("Helvetica"), local("Liberation Sans")';
const bold = 'local("Arial Bold"), local("Arial-BoldMT"), local("Helvetica Bold"), local("Liberation Sans Bold")';

/**
 * What stands in for Archivo until it arrives, as wide and as high: widths measured over the site's own texts in its three
 * languages, once for each width of Archivo that is used.
 * @param sizeAdjust Archivo's width, in parts of a hundred of Arial's
 */
const fallbackFace = (src: string, fontWeight: string, fontStretch: string, sizeAdjust: number) => ({
  fontFamily: 'Archivo fallback',
  src,
  fontWeight,
  fontStretch,
  sizeAdjust: `${sizeAdjust}%`,
  // Both are scaled along with the glyphs.
  ascentOverride: `${(8780 / sizeAdjust).toFixed(1)}%`,
  descentOverride: `${(2100 / sizeAdjust).toFixed(1)}%`,
  lineGapOverride: '0%',
});

const fallbackFaces = [
  fallbackFace(plain, '400 599', '100%', 98.2),
  fallbackFace(bold, '600 800', '100%', 98),
  fallbackFace(bold, '600 800', '108%', 108.4),
  fallbackFace(bold, '600 800', '112%', 114.4),
];

/** What applies to every page: even ground (box-sizing, no margin), the font and its stand-in, focus, anchors. A list, since both faces have one key. */
export const globalStyles: CSSObject[] = [
  { '@font-face': archivoFace },
  ...fallbackFaces.map((face) => ({ '@font-face': face })),
  {
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: {
      WebkitFontSmoothing: 'antialiased',
      scrollPaddingTop: '104px',
      // What has the focus must not end up under the cookie bar (WCAG 2.2, 2.4.11).
      scrollPaddingBottom: 'calc(var(--consent-bar, 0px) + 16px)',
      WebkitTextSizeAdjust: '100%',
      '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    },
    body: { ...textStyles.body, margin: 0, overflowX: 'clip', background: colors.paper, color: colors.ink, fontFamily },
    'strong, b': { fontWeight: 700 },
    ':focus-visible': { outline: `3px solid ${colors.ember[2]}`, outlineOffset: '3px' },
    // The skip link leads there; a ring round the whole page tells nothing.
    'main:focus': { outline: 'none' },
    '::selection': { background: colors.ember[1], color: colors.ink },
    a: { color: 'inherit' },
    img: { maxWidth: '100%', height: 'auto' },
    svg: { flex: 'none' },
  },
  ...printStyles,
];
