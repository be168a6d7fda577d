import Card from '@mui/material/Card';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { LearnMore } from '../../layout/LearnMore';
import { StageBar } from '../../layout/StageBar';
import { breakpoints } from '../../theme/breakpoints';
import { colors, radius } from '../../theme/tokens';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';

/** On phones a line with the letter of the stage, the name and an arrow head. */
const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: 1.5,
  height: '100%',
  p: '24px 24px 12px',
  border: `1px solid ${colors.line}`,
  borderRadius: `${radius}px`,
  '&:hover': { borderColor: colors.ember[2] },
  [breakpoints.down('md')]: {
    gridTemplate: 'auto / 66px 1fr auto',
    alignItems: 'center',
    minHeight: 56,
    p: 0,
    border: 0,
    borderBottom: `1px solid ${colors.line}`,
    borderRadius: 0,
    background: 'none',
    '& .MuiChip-root': { width: '100%', minWidth: 0, paddingInline: '10px 20px' },
    '& .MuiChip-root b': { m: 0 },
    '& > p, & .MuiChip-label > span, & a > span': { display: 'none' },
  },
};

/** Other features, below one. */
export function RelatedFeatures({ features }: { features: readonly Queries.RelatedFeatureFragment[] }) {
  const { t } = useTranslation('features');
  return (
    <SectionShell labelledBy="related-title" tone="wash">
      <SectionHeading id="related-title" title={t('related')} />
      <Grid container component="ul" spacing={{ xs: 0, md: 3 }} sx={{ mt: { xs: 2, md: 5 } }}>
        {features.map(({ id, stage, text: { label, name, summary, path } }) => (
          <Grid key={id} component="li" size={{ xs: 12, md: 6, xl: 3 }}>
            <Card component="article" sx={card}>
              <StageBar stage={stage} label={label} />
              <Typography variant="title" component="h3" sx={{ fontSize: { xs: '1.25rem', md: '1.375rem' } }}>
                {name}
              </Typography>
              <Typography color="textSecondary">{summary}</Typography>
              <LearnMore name={name} path={path} />
            </Card>
          </Grid>
        ))}
      </Grid>
    </SectionShell>
  );
}

export const fragment = graphql`
  fragment RelatedFeature on FeatureCatalogueFeatures {
    id
    stage
    text {
      label
      name
      summary
      path
    }
  }
`;
