import type { CSSObject } from '@emotion/react';
import { screenOnly } from '../theme/print-styles';
import { arrowClip, colors, durations, gradients, media, shadows, sizes, touchTarget } from '../theme/tokens';

const base: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 50,
  paddingBlock: 12,
  paddingInline: 24,
  fontSize: sizes.small,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  transition: ['filter', 'background-color', 'color'].map((property) => `${property} ${durations.colour}ms`).join(),
  ...screenOnly,
};

/** The label's bar behind a button; separate, because a clip path would cut off the focus ring of the button. */
const arrowBar: CSSObject = {
  position: 'relative',
  isolation: 'isolate',
  paddingInline: '22px 38px',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: gradients.button,
    clipPath: arrowClip('18px'),
  },
};

/** With forced colours, shadows are not shown, and text is hard to read on gradients. */
const whereForced: CSSObject = {
  '@media (forced-colors: active)': { border: '1px solid', '&::before': { display: 'none' } },
};

/** The selected or current item with forced colours, where custom backgrounds are not shown. */
export const selectedWhereForced = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} satisfies CSSObject;

const underMouse = (style: CSSObject): CSSObject => ({ [media.mouse]: { '&:hover': style } });

const outlined = (hover: CSSObject) => ({
  ...base,
  boxShadow: shadows.ring('1.5px'),
  ...underMouse(hover),
  ...whereForced,
});

/** Styles of everything clickable, both links and buttons. */
export const buttonStyles = {
  primary: {
    ...base,
    ...arrowBar,
    color: colors.paper,
    ...underMouse({ filter: 'brightness(0.9)' }),
    ...whereForced,
  },
  /** Choices of equal weight, side by side. */
  solid: {
    ...base,
    color: colors.paper,
    background: colors.ink,
    ...underMouse({ background: colors.inkSoft }),
    ...whereForced,
  },
  outlined: outlined({ background: colors.ink, color: colors.paper }),
  outlinedOnDeep: outlined({ background: colors.paper, color: colors.ink }),
  /** An icon without words. */
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    background: colors.wash,
    color: colors.ink,
    ...underMouse({ background: colors.ink, color: colors.paper }),
  },
  /** A second action beside the primary one: an underlined word. */
  link: {
    ...base,
    minHeight: 44,
    paddingBlock: 8,
    paddingInline: 0,
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.3em',
    ...underMouse({ color: colors.emberText }),
  },
  /** A link with an arrow head, to what a text is about. */
  more: {
    ...touchTarget,
    gap: 8,
    color: colors.emberText,
    fontSize: sizes.small,
    fontWeight: 700,
    textUnderlineOffset: '0.25em',
    ...screenOnly,
  },
} satisfies Record<string, CSSObject>;
