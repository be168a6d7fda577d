import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { fontFamily, textStyles } from './text-styles';
import { colors, desktopFrom, mobileBelow, sizes } from './tokens';

/** What `theme` is made from. */
export const themeOptions: ThemeOptions = {
  breakpoints: { values: { xs: 0, sm: 480, md: mobileBelow, lg: desktopFrom, xl: 1440 } },
  palette: {
    primary: { main: colors.emberButton, dark: colors.ember[4], contrastText: colors.paper },
    text: { primary: colors.ink, secondary: colors.inkSoft },
    background: { default: colors.paper, paper: colors.paper },
    divider: colors.line,
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily,
    fontSize: 16,
    h1: textStyles.display,
    h2: textStyles.section,
    h3: textStyles.title,
    subtitle1: textStyles.lead,
    body1: textStyles.body,
    body2: textStyles.small,
    caption: textStyles.caption,
    button: { fontSize: sizes.small, fontWeight: 700, lineHeight: 1.2, textTransform: 'none' },
  },
};

/** The design for MUI components, which are only the overlays. */
export const theme = createTheme(themeOptions);
