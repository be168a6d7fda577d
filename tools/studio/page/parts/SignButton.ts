import styled from '@emotion/styled';
import { colors } from '../site';

/** A button that is a sign; its name is for those who do not see it, and shown when pointed at. */
export const SignButton = styled.button({
  minWidth: 32,
  minHeight: 32,
  padding: '0 8px',
  border: `1px solid ${colors.line}`,
  borderRadius: 6,
  background: colors.paper,
  color: colors.ink,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover:not(:disabled)': { background: colors.pale },
  '&:disabled': { color: colors.inkSoft, cursor: 'default', opacity: 0.5 },
});
