import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { breakpoints } from '../theme/breakpoints';
import { space } from '../theme/tokens';

interface SectionHeadingProps {
  /** The id of the heading, which labels the section. */
  id: string;
  title: string;
  lead?: string;
  /** On computers, the sentence is beside the heading, on one line with it: neighbouring sections should not open alike. */
  beside?: boolean;
}

const Root = styled('div')({
  maxWidth: '46rem',
  breakInside: 'avoid',
  breakAfter: 'avoid',
  '& > p': { marginTop: 'clamp(10px, 1.2vw, 16px)', opacity: 0.82, maxWidth: '38em', textWrap: 'balance' },
});

const besideStyles = {
  [breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: space.columns,
    alignItems: 'baseline',
    maxWidth: 'none',
    '& > p': { marginTop: 0 },
  },
};

/** A section's heading and the sentence below it. */
export function SectionHeading({ id, title, lead, beside = false }: SectionHeadingProps) {
  return (
    <Root sx={beside ? besideStyles : undefined}>
      <Typography variant="section" id={id}>
        {title}
      </Typography>
      {lead && <Typography variant="lead">{lead}</Typography>}
    </Root>
  );
}
