import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colors, frame, media, space, widths } from '../theme/tokens';

/** The background of a section. */
type Tone = 'paper' | 'wash' | 'deep';

interface SectionShellProps {
  /** Anchor of the section. */
  id?: string;
  /** Id of the heading that labels it. */
  labelledBy: string;
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

const backgrounds: Record<Tone, { background: string; color: string }> = {
  paper: { background: colors.paper, color: colors.ink },
  wash: { background: colors.wash, color: colors.ink },
  deep: { background: colors.deep, color: colors.onDeep },
};

const Root = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({ tone }) => ({
  ...backgrounds[tone],
  containerType: 'inline-size',
  paddingBlock: space.section,
  '@media print': { containerType: 'normal' },
}));

/**
 * The width of the content, inside the frame, with the same edges in every section. `--beyond` is the distance between its right
 * edge and the inner line of the frame, in wide windows; it is relative to the section, which must be a container.
 */
export const SectionContent = styled('div')({
  maxWidth: `calc(${widths.content} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  [media.wide]: {
    maxWidth: `calc(${widths.wide} + 2 * ${space.gutter})`,
    '--beyond': `calc((100cqi - ${widths.wide}) / 2 - ${frame.inset} - ${frame.gap})`,
  },
});

/** The container of every section: background, padding, width. */
export function SectionShell({ id, labelledBy, tone = 'paper', className, children }: SectionShellProps) {
  return (
    <Root id={id} aria-labelledby={labelledBy} tone={tone} className={className}>
      <SectionContent>{children}</SectionContent>
    </Root>
  );
}
