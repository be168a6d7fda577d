import archivo from './fonts/archivo.woff2';
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

/** What applies to every page: the font and its stand-in, focus, anchors. A list, since both faces have one key. */
export const globalStyles = [
  { '@font-face': archivoFace },
  { '@font-face': fallbackFace },
  {
    html: {
      scrollPaddingTop: '104px',
      // What has the focus must not end up under the cookie bar (WCAG 2.2, 2.4.11).
      scrollPaddingBottom: 'calc(var(--consent-bar, 0px) + 16px)',
      WebkitTextSizeAdjust: '100%',
      '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    },
    body: { overflowX: 'clip' },
    ':focus-visible': { outline: `3px solid ${colors.ember[2]}`, outlineOffset: '3px' },
    '::selection': { background: colors.ember[1], color: colors.ink },
    a: { color: 'inherit' },
    img: { maxWidth: '100%', height: 'auto' },
  },
];
