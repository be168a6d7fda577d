import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { writePercent } from '../../content/notation';
import { DemoStepLink } from '../../layout/DemoLink';
import { DemoRequestLink } from '../../layout/DemoRequestLink';
import { useLanguage } from '../../layout/LanguageProvider';
import { colors, media, sizes, space } from '../../theme/tokens';
import { ArrowList } from '../../ui/ArrowList';
import { BackLink } from '../../ui/BackLink';
import { BigFigure } from '../../ui/BigFigure';
import { GradientText } from '../../ui/GradientText';
import { Picture } from '../../ui/Picture';
import { SectionShell } from '../../ui/SectionShell';
import { Shot } from '../../ui/Shot';
import { cells, columns, halves, large, row } from './columns';
import { PicturePiece } from './PicturePiece';
import { PriceLine } from './PriceLine';
import { pageUpright } from './upright-media';
import { Voice } from './Voice';

/** Words on the left, the picture on the right. */
const Columns = styled('div')({ ...columns, rowGap: space.columns, alignItems: 'start' });

/** On paper, it leaves room for the figure on the same sheet. */
const Screen = styled(Shot)({
  '@media print': { maxWidth: '66%' },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' });

/** A figure and, on its baseline, what it counts. */
const Figure = styled('div')({
  ...row,
  '& > p': { ...cells, alignItems: 'last baseline' },
  '& span': { maxWidth: 'none', ...large },
  '& span:first-of-type': { fontSize: 'min(6.0625rem, 24cqi)', lineHeight: 0.95 },
});

/** Each with its piece of the picture above it, and its sentence below, if it has them. */
const Benefits = styled(ArrowList)({
  [media.fromTablet]: halves,
  ...columns,
  rowGap: 20,
  marginTop: 24,
  '& > li:has(> div, > p)': { alignContent: 'start', marginBottom: 16, fontWeight: 600 },
  '& > li > div': { order: -1, gridColumn: '1 / -1' },
  '& h3': { margin: 0, font: 'inherit', fontSize: sizes.lead, lineHeight: 1.35 },
  '& > li > p': { gridColumn: 2, marginTop: -6, maxWidth: '36em', color: colors.inkSoft, fontWeight: 400 },
});

interface FeatureOverviewProps {
  id: string;
  feature: Queries.FeatureOverviewFragment;
  /** The address of the list of features. */
  listPath: string;
  /** The first pack, whose price the page names. */
  pack: Queries.PriceLineFragment | undefined;
  /** The testimonial that the feature names, if it is published. */
  voice: Queries.VoiceFragment | undefined;
}

/** One feature in full: what it is, its picture, what it brings, its figure (docs/product.md, Feature list and feature page). */
export function FeatureOverview({ id, feature, listPath, pack, voice }: FeatureOverviewProps) {
  const { t } = useTranslation(['features', 'buttons']);
  const { notation } = useLanguage();
  const [firstWord, ...otherWords] = feature.title.split(' ');
  const image = feature.image.src.childImageSharp?.picture;
  return (
    <SectionShell labelledBy="feature-title">
      <BackLink to={listPath}>{t('buttons:backToFeatures')}</BackLink>
      <Columns>
        <div>
          <Chip label={feature.label} />
          <Typography
            variant="section"
            component="h1"
            id="feature-title"
            sx={{ mt: '12px', fontSize: `min(${sizes.section}, 3rem)` }}
          >
            <GradientText>{firstWord}</GradientText> {otherWords.join(' ')}
          </Typography>
          <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '34em', marginBlock: '16px 20px' }}>
            {feature.description}
          </Typography>
          <Actions>
            <DemoRequestLink>{t('buttons:requestDemo')}</DemoRequestLink>
            <DemoStepLink step={id}>{t('buttons:seeStep')}</DemoStepLink>
          </Actions>
        </div>
        {image && (
          <Screen>
            <Picture
              image={image}
              portrait={feature.image.portrait?.childImageSharp?.picture}
              uprightWhere={pageUpright}
              alt={feature.image.alt}
              sizes="(min-width: 1280px) 930px, (min-width: 1024px) 50vw, (min-width: 600px) 92vw, 88vw"
              eager
            />
          </Screen>
        )}
      </Columns>
      {feature.stat !== null && (
        <Figure>
          <BigFigure figure={writePercent(feature.stat, notation)} description={feature.statDescription ?? ''} />
        </Figure>
      )}
      <Typography variant="title" component="h2" sx={{ mt: '40px' }}>
        {t('features:benefits')}
      </Typography>
      <Benefits>
        {feature.benefits.map((benefit, index) => {
          const piece = feature.image.pieces?.[index];
          const proof = feature.proofs?.[index];
          return (
            <li key={benefit}>
              {proof ? <h3>{benefit}</h3> : benefit}
              {proof && <p>{proof}</p>}
              {image && piece && <PicturePiece image={image} piece={piece} />}
            </li>
          );
        })}
      </Benefits>
      {voice && <Voice {...voice} />}
      <PriceLine pack={pack} />
    </SectionShell>
  );
}

export const fragment = graphql`
  fragment FeatureOverview on FeatureText {
    label
    title
    description
    benefits
    proofs
    stat
    statDescription
    image {
      alt
      ...PicturePieces
      portrait {
        childImageSharp {
          picture(width: 624, breakpoints: [624, 936]) {
            ...Picture
          }
        }
      }
    }
  }
`;
