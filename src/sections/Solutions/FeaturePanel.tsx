import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { writePercent } from '../../content/notation';
import { useLanguage } from '../../layout/LanguageProvider';
import { breakpoints } from '../../theme/breakpoints';
import { screenOnly } from '../../theme/print-styles';
import { pictures, sizes, space } from '../../theme/tokens';
import { ArrowList } from '../../ui/ArrowList';
import { BigFigure } from '../../ui/BigFigure';
import { Chevron } from '../../ui/Chevron';
import { PageLink } from '../../ui/PageLink';
import { Picture } from '../../ui/Picture';
import { Shot } from '../../ui/Shot';
import { panelId, tabId } from './tab-ids';
import { panelUpright } from './upright-media';

interface FeaturePanelProps {
  feature: { id: string; text: Queries.FeaturePanelFragment };
  selected: boolean;
  /** Whether it has been selected before, so that it has all that is not for paper. */
  opened: boolean;
}

const Panel = styled('div')({
  display: 'grid',
  gap: 'clamp(20px, 2.8vw, 40px)',
  // On large phones there is room for the words beside the picture, in which no letter is smaller than 11 px.
  [breakpoints.down('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(268px, 100%), 1fr))' },
  // The gap between the columns is that of the grid around.
  [breakpoints.up('md')]: { gridArea: '1 / 1 / -1 / -1', gridTemplate: 'subgrid / subgrid', columnGap: 'normal' },
  '&[hidden]': { display: 'none' },
  '&:focus-visible': { outlineOffset: 8 },
  // There are no tabs on paper.
  '@media print': { '&, &[hidden]': { display: 'grid', marginBottom: 32 } },
});

/** As wide as the tabs above, so that the words stand below the picture. */
const first = `min((100% - ${space.columns}) * 5 / 14, 100% - ${space.columns} - ${pictures.least}px)`;

const Text = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplate: `"figure words benefits" auto "figure more benefits" 1fr / ${first} minmax(0, 1fr) minmax(0, 1fr)`,
  gap: `12px ${space.columns}`,
  alignItems: 'start',
  [breakpoints.only('md')]: {
    gridTemplate: '"words benefits" auto "more figure" auto / minmax(0, 1fr) minmax(0, 1fr)',
    rowGap: 28,
  },
  [breakpoints.down('md')]: {
    gridTemplate: '"words" "benefits" "figure" "more" / minmax(0, 1fr)',
    gridColumn: 'auto',
    rowGap: 12,
  },
});

const Words = styled('div')({ gridArea: 'words' });

const Figure = styled('div')({
  gridArea: 'figure',
  containerType: 'inline-size',
  [breakpoints.down('md')]: { marginTop: 16 },
  // Beside each other where the words have room for more than one in a line.
  '@container (min-width: 360px)': {
    [breakpoints.down('md')]: { '& > p': { display: 'flex', alignItems: 'end', gap: 14 } },
  },
});

const Benefits = styled(ArrowList)({ gridArea: 'benefits' });

const Name = styled(Typography)({ marginBlock: 'clamp(10px, 1.2vw, 16px) clamp(8px, 0.9vw, 12px)' });

const Description = styled(Typography)({
  maxWidth: '36em',
  [breakpoints.down('md')]: { fontSize: sizes.body, lineHeight: 1.5 },
});

/** Not printed: not all of them have been loaded. */
const PanelShot = styled(Shot)({
  alignSelf: 'start',
  [breakpoints.up('md')]: { gridArea: '1 / 2' },
  ...screenOnly,
});

/** One feature: its picture, what it brings, its figure, and the way to its page. Memoized: a choice renders two panels, not all. */
export const FeaturePanel = memo(function FeaturePanel({ feature: { id, text }, selected, opened }: FeaturePanelProps) {
  return (
    // A tab panel takes the focus, so that the keyboard scrolls it (ARIA practices).
    <Panel role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} hidden={!selected} tabIndex={0}>
      <PanelContent text={text} opened={opened} />
    </Panel>
  );
});

/** What a choice of another panel does not change. */
const PanelContent = memo(function PanelContent({ text, opened }: { text: Queries.FeaturePanelFragment; opened: boolean }) {
  const { t } = useTranslation('learnMore');
  const { notation } = useLanguage();
  const image = opened && text.image.src.childImageSharp?.picture;
  return (
    <>
      {image && (
        <PanelShot>
          <Picture
            image={image}
            portrait={text.image.portrait?.childImageSharp?.picture}
            uprightWhere={panelUpright}
            alt={text.image.alt}
            sizes="(min-width: 1600px) calc(50vw + 140px), (min-width: 1024px) 740px, (min-width: 768px) 432px, (min-width: 600px) 50vw, 88vw"
          />
        </PanelShot>
      )}
      <Text>
        <Words>
          <Chip label={text.label} />
          <Name variant="title">{text.title}</Name>
          <Description color="textSecondary">{text.description}</Description>
        </Words>
        <Benefits>
          {text.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </Benefits>
        {text.stat !== null && (
          <Figure>
            <BigFigure figure={writePercent(text.stat, notation)} description={text.statDescription ?? ''} />
          </Figure>
        )}
        {opened && (
          <Button
            variant="more"
            component={PageLink}
            to={text.path}
            aria-label={t('about', { feature: text.title })}
            sx={{ gridArea: 'more', justifySelf: 'start' }}
          >
            {t('label')}
            <Chevron direction="right" />
          </Button>
        )}
      </Text>
    </>
  );
});

export const fragment = graphql`
  fragment FeaturePanel on FeatureText {
    path
    label
    title
    description
    benefits
    stat
    statDescription
    image {
      alt
      src {
        childImageSharp {
          picture(width: 1200, breakpoints: [640, 960, 1200, 1600, 2240]) {
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
  }
`;
