import type { ComponentProps } from 'react';
import { colors } from '../theme/tokens';
import { SectionShell } from './SectionShell';

/**
 * Room below a row and above the next one. On computers as high as the strip under the header (`global-styles.ts`), which lies in it until
 * it sticks to the window.
 */
const roomBelow = { pb: { xs: 6, lg: 12 } };

const row = {
  ...roomBelow,
  pt: 0,
  '& > div::before': { content: '""', display: 'block', mb: { xs: 5, lg: 8 }, borderTop: `1px solid ${colors.line}` },
};

type RowProps = Omit<ComponentProps<typeof SectionShell>, 'sx'>;

/** The first row of a page. */
export const FirstRow = (props: RowProps) => <SectionShell {...props} sx={roomBelow} />;

/** A row of a page: a section that a hairline parts from the one above it. */
export const PageRow = (props: RowProps) => <SectionShell {...props} sx={row} />;
