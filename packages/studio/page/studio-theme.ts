import type { CSSObject } from '@emotion/react';
import { createTheme } from '@mui/material/styles';
import { archivo, colors, desktopFrom, fontFamily, siteThemeOptions } from './site';

/** Font sizes: smaller than the site's, since the studio shows more content at once. */
export const sizes = { small: '0.8125rem', body: '0.9375rem', heading: '1.0625rem' } as const;

/** The media query for windows in which two panes fit side by side. */
export const wide = `@media (min-width: ${desktopFrom}px)`;

/** The width of the panel in such a window. */
export const panelWidth = 'max(30rem, 46%)';

const focusOutline = { outline: `3px solid ${colors.ember[2]}`, outlineOffset: '2px' };

/** The site's theme with a denser layout. */
export const studioTheme = createTheme(siteThemeOptions, {
  shape: { borderRadius: 6 },
  typography: {
    body1: { fontSize: sizes.body, lineHeight: 1.5 },
    body2: { fontSize: sizes.small, lineHeight: 1.5 },
    button: { fontSize: sizes.small },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: {
        root: {
          minHeight: 32,
          fontSize: sizes.small,
          '&[aria-disabled="true"]': {
            borderColor: colors.line,
            background: colors.pale,
            color: colors.inkSoft,
            cursor: 'default',
          },
        },
        // Readable on every background of the panel.
        outlined: { color: colors.emberText },
        text: { color: colors.emberText },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': focusOutline } },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 40,
          padding: '8px 12px',
          minWidth: 0,
          '&.Mui-selected': { boxShadow: 'inset 0 -2px currentColor' },
        },
      },
    },
    // In a narrow panel the tabs wrap: their own mark follows them, the sliding one of the list does not.
    MuiTabs: {
      styleOverrides: { root: { minHeight: 40 }, list: { flexWrap: 'wrap' }, indicator: { display: 'none' } },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          padding: '4px 10px',
          minHeight: 32,
          color: colors.ink,
          fontSize: sizes.small,
          '&:focus-visible': { zIndex: 1 },
        },
      },
    },
    MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
  },
});

/** The styles that apply to the whole page. */
export const globalStyles: CSSObject[] = [
  {
    '@font-face': {
      fontFamily: 'Archivo',
      src: `url(${archivo}) format("woff2")`,
      fontWeight: '400 800',
      fontStretch: '100% 120%',
      fontDisplay: 'swap',
    },
  },
  {
    '*, *::before, *::after': { boxSizing: 'border-box' },
    'html, body, #studio': { [wide]: { height: '100%' } },
    body: {
      margin: 0,
      background: colors.wash,
      color: colors.ink,
      fontFamily,
      fontSize: sizes.body,
      lineHeight: 1.5,
      overflowWrap: 'anywhere',
    },
    'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0 },
    'ul, ol': { padding: 0, listStyle: 'none' },
    ':focus-visible': focusOutline,
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
    },
  },
];
