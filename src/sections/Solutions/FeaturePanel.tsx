import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { writePercent } from '../../content/notation';
import { useLanguage } from '../../layout/LanguageProvider';
import { screenOnly } from '../../theme/print-styles';
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

/** The columns of the grid around. On large phones there is room for the words beside the picture, in which no letter is smaller than 11 px. */
const panel = {
  display: 'grid',
  gap: { xs: 2.5, md: 'normal' },
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(268px, 100%), 1fr))', md: 'subgrid' },
  gridTemplateRows: { md: 'subgrid' },
  gridArea: { md: '1 / 1 / span 2 / -1' },
  '&[hidden]': { display: 'none' },
  '&:focus-visible': { outlineOffset: 8 },
  // There are no tabs on paper.
  '@media print': { '&, &[hidden]': { display: 'block', mb: 4 } },
};

/** The columns that the tabs leave. */
const besideTabs = { gridColumn: { md: '6 / -1', lg: '5 / -1', xl: '6 / -1' } };

/** Plain, because the classes of MUI's `Grid` would be in the page for each feature. */
const words = {
  ...besideTabs,
  display: 'grid',
  gridTemplateColumns: { lg: '1fr 1fr' },
  columnGap: 3,
  rowGap: 1.5,
  alignContent: 'start',
  alignItems: 'start',
};

/** One feature: its picture, what it brings, its figure, and the way to its page. Memoized: a choice renders two panels, not all. */
export const FeaturePanel = memo(function FeaturePanel({ feature: { id, text }, selected, opened }: FeaturePanelProps) {
  return (
    // A tab panel takes the focus, so that the keyboard scrolls it (ARIA practices).
    <Box role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} hidden={!selected} tabIndex={0} sx={panel}>
      <PanelContent text={text} opened={opened} />
    </Box>
  );
});

/** What a choice of another panel does not change. */
const PanelContent = memo(function PanelContent({ text, opened }: { text: Queries.FeaturePanelFragment; opened: boolean }) {
  const { notation } = useLanguage();
  const image = opened && text.image.src.childImageSharp?.picture;
  return (
    <>
      {image && (
        // Not printed: not all of them have been loaded.
        <Shot sx={{ ...besideTabs, alignSelf: 'start', ...screenOnly }}>
          <Picture
            image={image}
            portrait={text.image.portrait?.childImageSharp?.picture}
            uprightWhere={panelUpright}
            alt={text.image.alt}
            sizes="(min-width: 1600px) calc(50vw + 20px), (min-width: 1024px) 690px, (min-width: 768px) 55vw, (min-width: 600px) 50vw, 88vw"
          />
        </Shot>
      )}
      <PanelWords text={text} opened={opened} />
      {text.stat !== null && (
        // Its last line is beside the last benefit.
        <Box
          sx={{
            gridColumn: { md: '1 / span 5', lg: '1 / span 4', xl: '1 / span 5' },
            alignSelf: { md: 'end' },
            containerType: 'inline-size',
          }}
        >
          <BigFigure figure={writePercent(text.stat, notation)} description={text.statDescription ?? ''} />
        </Box>
      )}
    </>
  );
});

/** Below the picture: the title and the way on, what it is, what it brings. */
function PanelWords({ text, opened }: { text: Queries.FeaturePanelFragment; opened: boolean }) {
  const { t } = useTranslation('learnMore');
  return (
    <Box sx={words}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Chip label={text.label} />
        <Stack
          direction="row"
          sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, columnGap: 3, alignItems: 'last baseline', mt: 1.25 }}
        >
          <Typography variant="title" sx={{ flexGrow: 1 }}>
            {text.title}
          </Typography>
          {opened && (
            <Button
              variant="more"
              component={PageLink}
              to={text.path}
              aria-label={t('about', { feature: text.title })}
              sx={{ flexShrink: { md: 0 } }}
            >
              {t('label')}
              <Chevron direction="right" />
            </Button>
          )}
        </Stack>
      </Box>
      <Typography color="textSecondary">{text.description}</Typography>
      <ArrowList>
        {text.benefits.map((benefit) => (
          <li key={benefit.text}>{benefit.text}</li>
        ))}
      </ArrowList>
    </Box>
  );
}

export const fragment = graphql`
  fragment FeaturePanel on FeatureText {
    path
    label
    title
    description
    benefits {
      text
    }
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
