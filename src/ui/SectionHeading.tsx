import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

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
      <Typography variant="section" id={id}>
        {title}
      </Typography>
      {lead && <Typography variant="lead">{lead}</Typography>}
    </Root>
  );
}
