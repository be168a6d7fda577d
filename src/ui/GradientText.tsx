import { styled } from '@mui/material/styles';
import { gradients } from '../theme/tokens';

/** Large text in the ember gradient; plain text where colours are forced. */
export const GradientText = styled('span')({
  backgroundImage: gradients.textOnPaper,
  backgroundClip: 'text',
  WebkitBackgroundClip: 'text',
  color: 'transparent',
  // Descenders and the tight spacing must not be cut off by the background's box.
  paddingBlock: '0.12em',
  marginBlock: '-0.12em',
  paddingInlineEnd: '0.06em',
  '@media (forced-colors: active)': { color: 'CanvasText', background: 'none' },
});
