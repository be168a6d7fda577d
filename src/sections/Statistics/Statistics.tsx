import Grid from '@mui/material/Grid';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { writePercent } from '../../content/notation';
import { useLanguage } from '../../layout/LanguageProvider';
import { BigFigure } from '../../ui/BigFigure';
import { Reveal } from '../../ui/Reveal';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';

/** The figures of all features, side by side (decision 10). */
export function Statistics({ features }: { features: Queries.StatisticsFragment['features'] }) {
  const { t } = useTranslation('statistics');
  const { notation } = useLanguage();
  return (
    <SectionShell labelledBy="statistics-title">
      <SectionHeading id="statistics-title" title={t('title')} lead={t('lead')} />
      <Grid container columnSpacing={3} rowSpacing={{ xs: 4, lg: 8 }} sx={{ mt: 6 }}>
        {features.map(({ id, text: { stat, statDescription } }) =>
          stat === null ? null : (
            // Figures are as large as their column allows.
            <Grid key={id} size={{ xs: 12, sm: 6, lg: 3 }} sx={{ containerType: 'inline-size' }}>
              <Reveal>
                <BigFigure figure={writePercent(stat, notation)} description={statDescription ?? ''} />
              </Reveal>
            </Grid>
          ),
        )}
      </Grid>
    </SectionShell>
  );
}

export const fragment = graphql`
  fragment Statistics on FeatureCatalogue {
    features {
      id
      text {
        stat
        statDescription
      }
    }
  }
`;
