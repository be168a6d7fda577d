import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../layout/SiteProvider';
import { elementId } from '../routing/element-id';
import { FeatureCard, FeatureGrid } from '../sections/FeatureCard/FeatureCard';
import { screenOnly } from '../theme/print-styles';
import { colors, conditions, media, radius, sizes } from '../theme/tokens';
import { BackLink } from '../ui/BackLink';
import { Picture } from '../ui/Picture';
import { SectionShell } from '../ui/SectionShell';

type Feature = ComponentProps<typeof FeatureCard>['feature'] & Queries.ListedFeatureFragment;

/** The first card is as wide as it must be for the last row to be full. */
const Grid = styled(FeatureGrid)({
  '& > li': { container: 'card / inline-size' },
  // A card that is wide enough has its picture beside its words.
  '@container card (min-width: 640px)': {
    '& article': { flexDirection: 'row', '& > *': { flex: '1 1 0', minWidth: 0 } },
    '& article > :first-child': { alignContent: 'center', gridTemplateRows: 'none', paddingInline: 40 },
  },
  '@container card (min-width: 900px)': {
    '& h2': { fontSize: 'clamp(2.25rem, 3cqw, 2.75rem)' },
    '& p': { fontSize: sizes.lead },
  },
  [`@media ${conditions.fromTablet} and ${conditions.belowFull}`]: {
    '&:has(> :nth-child(odd):last-child) > :first-child': { gridColumn: 'span 2' },
  },
  [media.full]: {
    '& > [data-wide]': { gridColumn: 'span 3' },
    '&:has(> :nth-child(3n + 2):last-child) > :first-child': { gridColumn: 'span 2' },
  },
});

/** On paper, the words are enough. */
const Mat = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: 'clamp(14px, 7cqw, 28px)',
  // A look at its upper part is enough from the second card on: the list stays short.
  [media.mobile]: {
    padding: 14,
    'li ~ li &': { paddingBottom: 0 },
    'li ~ li & picture': {
      aspectRatio: '5 / 3',
      overflow: 'hidden',
      maskImage: `linear-gradient(${colors.ink} 85%, transparent)`,
    },
  },
  borderTop: `1px solid ${colors.line}`,
  borderRadius: `0 0 ${radius}px ${radius}px`,
  background: colors.pale,
  '& picture': { width: '100%', maxWidth: 400, [media.belowFull]: { maxWidth: 340 } },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '@container card (min-width: 640px)': {
    borderTop: 0,
    borderLeft: `1px solid ${colors.line}`,
    borderRadius: `0 ${radius}px ${radius}px 0`,
    // The picture needs more room than the words.
    '[data-wide] &': { [media.full]: { flexGrow: 1.5, '& picture': { maxWidth: 'none' } } },
  },
  ...screenOnly,
});

/**
 * The upright version of the feature's picture, which has the larger letters; in a card as wide as the page, where there is room for
 * it, the wide one. Screen readers pass over it.
 */
function CardPicture({ image, isFirst, isWide }: Feature['text'] & { isFirst: boolean; isWide: boolean }) {
  const [wide, upright] = [image.src, image.portrait].map((file) => file?.childImageSharp?.picture);
  const one = isWide ? wide : (upright ?? wide);
  return (
    one && (
      <Mat>
        <Picture
          image={one}
          portrait={isWide ? upright : undefined}
          uprightWhere={conditions.belowFull}
          alt=""
          sizes={`${isWide ? `${conditions.full} 960px, ` : ''}(min-width: 600px) 400px, 80vw`}
          eager={isFirst}
        />
      </Mat>
    )
  );
}

/** The content of the list of features. */
export function FeatureCards({ features }: { features: readonly Feature[] }) {
  const { t } = useTranslation(['features', 'buttons']);
  const { paths } = useSite();
  return (
    <SectionShell labelledBy="list-title">
      <BackLink to={paths.landingPath}>{t('buttons:backToHome')}</BackLink>
      {/* On phones, its longest word has a line with the article before it. */}
      <Typography
        variant="display"
        id="list-title"
        sx={{
          maxWidth: '14em',
          [media.phone]: { fontSize: sizes.section },
          [media.desktop]: { fontSize: 'min(4.6vw, 3.5rem)' },
        }}
      >
        {t('features:listTitle')}
      </Typography>
      <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '38em', mt: '20px' }}>
        {t('features:listLead')}
      </Typography>
      <Grid>
        {features.map((feature, index) => {
          const isFirst = index === 0;
          const isWide = isFirst && features.length % 3 === 1;
          return (
            <li key={feature.listId} id={elementId(feature.listId)} data-wide={isWide || undefined}>
              <FeatureCard
                feature={feature}
                heading="h2"
                picture={<CardPicture {...feature.text} isFirst={isFirst} isWide={isWide} />}
              />
            </li>
          );
        })}
      </Grid>
    </SectionShell>
  );
}

export const fragment = graphql`
  fragment ListedFeature on FeatureCatalogueFeatures {
    listId
    text {
      image {
        src {
          childImageSharp {
            picture(width: 1200, breakpoints: [640, 960, 1200, 1600]) {
              ...Picture
            }
          }
        }
        portrait {
          childImageSharp {
            picture(width: 624, breakpoints: [416, 624, 936]) {
              ...Picture
            }
          }
        }
      }
    }
  }
`;
