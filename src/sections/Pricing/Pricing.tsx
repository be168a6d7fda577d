import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../layout/LanguageProvider';
import { darkSection } from '../../theme/tokens';
import { SectionHeading } from '../../ui/SectionHeading';
import { SectionShell } from '../../ui/SectionShell';
import { leadFigures } from './lead-figures';
import { PackCard } from './PackCard';

/** Above the next section, over which the card of the setup fee may extend. */
const Room = styled(SectionShell)({ position: 'relative', zIndex: 1, ...darkSection('--pricing') });

interface PricingProps {
  id: string;
  packs: Queries.PricingFragment['packs'];
  /** What the setup fee pays for. */
  setup: readonly string[];
}

const Cards = styled('div')({ display: 'grid', gap: 32, marginTop: 'clamp(28px, 3.4vw, 48px)' });

/** The packs; the data contains only the published ones (decision 11). */
export function Pricing({ id, packs, setup }: PricingProps) {
  const { t } = useTranslation('pricingSection');
  const { notation } = useLanguage();
  return (
    <Room id={id} labelledBy="pricing-title" tone="deep">
      <SectionHeading id="pricing-title" title={t('title')} lead={t('lead', leadFigures(packs[0], notation))} beside />
      <Cards>
        {packs.map((pack) => (
          <PackCard key={pack.id} pack={pack} setup={setup} />
        ))}
      </Cards>
    </Room>
  );
}

export const fragment = graphql`
  fragment Pricing on Packs {
    packs {
      ...Pack
    }
  }
`;
