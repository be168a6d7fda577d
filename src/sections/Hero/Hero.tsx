import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DemoLink } from '../../layout/DemoLink';
import { DemoRequestLink } from '../../layout/DemoRequestLink';
import { breakpoints } from '../../theme/breakpoints';
import { colors, sizes, space, twelveColumns } from '../../theme/tokens';
import { Flag } from '../../ui/Flag';
import { GradientText } from '../../ui/GradientText';
import { StageLabel } from './StageLabel';

const belowHeadline = 'clamp(10px, 2.4vh, 22px)';

/**
 * On phones, the actions follow the first sentence: the first of them must be in sight above the cookie bar. What follows that
 * sentence comes below them.
 */
const words = {
  gridColumn: { xs: '1 / -1', lg: 'span 6', xl: 'span 5' },
  [breakpoints.down('sm')]: {
    display: 'flex',
    flexDirection: 'column',
    '& > h1 + p': { display: 'contents' },
    '& > h1 + p > span': { mt: belowHeadline },
    '& > h1 + p > span + span': { order: 1, mt: 2 },
  },
};

/** On phones, the first action has a row of its own rather than two lines. */
const actions = {
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1.75,
  mt: 'clamp(16px, 3vh, 30px)',
  [breakpoints.down('md')]: {
    columnGap: 1.5,
    justifyContent: 'space-between',
    '& > a:first-of-type': { flex: '1 0 auto', maxWidth: '100%', justifyContent: 'start', pl: 1.75, pr: 3.25 },
  },
};

/** The first screen: what the product is, a case from visit to premium as an energy label, and both actions. */
export function Hero() {
  const { t } = useTranslation(['hero', 'buttons']);
  const [firstSentence, others] = firstAndOthers(t('hero:subtitle'));
  return (
    // The strip under the header takes its background (`global-styles.ts`).
    <Box
      component="section"
      aria-labelledby="hero-title"
      sx={{
        containerType: 'inline-size',
        bgcolor: 'background.paper',
        pt: 'clamp(0.75rem, min(5vw, 4vh), 5.25rem)',
        pb: space.section,
      }}
    >
      {/* Plain, because the styles of MUI's `Grid` would be in the first screen. */}
      <Container sx={{ display: 'grid', gridTemplateColumns: twelveColumns, columnGap: 3, rowGap: 3.5, alignItems: 'end' }}>
        <Box sx={words}>
          <Badge>{t('hero:badge')}</Badge>
          <Typography variant="display" id="hero-title">
            {t('hero:headlineBefore')} <ColoredLines>{t('hero:headlineGradient')}</ColoredLines> {t('hero:headlineAfter')}
          </Typography>
          <Typography
            variant="lead"
            color="textSecondary"
            sx={{
              maxWidth: '33em',
              mt: belowHeadline,
              [breakpoints.down('md')]: { fontSize: sizes.body, lineHeight: 1.4 },
              // The first action stays above the cookie bar of a laptop (1366 × 638).
              [breakpoints.up('lg')]: { fontSize: `max(${sizes.body}, min(${sizes.lead}, 2.6vh))` },
            }}
          >
            <span>{firstSentence}</span>
            {others && <span>{others}</span>}
          </Typography>
          <Stack direction="row" sx={actions}>
            <DemoRequestLink>{t('buttons:requestDemo')}</DemoRequestLink>
            <DemoLink variant="link">{t('buttons:testLive')}</DemoLink>
            <Credibility>{t('hero:credibility')}</Credibility>
          </Stack>
        </Box>
        <StageLabel />
      </Container>
    </Box>
  );
}

/** Each line has the whole gradient. Not where a heading has one coloured word: WebKit balances no lines with such a part. */
const ColoredLines = ({ children }: { children: string }) => (
  <GradientText sx={{ boxDecorationBreak: 'clone', WebkitBoxDecorationBreak: 'clone' }}>{children}</GradientText>
);

const Badge = ({ children }: { children: string }) => (
  <Typography
    variant="caption"
    color="textSecondary"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: { xs: 1, md: 1.25 },
      mb: { xs: 1.25, md: 'clamp(12px, 2.4vh, 24px)' },
      p: { md: 0.75 },
      pr: { md: 1.75 },
      border: { md: `1px solid ${colors.line}` },
      fontWeight: 600,
      lineHeight: 'inherit',
    }}
  >
    <Flag />
    {children}
  </Typography>
);

/** On phones, beside the second action where that has its own row. */
const Credibility = ({ children }: { children: string }) => (
  <Typography
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: { xs: 1, md: 1.25 },
      flexBasis: { md: '100%' },
      mt: { md: 'clamp(0px, 2.6vh - 14px, 10px)' },
      fontWeight: 650,
      lineHeight: 'inherit',
    }}
  >
    <CheckMark />
    {children}
  </Typography>
);

/** A text in two: up to the end of its first sentence, and what follows; all of it where no second sentence can be told. */
function firstAndOthers(text: string): [first: string, others: string] {
  const end = text.search(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡])/u) + 1 || text.length;
  return [text.slice(0, end), text.slice(end)];
}

function CheckMark() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <circle cx="13" cy="13" r="13" fill={colors.emberButton} />
      <path
        d="M7.500 13.500l4 4 7-8"
        fill="none"
        stroke={colors.paper}
        strokeWidth="2.400"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
