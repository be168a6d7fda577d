import Stack from '@mui/material/Stack';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../layout/LanguageProvider';
import { darkSection, widths } from '../../theme/tokens';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';
import { leadFigures } from './lead-figures';
import { PackCard } from './PackCard';

interface PricingProps {
  id: string;
  packs: Queries.PricingFragment['packs'];
  /** What the setup fee pays for. */
  setup: readonly string[];
}

/** The packs; the data contains only the published ones (decision 11). */
export function Pricing({ id, packs, setup }: PricingProps) {
  const { t } = useTranslation('pricingSection');
  const { notation } = useLanguage();
  return (
    <SectionShell
      id={id}
      labelledBy="pricing-title"
      tone="deep"
      sx={{
        // Above the next section, over which the card of the setup fee may extend.
        position: 'relative',
        zIndex: 1,
        ...darkSection('--pricing'),
      }}
    >
      <SectionHeading id="pricing-title" title={t('title')} lead={t('lead', leadFigures(packs[0], notation))} beside />
      <Stack spacing={4} sx={{ maxWidth: widths.wide, mt: { xs: 3.5, lg: 6 } }}>
        {packs.map((pack) => (
          <PackCard key={pack.id} pack={pack} setup={setup} />
        ))}
      </Stack>
    </SectionShell>
  );
}

export const fragment = graphql`
  fragment Pricing on Packs {
    packs {
      ...Pack
    }
  }
`;
