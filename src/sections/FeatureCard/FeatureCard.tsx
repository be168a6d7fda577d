import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FeatureIcon } from '../../layout/FeatureIcon';
import { colors, media, radius, sizes } from '../../theme/tokens';
import { Chevron } from '../../ui/Chevron';
import { PageLink } from '../../ui/PageLink';
import { Reveal } from '../../ui/Reveal';

interface FeatureCardProps {
  feature: Queries.FeatureCardFragment;
  heading: 'h2' | 'h3';
  /** A picture below its words. */
  picture?: ReactNode;
}

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Four cards, of which three columns would leave one alone. */
const areFour = '&:has(> :nth-child(4):last-child)';

/** Cards in one column on phones, in two on tablets and on paper, in three from there; four in two rows, and in one from 1200 px. */
export const FeatureGrid = styled('ul')({
  display: 'grid',
  gap: 20,
  marginTop: 40,
  [media.fromTablet]: columns(2),
  [media.full]: columns(3),
  [media.four]: { [areFour]: { ...columns(4), '& h3': { fontSize: '1.375rem' } } },
  '@media print': columns(2),
});

const Root = styled(Card)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  overflow: 'visible',
  '&:hover': { borderColor: colors.ember[2] },
}) as typeof Card;

const Words = styled('div')({
  flexGrow: 1,
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: 12,
  padding: '28px 24px 16px',
  [media.mobile]: {
    padding: '20px 20px 10px',
    gridTemplate: 'auto 1fr auto / auto 1fr',
    alignItems: 'center',
    '& > :is(p, a)': { gridColumn: '1 / -1' },
  },
  // Its heading needs the width of the window.
  [media.largeLetters]: { paddingInline: 8, '& > :is(h2, h3)': { fontSize: sizes.lead } },
  '& > p': { textWrap: 'pretty' },
});

const LearnMore = styled(Button)({
  justifyContent: 'start',
  // The whole card leads to the page.
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}) as typeof Button;

/** A feature in a grid: pictogram, name, one sentence, the way to its page, and its picture, if it gets one. */
export function FeatureCard({ feature: { icon, text }, heading, picture }: FeatureCardProps) {
  const { t } = useTranslation('learnMore');
  return (
    <Reveal>
      <Root component="article">
        <Words>
          <FeatureIcon icon={icon} size={36} />
          <Typography variant="title" component={heading}>
            {text.name}
          </Typography>
          <Typography color="textSecondary">{text.summary}</Typography>
          <LearnMore variant="more" component={PageLink} to={text.path} aria-label={t('about', { feature: text.name })}>
            {t('label')}
            <Chevron direction="right" />
          </LearnMore>
        </Words>
        {picture}
      </Root>
    </Reveal>
  );
}

export const fragment = graphql`
  fragment FeatureCard on FeatureCatalogueFeatures {
    id
    icon
    text {
      name
      summary
      path
    }
  }
`;
