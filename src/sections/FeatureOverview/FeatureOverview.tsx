import Chip from '@mui/material/Chip';
import { type CSSObject, styled } from '@mui/material/styles';
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
import { PicturePiece } from './PicturePiece';
import { pageUpright } from './upright-media';

const halves: CSSObject = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** The picture, the figure and the pieces begin at one line. */
const columns: CSSObject = {
  display: 'grid',
  columnGap: space.columns,
  [media.desktop]: halves,
  [media.full]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
};

/** Words on the left, the picture on the right. */
const Columns = styled('div')({ ...columns, rowGap: space.columns, alignItems: 'start' });

/** On paper, it leaves room for the figure on the same sheet. */
const Screen = styled(Shot)({
  '@media print': { maxWidth: '66%' },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' });

/** The heading of the benefits, and beside it the figure with its words behind it. */
const Proof = styled('div')({
  ...columns,
  alignItems: 'end',
  rowGap: 20,
  marginTop: 40,
  '& > p': { display: 'flex', alignItems: 'end', gap: 16 },
});

/** Each with its piece of the picture above it, and its sentence below, if it has them. */
const Benefits = styled(ArrowList)({
  [media.fromTablet]: halves,
  ...columns,
  rowGap: 20,
  marginTop: 32,
  '& > li:has(> div, > p)': { alignContent: 'start', marginBottom: 16, fontWeight: 600 },
  '& > li > div': { order: -1, gridColumn: '1 / -1' },
  '& h3': { margin: 0, font: 'inherit', fontSize: sizes.lead },
  '& > li > p': { gridColumn: 2, marginTop: -6, maxWidth: '36em', color: colors.inkSoft, fontWeight: 400 },
});

interface FeatureOverviewProps {
  id: string;
  feature: Queries.FeatureOverviewFragment;
  /** The address of the list of features. */
  listPath: string;
}

/** One feature in full: what it is, its picture, what it brings, its figure (docs/product.md, Feature list and feature page). */
export function FeatureOverview({ id, feature, listPath }: FeatureOverviewProps) {
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
      <Proof>
        <Typography variant="title" component="h2">
          {t('features:benefits')}
        </Typography>
        {feature.stat !== null && (
          <BigFigure figure={writePercent(feature.stat, notation)} description={feature.statDescription ?? ''} />
        )}
      </Proof>
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
