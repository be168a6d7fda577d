import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoStepLink } from '../../layout/DemoLink';
import { DemoRequestLink } from '../../layout/DemoRequestLink';
import { StageBar } from '../../layout/StageBar';
import { breakpoints, condition } from '../../theme/breakpoints';
import { sizes, uprightPicture } from '../../theme/tokens';
import { BackLink } from '../../ui/BackLink';
import { GradientText } from '../../ui/GradientText';
import { FirstRow } from '../../ui/PageRow';
import { Picture } from '../../ui/Picture';
import { Shot } from '../../ui/Shot';

interface FeatureOpeningProps extends Pick<ComponentProps<typeof StageBar>, 'stage'> {
  id: string;
  feature: Queries.FeatureOpeningFragment;
  /** The address of the list of features. */
  listPath: string;
}

/** Where a wide screen of the product has no room below the words. */
const narrow = breakpoints.down('md');

/** It also follows the window's height: the first action must be above the cookie bar of a laptop (1366 × 638). */
const headline = {
  mt: 2,
  fontSize: {
    xs: `min(${sizes.section}, 3rem)`,
    lg: `max(2rem, min(${sizes.section}, 3rem, 6.9vh))`,
    xxl: `max(2rem, min(${sizes.display}, 6.5vh))`,
  },
  lineHeight: 52 / 48,
};

/** The opening of a feature's page: the stage it serves, what it is, both actions, and the product's whole screen. */
export function FeatureOpening({ id, stage, feature, listPath }: FeatureOpeningProps) {
  const { t } = useTranslation('buttons');
  const [firstWord, ...otherWords] = feature.title.split(' ');
  const image = feature.image.src.childImageSharp?.picture;
  return (
    <FirstRow labelledBy="feature-title">
      <BackLink to={listPath}>{t('backToFeatures')}</BackLink>
      <Grid container columnSpacing={3} rowSpacing={4}>
        <Grid size={{ xs: 12, xl: 5 }}>
          <StageBar stage={stage} label={feature.label} isLarge />
          <Typography variant="section" component="h1" id="feature-title" sx={headline}>
            <GradientText>{firstWord}</GradientText> {otherWords.join(' ')}
          </Typography>
          <Typography
            variant="lead"
            color="textSecondary"
            sx={{ maxWidth: '34em', mt: 2, mb: 3, fontSize: { xxl: sizes.quote } }}
          >
            {feature.description}
          </Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' }}>
            <DemoRequestLink>{t('requestDemo')}</DemoRequestLink>
            <DemoStepLink step={id}>{t('seeStep')}</DemoStepLink>
          </Stack>
        </Grid>
        {image && (
          <Grid size={{ xs: 12, xl: 7 }} sx={{ '@media print': { maxWidth: '66%' } }}>
            <Shot sx={{ [narrow]: { maxWidth: uprightPicture } }}>
              <Picture
                image={image}
                portrait={feature.image.portrait?.childImageSharp?.picture}
                uprightWhere={condition(narrow)}
                alt={feature.image.alt}
                sizes="(min-width: 1200px) max(690px, 46vw), (min-width: 768px) 92vw, min(422px, 100vw - 58px)"
                eager
              />
            </Shot>
          </Grid>
        )}
      </Grid>
    </FirstRow>
  );
}

export const fragment = graphql`
  fragment FeatureOpening on FeatureText {
    label
    title
    description
    image {
      alt
      ...Screen
    }
  }

  fragment Screen on FeatureTextImage {
    src {
      childImageSharp {
        picture(width: 1200, breakpoints: [640, 960, 1200, 1600]) {
          ...Picture
        }
      }
    }
    portrait {
      childImageSharp {
        picture(width: 624, breakpoints: [624, 936]) {
          ...Picture
        }
      }
    }
  }
`;
