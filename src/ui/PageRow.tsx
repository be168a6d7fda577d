import type { ComponentProps } from 'react';
import { breakpoints } from '../theme/breakpoints';
import { colors } from '../theme/tokens';
import { SectionShell } from './SectionShell';

/**
 * Room below a row and above the next one, in pixels. On computers as high as the strip under the header (`global-styles.ts`), which lies
 * in it until it sticks to the window.
 */
const roomBelow = { paddingBlockEnd: '48px', [breakpoints.up('lg')]: { paddingBlockEnd: '96px' } };

const row = {
  paddingBlockStart: 0,
  ...roomBelow,
  '& > div::before': { content: '""', display: 'block', marginBottom: '40px', borderTop: `1px solid ${colors.line}` },
};

type RowProps = Omit<ComponentProps<typeof SectionShell>, 'sx'>;

/** The first row of a page. */
export const FirstRow = (props: RowProps) => <SectionShell {...props} sx={roomBelow} />;

/** A row of a page: a section that a hairline parts from the one above it. */
export const PageRow = (props: RowProps) => <SectionShell {...props} sx={row} />;
