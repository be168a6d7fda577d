import styled from '@emotion/styled';
import { arrowClip, colors, gradients, sizes } from '../theme/tokens';

/** A short word in a bar that ends in an arrow: the chip, the popular tag. */
export const Tag = styled('span')({
  display: 'inline-block',
  paddingBlock: 7,
  paddingInline: '14px 28px',
  background: gradients.button,
  color: colors.paper,
  clipPath: arrowClip('15px'),
  borderRadius: '6px 0 0 6px',
  fontSize: sizes.caption,
  fontWeight: 750,
  fontStretch: '108%',
  lineHeight: 1.3,
  '@media print': { padding: 0, clipPath: 'none' },
});
