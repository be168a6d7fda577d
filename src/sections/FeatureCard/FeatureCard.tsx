import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { colors, media, sizes } from '../../theme/tokens';
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
  heading: 'h2' | 'h3';
}

/** Cards in one column on phones, in two on tablets; in wide windows, in three, or four if that leaves none alone. */
export const FeatureGrid = styled('ul')({
  display: 'grid',
  gap: 20,
  marginTop: 40,
  [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.full]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  [media.wide]: { marginInlineEnd: 'calc(-1 * var(--beyond))' },
});

const Root = styled('article')({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: 12,
  height: '100%',
  padding: '28px 24px 16px',
  border: `1px solid ${colors.line}`,
  borderRadius: 12,
  background: colors.paper,
  '&:hover': { borderColor: colors.ember[2] },
  // Its heading needs the width of the window.
  [media.largeLetters]: { paddingInline: 8, '& > :is(h2, h3)': { fontSize: sizes.lead } },
  '& > p': { color: colors.inkSoft, textWrap: 'pretty' },
});

const LearnMore = styled(PageLink)({
  ...buttonStyles.more,
  // The whole card leads to the page.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/** A feature in a grid: pictogram, name, one sentence, the way to its page. */
export function FeatureCard({ feature: { icon, text }, order, heading }: FeatureCardProps) {
  const { t } = useTranslation('learnMore');
  return (
    <Reveal order={order}>
      <Root>
        <FeatureIcon icon={icon} size={36} />
        <Title as={heading}>{text.name}</Title>
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
