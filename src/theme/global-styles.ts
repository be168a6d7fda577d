import type { CSSObject } from '@emotion/react';
import archivo from './fonts/archivo.woff2';
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

/** Measured so that a line takes the same room before and after Archivo arrives. */
const fallbackFace = {
  fontFamily: 'Archivo fallback',
  src: 'local("Arial"), local("Helvetica"), local("Liberation Sans")',
  ascentOverride: '87.8%',
  descentOverride: '21%',
  lineGapOverride: '0%',
};

/** What applies to every page: even ground (box-sizing, no margin), the font and its stand-in, focus, anchors. A list, since both faces have one key. */
export const globalStyles: CSSObject[] = [
  { '@font-face': archivoFace },
  { '@font-face': fallbackFace },
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
    '::selection': { background: colors.ember[1], color: colors.ink },
    a: { color: 'inherit' },
    img: { maxWidth: '100%', height: 'auto' },
  },
];
