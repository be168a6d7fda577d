import Container from '@mui/material/Container';
import { type SxProps, styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colors, space } from '../theme/tokens';
import { revealed } from './Reveal';
import { useReveal } from './use-reveal';

/** The background of a section. */
type Tone = 'paper' | 'wash' | 'deep';

interface SectionShellProps {
  /** Anchor of the section. */
  id?: string;
  /** Id of the heading that labels it, if it has one. */
  labelledBy?: string;
  tone?: Tone;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

const tones = {
  background: colors.paper,
  color: colors.ink,
  '&[data-tone="wash"]': { background: colors.wash },
  '&[data-tone="deep"]': { background: colors.deep, color: colors.onDeep },
};

/** One class for all tones: another one for each would repeat the rest in every page. */
const Root = styled('section')({
  ...tones,
  containerType: 'inline-size',
  paddingBlock: space.section,
  // A link ends with the heading below the header, not with an empty strip.
  scrollMarginTop: '-4vw',
  '@media print': { containerType: 'normal' },
  // The background stays.
  ...revealed(' > div'),
});

/** The container of every section: background, padding, width. Its content is revealed when it first comes into view. */
export function SectionShell({ id, labelledBy, tone = 'paper', sx, children }: SectionShellProps) {
  const { ref, state } = useReveal<HTMLElement>();
  return (
    <Root ref={ref} id={id} aria-labelledby={labelledBy} data-tone={tone} sx={sx} data-reveal={state}>
      <Container>{children}</Container>
    </Root>
  );
}
