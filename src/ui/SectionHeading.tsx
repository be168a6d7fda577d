import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

interface SectionHeadingProps {
  /** The id of the heading, which labels the section. */
  id: string;
  title: string;
  lead?: string;
  /** On computers, the sentence is beside the heading, their last lines on one baseline: for sections as wide as the page. */
  beside?: boolean;
}

/** A section's heading and the sentence below it. */
export function SectionHeading({ id, title, lead, beside = false }: SectionHeadingProps) {
  const columns = (count: number) => ({ xs: 12, lg: beside ? count : 12 });
  return (
    <Grid container columnSpacing={3} rowSpacing={2} sx={{ alignItems: 'last baseline', breakInside: 'avoid' }}>
      <Grid size={columns(7)}>
        <Typography variant="section" id={id} sx={{ maxWidth: '46rem' }}>
          {title}
        </Typography>
      </Grid>
      {lead && (
        <Grid size={columns(5)}>
          <Typography variant="lead" sx={{ maxWidth: '38em', opacity: 0.82, textWrap: 'balance' }}>
            {lead}
          </Typography>
        </Grid>
      )}
    </Grid>
  );
}
