import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { breakpoints } from '../theme/breakpoints';
import { twelveColumns } from '../theme/tokens';

interface SectionHeadingProps {
  /** The id of the heading, which labels the section. */
  id: string;
  title: string;
  lead?: string;
  /** On computers, the sentence is beside the heading, their last lines on one baseline: for sections as wide as the page. */
  beside?: boolean;
}

/** Plain, because the classes of MUI's `Grid` would be in the page for each section. */
const Root = styled('div')(({ theme }) => ({
  breakInside: 'avoid',
  '& > h2': { maxWidth: '46rem' },
  '& > p': { marginTop: theme.spacing(2), maxWidth: '38em', opacity: 0.82, textWrap: 'balance' },
  [breakpoints.up('lg')]: {
    '&[data-beside]': {
      display: 'grid',
      gridTemplateColumns: twelveColumns,
      columnGap: theme.spacing(3),
      alignItems: 'last baseline',
      '& > h2': { gridColumn: 'span 7' },
      '& > p': { gridColumn: 'span 5', marginTop: 0 },
    },
  },
}));

/** A section's heading and the sentence below it. */
export function SectionHeading({ id, title, lead, beside }: SectionHeadingProps) {
  return (
    <Root data-beside={beside}>
      <Typography variant="section" id={id}>
        {title}
      </Typography>
      {lead && <Typography variant="lead">{lead}</Typography>}
    </Root>
  );
}
