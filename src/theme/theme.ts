import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { breakpoints } from './breakpoints';
import { buttons } from './components/button';
import { surfaces } from './components/surfaces';
import { tabs } from './components/tabs';
import { matchMedia } from './match-media';
import { fontFamily, textStyles } from './text-styles';
import { colors, radius, sizes } from './tokens';

/** MUI has a caption of its own. */
type TextStyles = Omit<typeof textStyles, 'caption'>;

declare module '@mui/material/styles' {
  interface TypographyVariants extends TextStyles {}
  interface TypographyVariantsOptions extends Partial<TextStyles> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<keyof TextStyles, true> {}
}

/** The palette and the fonts: all that a program for this site's editors needs of its design. */
export const themeOptions: ThemeOptions = {
  breakpoints,
  palette: {
    primary: { main: colors.emberButton, dark: colors.ember[4], contrastText: colors.paper },
    text: { primary: colors.ink, secondary: colors.inkSoft },
    background: { default: colors.paper, paper: colors.paper },
    divider: colors.line,
  },
  shape: { borderRadius: radius },
  typography: {
    fontFamily,
    fontSize: 16,
    h1: textStyles.display,
    h2: textStyles.section,
    h3: textStyles.title,
    subtitle1: textStyles.lead,
    body1: textStyles.body,
    body2: textStyles.body,
    caption: textStyles.caption,
    button: { fontSize: sizes.body, fontWeight: 700, lineHeight: 1.2, textTransform: 'none' },
  },
};

/** The design of the site: what MUI's components look like here. */
export const theme = createTheme(themeOptions, {
  typography: { ...textStyles, button: { fontFamily: 'inherit' } },
  components: {
    ...buttons,
    ...surfaces,
    ...tabs,
    MuiUseMediaQuery: { defaultProps: { matchMedia } },
    MuiTypography: {
      defaultProps: {
        variant: 'body',
        variantMapping: {
          figure: 'p',
          display: 'h1',
          section: 'h2',
          title: 'h3',
          quote: 'p',
          lead: 'p',
          body: 'p',
          caption: 'p',
        },
      },
    },
  },
});
