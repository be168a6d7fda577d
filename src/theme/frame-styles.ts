import type { CSSObject } from '@mui/material/styles';
import { screenOnly } from './print-styles';
import { colors, frame, radius } from './tokens';

/**
 * The two lines of `src/ui/Frame.tsx`, around the page, not around the window: fixed lines would strike through the text that scrolls past
 * them. They are global styles, because the layout is in the first script of every page, which is without MUI.
 */
export const frameStyles: CSSObject = {
  '.frame': {
    position: 'absolute',
    inset: 0,
    zIndex: 20,
    display: 'grid',
    // A padding, to which MUI adds the width of a scroll bar that a dialog takes away.
    padding: frame.inset,
    pointerEvents: 'none',
    opacity: 0.85,
    '&::before, &::after': {
      content: '""',
      gridArea: '1 / 1',
      border: `1.5px solid ${colors.ember[2]}`,
      borderRadius: radius,
    },
    '&::after': {
      margin: `calc(${frame.gap} + 1px)`,
      borderWidth: 1,
      borderRadius: `calc(${radius}px - ${frame.gap})`,
      opacity: 0.6,
    },
    ...screenOnly,
  },
};
