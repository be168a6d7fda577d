import styled from '@emotion/styled';
import { colors } from '../site';

/** A button with a symbol as its content. Give it an `aria-label` for screen readers and a `title` as the tooltip. */
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
