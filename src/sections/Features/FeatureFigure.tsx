import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { writePercent } from '../../content/notation';
import { useLanguage } from '../../layout/LanguageProvider';
import { BigFigure } from '../../ui/BigFigure';
import { PageRow } from '../../ui/PageRow';

/** A feature's figure and, on its baseline, what it counts and how. Renders nothing where there is none. */
export function FeatureFigure({ stat, statDescription, statSource }: Queries.FeatureFigureFragment) {
  const { notation } = useLanguage();
  if (stat === null) return null;
  return (
    <PageRow>
      <Grid container columnSpacing={3} rowSpacing={1.5} sx={{ alignItems: 'last baseline' }}>
        <Grid size={{ xs: 12, md: 5 }}>
          <BigFigure figure={writePercent(stat, notation)} />
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <Typography variant="quote">{statDescription}</Typography>
          {statSource && <Typography color="textSecondary">{statSource}</Typography>}
        </Grid>
      </Grid>
    </PageRow>
  );
}

export const fragment = graphql`
  fragment FeatureFigure on FeatureText {
    stat
    statDescription
    statSource
  }
`;
