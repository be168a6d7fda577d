import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { DemoRequestLink } from '../../page/DemoRequestLink';
import { colors, media, sizes } from '../../theme/tokens';
import { ArrowList } from '../../ui/ArrowList';
import { Tag } from '../../ui/Tag';
import { Caption, Soft, Title } from '../../ui/typography';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PackPrice } from './PackPrice';
import { SetupFee } from './SetupFee';

const Card = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
  background: colors.paper,
  color: colors.ink,
  '& > *': { padding: 'clamp(22px, 3.2vw, 46px)' },
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // It ends at the frame's inner line.
  [media.wide]: { marginInlineEnd: 'calc(-1 * var(--beyond))' },
  // Both halves on one sheet.
  '@media print': { gridTemplateColumns: '1fr 1fr' },
});

const Contents = styled('div')({ background: colors.wash });

const Name = styled(Title)({ marginTop: 12 });

const Description = styled(Soft)({ maxWidth: '30em', marginTop: 8 });

const PackFeatures = styled(ArrowList)({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5em), 1fr))',
  gap: '6px 20px',
  // Two columns, each as wide as its texts need.
  [media.fromTablet]: { gridTemplateColumns: 'auto auto' },
  // So that more of them fit on one line.
  [media.desktop]: { columnGap: 14, fontSize: sizes.small, letterSpacing: '-0.01em' },
  [media.wide]: { columnGap: 20, fontSize: 'inherit', letterSpacing: 'normal' },
  [media.mobile]: { rowGap: 4 },
  marginTop: 16,
});

const NotIncluded = styled('span')({ color: colors.inkSoft, textDecoration: 'line-through' });

/** One pack in two halves: its price, and what it is made of. */
export function PackCard({ pack, setup }: { pack: Queries.PackFragment; setup: readonly string[] }) {
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
      </div>
      <Contents>
        <Caption>{t('features')}</Caption>
        <PackFeatures>
          {pack.features.map(({ id, included, text }) => (
            <li key={id}>
              <span>
                <VisuallyHidden>{`${included ? t('included') : t('notIncluded')} `}</VisuallyHidden>
                {included ? text.text : <NotIncluded>{text.text}</NotIncluded>}
              </span>
            </li>
          ))}
        </PackFeatures>
        {pack.setupFee !== null && <SetupFee fee={pack.setupFee} items={setup} />}
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
