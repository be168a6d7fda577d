import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { screenOnly } from '../print-styles';
import { arrowClip, arrowOutline, colors, durations, focusRing, gradients, media, sizes, touchTarget } from '../tokens';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** The one action: the arrow of the label. */
    primary: true;
    /** Choices of equal weight, side by side. */
    solid: true;
    outlinedOnDeep: true;
    /** A second action beside the primary one: an underlined word. */
    link: true;
    /** A link with an arrow head, to what a text is about. */
    more: true;
  }
}

const underMouse = (style: CSSObject): CSSObject => ({ [media.mouse]: { '&:hover': style } });

/** With forced colours, shadows are not shown, and text is hard to read on gradients. */
const whereForced: CSSObject = {
  '@media (forced-colors: active)': { border: '1px solid', '&::before': { display: 'none' } },
};

const arrowTip = 14;

/** An arrow in outline, which its colour fills under the mouse. */
const outlined = (fill: string, text: string): CSSObject => ({
  isolation: 'isolate',
  padding: '12px 34px 12px 22px',
  border: 0,
  color: 'inherit',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: 'currentColor',
    clipPath: arrowOutline(arrowTip, 1.5),
  },
  '&:hover': { background: 'none' },
  ...underMouse({ color: text, '&::before': { background: fill, clipPath: arrowClip(`${arrowTip}px`) } }),
  ...whereForced,
});

/** The label's bar behind a button; a pseudo-element, because a clip path would cut off the focus ring of the button. */
const primary: CSSObject = {
  isolation: 'isolate',
  paddingInline: '22px 38px',
  color: colors.paper,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: gradients.button,
    clipPath: arrowClip('18px'),
  },
  ...underMouse({ filter: 'brightness(0.9)' }),
  ...whereForced,
};

const underlined = { textDecoration: 'underline' };

/** What is clicked: links and buttons alike. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { userSelect: 'auto', '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { variant: 'primary', color: 'inherit' },
    styleOverrides: {
      root: {
        gap: 10,
        minWidth: 0,
        minHeight: 50,
        padding: '12px 24px',
        borderRadius: 0,
        textAlign: 'center',
        textWrap: 'balance',
        transition: ['filter', 'background-color', 'color'].map((property) => `${property} ${durations.colour}ms`).join(),
        ...screenOnly,
      },
    },
    variants: [
      { props: { variant: 'primary' }, style: primary },
      {
        props: { variant: 'solid' },
        style: {
          color: colors.paper,
          background: colors.ink,
          ...underMouse({ background: colors.inkSoft }),
          ...whereForced,
        },
      },
      { props: { variant: 'outlined' }, style: outlined(colors.ink, colors.paper) },
      { props: { variant: 'outlinedOnDeep' }, style: outlined(colors.paper, colors.ink) },
      {
        props: { variant: 'link' },
        style: {
          minHeight: 44,
          padding: '8px 0',
          ...underlined,
          textDecorationThickness: '1.5px',
          textUnderlineOffset: '0.3em',
          '&:hover': underlined,
          ...underMouse({ color: colors.emberText }),
        },
      },
      {
        props: { variant: 'more' },
        style: {
          ...touchTarget,
          gap: 8,
          padding: 0,
          color: colors.emberText,
          fontSize: sizes.small,
          lineHeight: 'inherit',
          textAlign: 'start',
          ...underlined,
          textUnderlineOffset: '0.25em',
          '&:hover': underlined,
        },
      },
    ],
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: {
        width: 48,
        height: 48,
        padding: 0,
        borderRadius: 0,
        background: colors.wash,
        color: colors.ink,
        ...underMouse({ background: colors.ink, color: colors.paper }),
      },
    },
  },
};
