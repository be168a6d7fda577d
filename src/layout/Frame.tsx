import styled from '@emotion/styled';
import { screenOnly } from '../theme/print-styles';
import { colors, frame } from '../theme/tokens';

/** The double line of a label round the whole page; decoration, never in the way of a pointer. */
export const Frame = styled('div')({
  position: 'fixed',
  inset: frame.inset,
  zIndex: 60,
  border: `1.5px solid ${colors.ember[2]}`,
  borderRadius: frame.radius,
  pointerEvents: 'none',
  opacity: 0.85,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: frame.gap,
    border: `1px solid ${colors.ember[2]}`,
    borderRadius: `calc(${frame.radius} - ${frame.gap})`,
    opacity: 0.5,
  },
  ...screenOnly,
});
