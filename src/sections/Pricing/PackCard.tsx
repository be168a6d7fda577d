import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { DemoRequestLink } from '../../page/DemoRequestLink';
import { colors } from '../../theme/tokens';
import { ArrowList } from '../../ui/ArrowList';
import { Tag } from '../../ui/Tag';
import { Caption, Soft, Title } from '../../ui/typography';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PackPrice } from './PackPrice';
import { SetupFee } from './SetupFee';

interface PackCardProps {
  pack: Queries.PackFragment;
  setup: readonly string[];
}

const Card = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  borderRadius: 24,
  background: colors.paper,
  color: colors.ink,
  '& > *': { padding: 'clamp(24px, 4vw, 52px)' },
  '@media (max-width: 899.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  // Both halves on one sheet.
  '@media print': { gridTemplateColumns: '1fr 1fr' },
});

const Contents = styled('div')({
  background: colors.wash,
  borderRadius: '0 24px 24px 0',
  '@media (max-width: 899.95px)': { borderRadius: '0 0 24px 24px' },
});

const Name = styled(Title)({ marginTop: 16 });

const Description = styled(Soft)({ maxWidth: '30em', marginTop: 8 });

const PackFeatures = styled(ArrowList)({ marginTop: 20, gap: 'clamp(11px, 1.35vw, 19px)' });

const NotIncluded = styled('span')({ color: colors.inkSoft, textDecoration: 'line-through' });

/** One pack in two halves: its price, and what it is made of. */
export function PackCard({ pack, setup }: PackCardProps) {
  const { t } = useTranslation('pricingSection');
  const titleId = `pack-${pack.id}`;
  return (
    <Card aria-labelledby={titleId}>
      <div>
        {pack.isPopular && <Tag>{t('popular')}</Tag>}
        <Name id={titleId}>{pack.text.title}</Name>
        <Description>{pack.text.description}</Description>
        <PackPrice pack={pack} />
        <DemoRequestLink>{pack.text.buttonText}</DemoRequestLink>
        {pack.setupFee !== null && <SetupFee fee={pack.setupFee} items={setup} />}
      </div>
      <Contents>
        <Caption>{t('features')}</Caption>
        <PackFeatures>
          {pack.features.map(({ id, included, text }) => (
            <li key={id}>
              <span>
                <VisuallyHidden>{included ? t('included') : t('notIncluded')} </VisuallyHidden>
                {included ? text.text : <NotIncluded>{text.text}</NotIncluded>}
              </span>
            </li>
          ))}
        </PackFeatures>
      </Contents>
    </Card>
  );
}

export const fragment = graphql`
  fragment Pack on PacksPacks {
    id
    isPopular
    setupFee
    ...PackPrice
    text(language: $language) {
      title
      description
      buttonText
    }
    features {
      id
      included
      text(language: $language) {
        text
      }
    }
  }
`;
