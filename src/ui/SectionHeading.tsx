import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

interface SectionHeadingProps {
  /** The id by which the section takes its name from the heading. */
  id: string;
  title: string;
  lead?: string;
}

const Root = styled('div')({ maxWidth: '46rem', '& > p': { marginTop: 16, opacity: 0.82, maxWidth: '38em' } });

/** A section's heading and the sentence below it. */
export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <Root>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {lead && (
        <Typography variant="subtitle1" component="p">
          {lead}
        </Typography>
      )}
    </Root>
  );
}
