import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../layout/SiteProvider';
import { elementId } from '../routing/element-id';
import { FeatureCard } from '../sections/Features/FeatureCard';
import { breakpoints, condition, narrowCards } from '../theme/breakpoints';
import { sizes, twelveColumns } from '../theme/tokens';
import { BackLink } from '../ui/BackLink';
import { Picture } from '../ui/Picture';
import { SectionShell } from '../ui/SectionShell';
import { Sheet } from '../ui/Sheet';
import { Shot } from '../ui/Shot';

type Feature = ComponentProps<typeof FeatureCard>['feature'] & Queries.ListedFeatureFragment;

/** The product's whole screen, of the first feature: upright where its card is narrow. Screen readers pass over the pictures of cards. */
function CardScreen({ text: { image }, isWide }: Feature & { isWide: boolean }) {
  const picture = image.src.childImageSharp?.picture;
  return (
    picture && (
      <Shot>
        <Picture
          image={picture}
          portrait={image.portrait?.childImageSharp?.picture}
          uprightWhere={condition(breakpoints.down(isWide ? 'md' : 'xl'))}
          alt=""
          sizes={`(min-width: 1200px) max(690px, 47vw), (min-width: 1024px) ${isWide ? '61vw' : '45vw'}, (min-width: 768px) ${isWide ? '93vw' : '45vw'}, calc(100vw - 58px)`}
          eager
        />
      </Shot>
    )
  );
}

/** The plate of the first benefit or, without one, the product's screen. */
function CardPlate({ text: { image, benefits } }: Feature) {
  const { src, portrait } = benefits[0]?.plate ?? image;
  const picture = src.childImageSharp?.picture;
  return (
    picture && (
      <Sheet>
        <Picture
          image={picture}
          portrait={portrait?.childImageSharp?.picture}
          uprightWhere={narrowCards}
          alt=""
          sizes="(min-width: 1200px) max(387px, 27vw), (min-width: 768px) 45vw, calc(100vw - 48px)"
        />
      </Sheet>
    )
  );
}

const heading = {
  // On phones, its longest word has a line with the article before it.
  '& > h1': { fontSize: { xs: sizes.section, sm: sizes.display, lg: 'min(4.6vw, 3.375rem)' } },
  '& > p': { maxWidth: '38em', mt: 2.5 },
  [breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: twelveColumns,
    columnGap: 3,
    alignItems: 'last baseline',
    '& > h1': { gridColumn: 'span 7' },
    '& > p': { gridColumn: 'span 5' },
  },
};

/** Plain, because the classes of MUI's `Grid` would be in the page for each card. */
const list = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: { xs: 5, md: 7 },
  mt: 5,
};

/** The first card is as wide as it must be for the last row to be full: how many of two columns it takes, and how many of three. */
const columnsOfFirst = (count: number) => ({ md: 1 + (count % 2), xl: [1, 3, 2][count % 3] });

const listOf = ({ md, xl }: ReturnType<typeof columnsOfFirst>) => ({
  ...list,
  '& > :first-of-type': {
    container: 'card / inline-size',
    gridColumn: { md: `span ${md}`, xl: `span ${xl}` },
  },
});

/** The content of the list of features. */
export function FeatureCards({ features }: { features: readonly Feature[] }) {
  const { t } = useTranslation(['features', 'buttons']);
  const { paths } = useSite();
  const first = columnsOfFirst(features.length);
  return (
    <SectionShell labelledBy="list-title">
      <BackLink to={paths.landingPath}>{t('buttons:backToHome')}</BackLink>
      <Box sx={heading}>
        <Typography variant="display" id="list-title">
          {t('features:listTitle')}
        </Typography>
        <Typography variant="lead" color="textSecondary">
          {t('features:listLead')}
        </Typography>
      </Box>
      <Box component="ul" sx={listOf(first)}>
        {features.map((feature, index) => (
          <li key={feature.listId} id={elementId(feature.listId)}>
            <FeatureCard
              feature={feature}
              picture={index === 0 ? <CardScreen {...feature} isWide={first.md > 1} /> : <CardPlate {...feature} />}
            />
          </li>
        ))}
      </Box>
    </SectionShell>
  );
}

export const fragment = graphql`
  fragment ListedFeature on FeatureCatalogueFeatures {
    listId
    text {
      image {
        ...Screen
      }
      benefits {
        plate {
          ...Plate
        }
      }
    }
  }
`;
