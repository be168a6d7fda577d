import { styled } from '@mui/material/styles';
import { screenOnly } from '../theme/print-styles';
import { colors, radius } from '../theme/tokens';

/** The frame of a plate: a hairline. On paper, the words are enough. */
export const Sheet = styled('div')({
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  background: colors.paper,
  '& img': { display: 'block', width: '100%', height: 'auto' },
  ...screenOnly,
});
