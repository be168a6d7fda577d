import { styled } from '@mui/material/styles';
import { screenOnly } from '../theme/print-styles';
import { colors, radius } from '../theme/tokens';

/** The frame of a plate: a hairline, over its edge, so that the plate has the width for which it is drawn. On paper, the words are enough. */
export const Sheet = styled('div')({
  overflow: 'hidden',
  outline: `1px solid ${colors.line}`,
  outlineOffset: -1,
  borderRadius: radius,
  background: colors.paper,
  '& img': { display: 'block', width: '100%', height: 'auto' },
  ...screenOnly,
});
