import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { DemoRequestLink } from '../../layout/DemoRequestLink';
import { breakpoints } from '../../theme/breakpoints';
import { colors, doubleLine, radius } from '../../theme/tokens';
import { ArrowList } from '../../ui/ArrowList';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PackPrice } from './PackPrice';
import { SetupFee } from './SetupFee';

const padding = { p: { xs: 2.75, md: 4, xl: 5 } };

/** One pack in two parts: its price, and what it is made of. */
export function PackCard({ pack, setup }: { pack: Queries.PackFragment; setup: readonly string[] }) {
  const { t } = useTranslation('pricingSection');
  const titleId = `pack-${pack.id}`;
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ ...doubleLine, overflow: 'visible', [breakpoints.down('sm')]: { outline: 0 } }}
    >
      {/* On paper, both parts are on one sheet. */}
      <Grid container sx={{ '@media print': { '& > *': { width: '50%' } } }}>
        <Grid size={{ xs: 12, lg: 6, xl: 5 }} sx={padding}>
          {pack.isPopular && <Chip label={t('popular')} />}
          <Typography variant="title" id={titleId} sx={{ mt: 1.5 }}>
            {pack.text.title}
          </Typography>
          <Typography color="textSecondary" sx={{ maxWidth: '30em', mt: 1 }}>
            {pack.text.description}
          </Typography>
          <PackPrice pack={pack} />
          <DemoRequestLink>{pack.text.buttonText}</DemoRequestLink>
        </Grid>
        <Grid
          size={{ xs: 12, lg: 6, xl: 7 }}
          sx={{
            ...padding,
            bgcolor: colors.wash,
            borderRadius: { xs: `0 0 ${radius}px ${radius}px`, lg: `0 ${radius}px ${radius}px 0` },
          }}
        >
          <Typography component="h4" sx={{ fontWeight: 700 }}>
            {t('features')}
          </Typography>
          <PackFeatures features={pack.features} />
          {pack.setupFee !== null && <SetupFee fee={pack.setupFee} items={setup} />}
        </Grid>
      </Grid>
    </Card>
  );
}

function PackFeatures({ features }: Pick<Queries.PackFragment, 'features'>) {
  const { t } = useTranslation('pricingSection');
  return (
    <ArrowList
      sx={{
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(100%, 12.5em), 1fr))',
          lg: '1fr',
          xl: 'repeat(2, minmax(0, 1fr))',
        },
        columnGap: 3,
        rowGap: 0.75,
        mt: 2,
      }}
    >
      {features.map(({ id, included, text }) => (
        <li key={id}>
          <span>
            <VisuallyHidden>{`${included ? t('included') : t('notIncluded')} `}</VisuallyHidden>
            {included ? (
              text.text
            ) : (
              <Typography component="s" color="textSecondary">
                {text.text}
              </Typography>
            )}
          </span>
        </li>
      ))}
    </ArrowList>
  );
}

export const fragment = graphql`
  fragment Pack on PacksPacks {
    id
    isPopular
    setupFee
    ...PackPrice
    text {
      title
      description
      buttonText
    }
    features {
      id
      included
      text {
        text
      }
    }
  }
`;
