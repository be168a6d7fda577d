import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../page/SiteProvider';
import { elementId } from '../routing/anchors';
import { FeatureCard, FeatureGrid } from '../sections/FeatureCard/FeatureCard';
import { media, radius, sizes } from '../theme/tokens';
import { BackLink } from '../ui/BackLink';
import { PicturePiece } from '../ui/PicturePiece';
import { SectionShell } from '../ui/SectionShell';

type Feature = ComponentProps<typeof FeatureCard>['feature'] & Queries.ListedFeatureFragment;

/** The first card is as wide as it must be for the last row to be full. */
const Grid = styled(FeatureGrid)({
  '& > li': { container: 'card / inline-size' },
  [media.fromTablet]: { '&:has(> :nth-child(odd):last-child) > :first-child': { gridColumn: 'span 2' } },
  [media.full]: {
    '&& > :first-child': { gridColumn: 'auto' },
    '&&:has(> :nth-child(3n + 1):last-child) > :first-child': { gridColumn: 'span 3' },
    '&&:has(> :nth-child(3n + 2):last-child) > :first-child': { gridColumn: 'span 2' },
  },
});

/** Above the words of a card or, in one that is wide enough, beside them. */
const Head = styled('div')({
  '& > div': { padding: 14, borderWidth: '0 0 1px', borderRadius: `${radius}px ${radius}px 0 0` },
  '@container card (min-width: 640px)': {
    '& > div': {
      aspectRatio: 'auto',
      height: '100%',
      minHeight: 280,
      padding: 20,
      borderWidth: '0 1px 0 0',
      borderRadius: `${radius}px 0 0 ${radius}px`,
    },
  },
});

const whole = { left: 0, top: 0, width: 100, height: 100 };

/** The narrowest piece of its picture, whose letters are the largest; the whole picture if the feature's page has no pieces. */
function CardPicture({ image: { src, pieces } }: Feature['text']) {
  const image = src.childImageSharp?.picture;
  const [piece = whole] = (pieces ?? []).toSorted((one, other) => one.width - other.width);
  return (
    image && (
      <Head>
        <PicturePiece image={image} piece={piece} />
      </Head>
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
        sx={{ maxWidth: '14em', [media.phone]: { fontSize: sizes.section }, [media.full]: { fontSize: '3.5rem' } }}
      >
        {t('features:listTitle')}
      </Typography>
      <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '38em', mt: '20px', textWrap: 'balance' }}>
        {t('features:listLead')}
      </Typography>
      <Grid>
        {features.map((feature, index) => (
          <li key={feature.listId} id={elementId(feature.listId)}>
            <FeatureCard feature={feature} order={index % 3} heading="h2" picture={<CardPicture {...feature.text} />} />
          </li>
        ))}
      </Grid>
    </SectionShell>
  );
}

export const fragment = graphql`
  fragment ListedFeature on FeatureCatalogueFeatures {
    listId
    text {
      image {
        ...PicturePieces
      }
    }
  }
`;
