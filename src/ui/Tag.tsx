import styled from '@emotion/styled';
import { arrowClip, colors, sizes } from '../theme/tokens';

/** A short word in a bar that ends in an arrow: the chip, the popular tag. */
export const Tag = styled('span')({
  display: 'inline-block',
  paddingBlock: 7,
  paddingInline: '14px 28px',
  background: colors.emberButton,
  color: colors.paper,
  clipPath: arrowClip('15px'),
  fontSize: sizes.caption,
  fontWeight: 750,
  fontStretch: '108%',
  lineHeight: 1.3,
  '@media print': { padding: 0, clipPath: 'none' },
});
