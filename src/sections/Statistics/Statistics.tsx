import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { writePercent } from '../../content/notation';
import { useLanguage } from '../../layout/LanguageProvider';
import { space } from '../../theme/tokens';
import { BigFigure } from '../../ui/BigFigure';
import { Reveal } from '../../ui/Reveal';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';

const Figures = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: space.columns,
  marginTop: 48,
  // Figures are as large as their column allows.
  '& > *': { containerType: 'inline-size' },
});

/** The figures of all features, side by side (decision 10). */
export function Statistics({ features }: { features: Queries.StatisticsFragment['features'] }) {
  const { t } = useTranslation('statistics');
  const { notation } = useLanguage();
  return (
    <SectionShell labelledBy="statistics-title">
      <SectionHeading id="statistics-title" title={t('title')} lead={t('lead')} />
      <Figures>
        {features.map(({ id, text: { stat, statDescription } }) =>
          stat === null ? null : (
            <Reveal key={id}>
              <BigFigure figure={writePercent(stat, notation)} description={statDescription ?? ''} />
            </Reveal>
          ),
        )}
      </Figures>
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
