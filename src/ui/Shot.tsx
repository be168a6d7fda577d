import { styled } from '@mui/material/styles';
import { colors, radius } from '../theme/tokens';

const [, , ember] = colors.ember;

/** The frame of a picture of the product: the double line of the energy label. */
export const Shot = styled('div')({
  padding: 4,
  border: `1px solid ${ember}`,
  borderRadius: radius,
  background: colors.paper,
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    border: `1px solid color-mix(in srgb, ${ember} 50%, transparent)`,
    borderRadius: radius - 5,
  },
});
