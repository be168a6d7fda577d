import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { colors, space } from '../theme/tokens';
import { Chevron } from './Chevron';
import { PageLink } from './PageLink';

/** A link to the parent page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button
      variant="more"
      component={PageLink}
      to={to}
      sx={{
        display: 'flex',
        width: 'fit-content',
        // Above the first words of a page, the header has left room enough.
        mt: `calc(${space.section} * -0.7)`,
        mb: 2,
        color: 'text.secondary',
        fontWeight: 600,
        '&:hover': { color: colors.ink },
      }}
    >
      <Chevron direction="left" />
      {children}
    </Button>
  );
}
