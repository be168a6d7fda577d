import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { screenOnly } from '../print-styles';
import { arrowClip, arrowOutline, colors, durations, focusRing, gradients, sizes, touchTarget, withMouse } from '../tokens';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** The one action: the arrow of the label. */
    primary: true;
    /** Choices of equal weight, side by side. */
    solid: true;
    /** A second action beside the primary one: an underlined word. */
    link: true;
    /** A link with an arrow head, to what a text is about. */
    more: true;
  }
}

const underMouse = (style: CSSObject): CSSObject => ({ [withMouse]: { '&:hover': style } });

/** With forced colours, shadows are not shown, and text is hard to read on gradients. */
const whereForced: CSSObject = {
  '@media (forced-colors: active)': { border: '1px solid', '&::before': { display: 'none' } },
};

const tipMoved = { right: -6 };

/** The tip of the arrow moves under the mouse, and with the focus; the colours of its words stay as readable as they are. */
const arrow = (style: CSSObject): CSSObject => ({
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    transition: `right ${durations.tip}ms`,
    ...style,
  },
  // The ring is outside the moved tip.
  '&:focus-visible': { outlineOffset: 7, '&::before': tipMoved },
  ...underMouse({ '&::before': tipMoved }),
  ...whereForced,
});

/** An arrow in outline. */
const outlined: CSSObject = {
  padding: '12px 34px 12px 22px',
  border: 0,
  color: 'inherit',
  ...arrow({ background: 'currentColor', clipPath: arrowOutline(14, 1.5) }),
  '&:hover': { background: 'none' },
};

/** The label's bar behind a button; a pseudo-element, because a clip path would cut off the focus ring of the button. */
const primary: CSSObject = {
  paddingInline: '22px 38px',
  color: colors.paper,
  ...arrow({ background: gradients.button, clipPath: arrowClip('18px') }),
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
        transition: ['background-color', 'color'].map((property) => `${property} ${durations.colour}ms`).join(),
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
      { props: { variant: 'outlined' }, style: outlined },
      {
        props: { variant: 'link' },
        style: {
          minHeight: 44,
          padding: '8px 0',
          ...underlined,
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
          fontSize: sizes.body,
          lineHeight: 'inherit',
          textAlign: 'start',
          ...underlined,
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
