import styled from '@emotion/styled';
import { Lead, SectionTitle } from './typography';

interface SectionHeadingProps {
  /** The id of the heading, which labels the section. */
  id: string;
  title: string;
  lead?: string;
}

const Root = styled('div')({
  maxWidth: '46rem',
  breakInside: 'avoid',
  breakAfter: 'avoid',
  '& > p': { marginTop: 'clamp(10px, 1.2vw, 16px)', opacity: 0.82, maxWidth: '38em', textWrap: 'balance' },
});

/** A section's heading and the sentence below it. */
export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <Root>
      <SectionTitle id={id}>{title}</SectionTitle>
      {lead && <Lead>{lead}</Lead>}
    </Root>
  );
}
