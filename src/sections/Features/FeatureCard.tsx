import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { FeatureIcon } from '../../layout/FeatureIcon';
import { LearnMore } from '../../layout/LearnMore';
import { breakpoints } from '../../theme/breakpoints';
import { sizes, twelveColumns } from '../../theme/tokens';
import { Reveal } from '../../ui/Reveal';

/** From 1024 px on, in a card that is wide enough, the picture stands beside the words. */
const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'visible',
  background: 'none',
  [breakpoints.up('lg')]: {
    '@container card (min-width: 640px)': {
      display: 'grid',
      gridTemplateColumns: twelveColumns,
      columnGap: 3,
      alignItems: 'start',
      '& > *': { gridArea: '1 / 6 / auto / -1' },
      '& > :last-child': { gridArea: '1 / 1 / auto / 6' },
      '& h2': { fontSize: sizes.title },
    },
  },
  // The letters of a wide screen would be smaller than 11 px in seven columns.
  [breakpoints.only('lg')]: {
    '@container card (min-width: 640px)': {
      '& > *': { gridColumnStart: 5 },
      '& > :last-child': { gridColumnEnd: 5 },
    },
  },
};

/** A feature in the list: its picture, and below it pictogram, name, one sentence and the way to its page. */
export function FeatureCard({ feature, picture }: { feature: Queries.FeatureCardFragment; picture: ReactNode }) {
  const { icon, text } = feature;
  return (
    <Reveal>
      <Card component="article" sx={card}>
        {picture}
        <Stack spacing={1} useFlexGap sx={{ flexGrow: 1, pt: 2.5, '& > a': { mt: 'auto' } }}>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'start' }}>
            <FeatureIcon icon={icon} />
            {/* “Rehabilitación” in one line of 320 px. */}
            <Typography variant="title" component="h2" sx={{ fontSize: 'min(1.5rem, 7.2vw)' }}>
              {text.name}
            </Typography>
          </Stack>
          <Typography color="textSecondary">{text.summary}</Typography>
          <LearnMore name={text.name} path={text.path} />
        </Stack>
      </Card>
    </Reveal>
  );
}

export const fragment = graphql`
  fragment FeatureCard on FeatureCatalogueFeatures {
    icon
    text {
      name
      summary
      path
    }
  }
`;
