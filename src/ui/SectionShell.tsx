import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colors, space, widths } from '../theme/tokens';

/** What a section stands on. */
export type Tone = 'paper' | 'wash' | 'deep';

interface SectionShellProps {
  /** Anchor of the section. */
  id?: string;
  /** Id of the heading that names it. */
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
  paddingBlock: space.section,
}));

/** The width of the content, clear of the frame, with the same edges in every section. */
export const Content = styled('div')({
  maxWidth: `calc(${widths.content}px + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
});

/** The room that every section stands in: background, breathing space, width. */
export function SectionShell({ id, labelledBy, tone = 'paper', className, children }: SectionShellProps) {
  return (
    <Root id={id} aria-labelledby={labelledBy} tone={tone} className={className}>
      <Content>{children}</Content>
    </Root>
  );
}
