import styled from '@emotion/styled';
import { colors } from '../theme/tokens';

/** The frame of a picture of the product. */
export const Shot = styled('div')({
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: 16,
  background: colors.paper,
  boxShadow: '0 30px 60px -40px rgb(90 20 0 / 0.5)',
  '& img': { display: 'block', width: '100%', height: 'auto' },
});
