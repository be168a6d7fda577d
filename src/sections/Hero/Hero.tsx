import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DemoLink } from '../../layout/DemoLink';
import { DemoRequestLink } from '../../layout/DemoRequestLink';
import { breakpoints } from '../../theme/breakpoints';
import { colors, sizes, space } from '../../theme/tokens';
import { Flag } from '../../ui/Flag';
import { GradientText } from '../../ui/GradientText';
import { StageLabel } from './StageLabel';

const Root = styled('section')({
  containerType: 'inline-size',
  // The strip under the header takes it (`global-styles.ts`).
  background: colors.paper,
  paddingBlockStart: 'clamp(0.75rem, min(5vw, 4vh), 5.25rem)',
  paddingBlockEnd: space.section,
});

const Columns = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.02fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: `28px ${space.columns}`,
  [breakpoints.up('xxl')]: { gridTemplateColumns: 'minmax(0, 1.16fr) minmax(0, 1fr)' },
  [breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const belowHeadline = 'clamp(10px, 2.4vh, 22px)';

/**
 * On phones, the actions follow the first sentence: the first of them must be in sight above the cookie bar. What follows that
 * sentence comes below them.
 */
const Words = styled('div')({
  [breakpoints.down('sm')]: {
    display: 'flex',
    flexDirection: 'column',
    '& > h1 + p': { display: 'contents' },
    '& > h1 + p > span': { marginTop: belowHeadline },
    '& > h1 + p > span + span': { order: 1, marginTop: 16 },
  },
});

/** Each line has the whole gradient. Not where a heading has one coloured word: WebKit balances no lines with such a part. */
const ColoredLines = styled(GradientText)({ boxDecorationBreak: 'clone', WebkitBoxDecorationBreak: 'clone' });

const Badge = styled(Typography)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  margin: '0 0 clamp(12px, 2.4vh, 24px)',
  paddingBlock: 6,
  paddingInline: '8px 14px',
  border: `1px solid ${colors.line}`,
  color: colors.inkSoft,
  fontWeight: 600,
  lineHeight: 'inherit',
  [breakpoints.down('md')]: { gap: 8, margin: '0 0 10px', padding: 0, border: 0 },
});

const Subtitle = styled(Typography)({
  maxWidth: '33em',
  color: colors.inkSoft,
  textWrap: 'pretty',
  marginTop: belowHeadline,
  [breakpoints.down('md')]: { fontSize: sizes.body, lineHeight: 1.4 },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '14px 24px',
  marginTop: 'clamp(16px, 3vh, 30px)',
  [breakpoints.down('md')]: {
    columnGap: 12,
    justifyContent: 'space-between',
    // In a row of its own rather than in two lines.
    '& > a:first-of-type': {
      flex: '1 0 auto',
      maxWidth: '100%',
      justifyContent: 'start',
      paddingInline: '14px 26px',
      textAlign: 'start',
    },
  },
});

const Credibility = styled(Typography)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: 650,
  lineHeight: 'inherit',
  // On phones, beside the second action where that has its own row.
  [breakpoints.up('md')]: { flexBasis: '100%', marginTop: 'clamp(0px, 2.6vh - 14px, 10px)' },
  [breakpoints.down('md')]: { gap: 8 },
});

/** The first screen: what the product is, a case from visit to premium as an energy label, and both actions. */
export function Hero() {
  const { t } = useTranslation(['hero', 'buttons']);
  const [firstSentence, others] = firstAndOthers(t('hero:subtitle'));
  return (
    <Root aria-labelledby="hero-title">
      <Columns>
        <Words>
          <Badge variant="caption">
            <Flag />
            {t('hero:badge')}
          </Badge>
          <Typography variant="display" id="hero-title">
            {t('hero:headlineBefore')} <ColoredLines>{t('hero:headlineGradient')}</ColoredLines> {t('hero:headlineAfter')}
          </Typography>
          <Subtitle variant="lead">
            <span>{firstSentence}</span>
            {others && <span>{others}</span>}
          </Subtitle>
          <Actions>
            <DemoRequestLink>{t('buttons:requestDemo')}</DemoRequestLink>
            <DemoLink variant="link">{t('buttons:testLive')}</DemoLink>
            <Credibility>
              <CheckMark />
              {t('hero:credibility')}
            </Credibility>
          </Actions>
        </Words>
        <StageLabel />
      </Columns>
    </Root>
  );
}

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
