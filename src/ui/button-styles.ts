import type { CSSObject } from '@emotion/react';
import { screenOnly } from '../theme/print-styles';
import { colors, gradients, sizes } from '../theme/tokens';

const base: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 50,
  paddingBlock: 12,
  paddingInline: 24,
  border: 0,
  borderRadius: 999,
  font: 'inherit',
  fontSize: sizes.small,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'filter 150ms, background-color 150ms, color 150ms',
  ...screenOnly,
};

/** Shadows do not show where colours are forced on the page, and text stands badly on gradients. */
const whereForced: CSSObject = { '@media (forced-colors: active)': { border: '1px solid', backgroundImage: 'none' } };

/** What is selected, or current, where colours are forced on the page: backgrounds of its own do not show there. */
export const selectedWhereForced = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} satisfies CSSObject;

/** Looks of everything that is pressed, whether link or button. */
export const buttonStyles = {
  primary: {
    ...base,
    color: colors.paper,
    background: gradients.button,
    '&:hover': { filter: 'brightness(0.9)' },
    ...whereForced,
  },
  outlined: {
    ...base,
    color: 'inherit',
    background: 'none',
    boxShadow: 'inset 0 0 0 1.5px currentColor',
    '&:hover': { background: colors.ink, color: colors.paper },
    ...whereForced,
  },
  outlinedOnDeep: {
    ...base,
    color: 'inherit',
    background: 'none',
    boxShadow: 'inset 0 0 0 1.5px currentColor',
    '&:hover': { background: colors.paper, color: colors.ink },
    ...whereForced,
  },
} satisfies Record<string, CSSObject>;
