import { styled } from '@mui/material/styles';
import { breakpoints } from '../theme/breakpoints';
import { arrowClip, sizes } from '../theme/tokens';

/** A list with the arrow of the label as bullet. */
export const ArrowList = styled('ul')({
  display: 'grid',
  gap: 10,
  [breakpoints.down('md')]: { gap: 5, fontSize: sizes.body, lineHeight: 1.45 },
  '& > li': { display: 'grid', gridTemplateColumns: '16px 1fr', gap: 12 },
  '& > li::before': {
    content: '""',
    width: 16,
    height: 12,
    marginTop: '0.42em',
    background: 'currentColor',
    clipPath: arrowClip('45%'),
    // Chrome before 136 knows only the second.
    printColorAdjust: 'exact',
    WebkitPrintColorAdjust: 'exact',
  },
});
