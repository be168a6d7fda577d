import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colors } from '../theme/tokens';
import { buttonStyles } from './button-styles';
import { Chevron } from './Chevron';
import { PageLink } from './PageLink';

const Root = styled(PageLink)({
  ...buttonStyles.more,
  marginBottom: 20,
  color: colors.inkSoft,
  fontWeight: 600,
  '&:hover': { color: colors.ink },
});

/** A link to the parent page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Root to={to}>
      <Chevron direction="left" />
      {children}
    </Root>
  );
}
