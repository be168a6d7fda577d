import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { screenOnly } from '../theme/print-styles';
import { colors, sizes } from '../theme/tokens';
import { Chevron } from './Chevron';
import { PageLink } from './PageLink';

const Root = styled(PageLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginBottom: 20,
  color: colors.inkSoft,
  fontSize: sizes.small,
  fontWeight: 600,
  textUnderlineOffset: '0.25em',
  '&:hover': { color: colors.ink },
  ...screenOnly,
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
