import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSite } from '../layout/SiteProvider';
import { arrowClip, colors, labelBars, pointerClip, sizes } from '../theme/tokens';
import { Chevron } from '../ui/Chevron';
import { childOrder } from '../ui/child-order';
import { InfraredHouse } from '../ui/InfraredHouse';
import { PageLink } from '../ui/PageLink';
import { SectionShell } from '../ui/SectionShell';

/** The label without a stage: seven pale bars, and from 768 px on the house at its maximum heat loss. */
const scale = {
  // In a low window, too, the code is in sight.
  '--row': { xs: 'min(clamp(14px, 3.6vw, 52px), 5.6vh)', xxl: 'min(64px, 6.4vh)' },
  '--gap': 'clamp(4px, 0.5vw, 7px)',
  '--shortest': { xs: '40%', md: '33.3%' },
  '--more': { xs: '10%', md: '4.1%' },
  '--heat': '1',
  position: 'relative',
  display: 'grid',
  gap: 'var(--gap)',
  '& > i': {
    width: 'calc(var(--shortest) + var(--order) * var(--more))',
    height: 'var(--row)',
    pr: 'calc(var(--row) * 0.8)',
    bgcolor: colors.line,
    color: 'text.secondary',
    clipPath: arrowClip('calc(var(--row) / 2)'),
    fontSize: 'max(11px, var(--row) * 0.45)',
    fontStretch: '115%',
    fontStyle: 'normal',
    fontWeight: 800,
    lineHeight: 'var(--row)',
    textAlign: 'end',
    forcedColorAdjust: 'none',
  },
  ...childOrder(labelBars.length),
};

/** The error code, below the last bar. */
const code = {
  width: 'fit-content',
  ml: 'auto',
  mt: 1,
  pl: '0.7em',
  pr: '0.4em',
  bgcolor: colors.ink,
  color: colors.paper,
  clipPath: pointerClip('0.5em'),
  fontSize: { xs: sizes.display, md: sizes.figure },
  letterSpacing: 'normal',
  lineHeight: 1.2,
  forcedColorAdjust: 'none',
};

/** What the page for unknown addresses shows: the label, and the words below it, or beside it where there is room. */
export function NotFoundMessage() {
  const { t } = useTranslation(['notFound', 'header']);
  return (
    <SectionShell labelledBy="not-found-title">
      <Grid container columnSpacing={3} rowSpacing={5}>
        <Grid size={{ xs: 12, md: 7 }} sx={{ order: { md: 1 } }}>
          <Box aria-hidden="true" sx={scale}>
            {labelBars.map(({ letter }) => (
              <i key={letter}>{letter}</i>
            ))}
            <InfraredHouse sx={{ display: { xs: 'none', md: 'block' } }} />
          </Box>
          <Typography variant="figure" sx={code}>
            {t('code')}
          </Typography>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          {/* Its longest word fits into its column. */}
          <Typography
            variant="section"
            component="h1"
            id="not-found-title"
            sx={{ fontSize: { md: `min(${sizes.section}, 4.4vw)` } }}
          >
            {t('title')}
          </Typography>
          <Typography sx={{ maxWidth: '36em', mt: 2.5, textWrap: 'balance' }}>{t('lead')}</Typography>
          <Ways />
          <Button component={PageLink} to="/">
            {t('home')}
          </Button>
        </Grid>
      </Grid>
    </SectionShell>
  );
}

/** Links to the list of features, and to the sections of the landing page. */
function Ways() {
  const { t } = useTranslation('header');
  const { paths } = useSite();
  const ways = [
    { text: t('allFeatures'), path: paths.menuPath },
    ...paths.sectionLinks.filter(({ path }) => path !== paths.landingPath),
  ];
  return (
    <Box component="ul" sx={{ display: { xs: 'flex', md: 'block' }, flexWrap: 'wrap', columnGap: 3.5, mt: 1, mb: 3 }}>
      {ways.map(({ text, path }) => (
        <li key={path}>
          <Button variant="more" component={PageLink} to={path}>
            {text}
            <Chevron direction="right" />
          </Button>
        </li>
      ))}
    </Box>
  );
}
