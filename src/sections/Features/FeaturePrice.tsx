import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { writeCount, writeEuros } from '../../content/notation';
import { DemoRequestLink } from '../../layout/DemoRequestLink';
import { useLanguage } from '../../layout/LanguageProvider';
import { useSite } from '../../layout/SiteProvider';
import { PageRow } from '../../ui/PageRow';

/**
 * The price that includes the feature, and the demo request; renders nothing where the price is on request, or on a site without prices.
 * @param pack the first pack
 */
export function FeaturePrice({ pack }: { pack: Queries.FeaturePriceFragment | undefined }) {
  const { t } = useTranslation(['features', 'buttons']);
  const { notation } = useLanguage();
  const { site } = useSite();
  if (typeof pack?.price !== 'number' || !site.sections.includes('pricing')) return null;
  const { count, replace } = writeCount(pack.includedFiles, notation);
  const amount = writeEuros(pack.price, notation);
  return (
    <PageRow>
      <Grid container columnSpacing={3} rowSpacing={2.5} sx={{ alignItems: 'center' }}>
        <Grid size={{ xs: 12, md: 5 }}>
          <Typography variant="quote">
            {t('features:included', { count, replace: { ...replace, pack: pack.text.title, amount } })}
          </Typography>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <DemoRequestLink>{t('buttons:requestDemo')}</DemoRequestLink>
        </Grid>
      </Grid>
    </PageRow>
  );
}

export const fragment = graphql`
  fragment FeaturePrice on PacksPacks {
    price
    includedFiles
    text {
      title
    }
  }
`;
