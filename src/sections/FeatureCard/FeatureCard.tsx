import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { colors } from '../../theme/tokens';
import { buttonStyles } from '../../ui/button-styles';
import { Chevron } from '../../ui/Chevron';
import { FeatureIcon } from '../../ui/FeatureIcon';
import { PageLink } from '../../ui/PageLink';
import { Reveal } from '../../ui/Reveal';
import { Title } from '../../ui/typography';

interface FeatureCardProps {
  feature: Queries.FeatureCardFragment;
  /** Its place among the cards, from 0. */
  order: number;
}

const Root = styled('article')({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: 14,
  height: '100%',
  padding: '32px 8px 28px 0',
  borderTop: `1px solid ${colors.line}`,
  '&:hover': { borderTopColor: colors.ember[2] },
  '& > p': { color: colors.inkSoft },
});

const LearnMore = styled(PageLink)({
  ...buttonStyles.more,
  // The whole card leads to the page.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/** A feature in a grid: pictogram, name, one sentence, the way to its page. */
export function FeatureCard({ feature: { icon, text }, order }: FeatureCardProps) {
  const { t } = useTranslation('learnMore');
  return (
    <Reveal order={order}>
      <Root>
        <FeatureIcon icon={icon} size={36} />
        <Title>{text.name}</Title>
        <p>{text.summary}</p>
        <LearnMore to={text.path} aria-label={t('about', { feature: text.name })}>
          {t('label')}
          <Chevron direction="right" />
        </LearnMore>
      </Root>
    </Reveal>
  );
}

export const fragment = graphql`
  fragment FeatureCard on FeatureCatalogueFeatures {
    id
    icon
    text(language: $language) {
      name
      summary
      path
    }
  }
`;
