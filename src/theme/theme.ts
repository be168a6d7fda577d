import { createTheme } from '@mui/material/styles';
import { colors, desktopFrom, mobileBelow, sizes } from './tokens';

/** The one theme of the site. */
export const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 480, md: mobileBelow, lg: desktopFrom, xl: 1440 } },
  palette: {
    primary: { main: colors.emberButton, dark: colors.ember[4], contrastText: colors.paper },
    text: { primary: colors.ink, secondary: colors.inkSoft },
    background: { default: colors.paper, paper: colors.paper },
    divider: colors.line,
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: 'Archivo, "Archivo fallback", system-ui, sans-serif',
    fontSize: 16,
    h1: {
      ...display(112, 780, '-0.035em', 1.02),
      fontSize: sizes.display,
      // Below the scale's lower end the longest words (“fonctionnalités”, “características”) would stand out of the window.
      '@media (max-width: 359.95px)': { fontSize: sizes.section },
    },
    h2: { ...display(112, 760, '-0.03em', 1.06), fontSize: sizes.section },
    h3: { ...display(108, 740, '-0.02em', 1.14), fontSize: sizes.title },
    subtitle1: { fontSize: sizes.lead, lineHeight: 1.5, letterSpacing: 0, textWrap: 'pretty' },
    body1: { fontSize: sizes.body, lineHeight: 1.6, letterSpacing: 0, textWrap: 'pretty' },
    body2: { fontSize: sizes.small, lineHeight: 1.5, letterSpacing: 0, textWrap: 'pretty' },
    caption: { fontSize: sizes.caption, lineHeight: 1.45, letterSpacing: 0 },
    button: { fontSize: sizes.small, fontWeight: 700, lineHeight: 1.2, letterSpacing: 0, textTransform: 'none' },
  },
});

function display(width: number, weight: number, spacing: string, lineHeight: number) {
  return {
    fontStretch: `${width}%`,
    fontWeight: weight,
    letterSpacing: spacing,
    lineHeight,
    textWrap: 'balance',
  } as const;
}
