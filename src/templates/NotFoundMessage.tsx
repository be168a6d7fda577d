import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSite } from '../layout/SiteProvider';
import { breakpoints } from '../theme/breakpoints';
import { arrowClip, colors, labelBars, pointerClip, sizes, space } from '../theme/tokens';
import { Chevron } from '../ui/Chevron';
import { childOrder } from '../ui/child-order';
import { InfraredHouse } from '../ui/InfraredHouse';
import { PageLink } from '../ui/PageLink';
import { SectionShell } from '../ui/SectionShell';

/** The label and the words below it, or beside it where there is room. */
const Columns = styled('div')({
  // In a low window, too, the code is in sight.
  '--row': 'min(clamp(14px, 3.6vw, 52px), 5.6vh)',
  '--gap': 'clamp(4px, 0.5vw, 7px)',
  display: 'grid',
  gap: `var(--gap) ${space.columns}`,
  [breakpoints.up('md')]: { gridTemplate: '"words scale" auto "words code" auto / minmax(0, 5fr) minmax(0, 7fr)' },
  [breakpoints.up('xxl')]: { '--row': 'min(64px, 6.4vh)' },
});

/** The label without a stage: seven pale bars, and the house at its maximum heat loss. */
const Scale = styled('div')({
  '--heat': 1,
  position: 'relative',
  display: 'grid',
  gap: 'var(--gap)',
  [breakpoints.up('md')]: { gridArea: 'scale' },
  '& > i': {
    width: 'calc(40% + var(--order) * 10%)',
    height: 'var(--row)',
    paddingInlineEnd: 'calc(var(--row) * 0.8)',
    background: colors.line,
    color: colors.inkSoft,
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
});

/** The error code, below the last bar. */
const Code = styled('p')({
  justifySelf: 'end',
  paddingInline: '0.7em 0.4em',
  background: colors.ink,
  color: colors.paper,
  clipPath: pointerClip('0.5em'),
  fontSize: sizes.figure,
  [breakpoints.down('md')]: { fontSize: sizes.display },
  fontStretch: '118%',
  fontWeight: 800,
  lineHeight: 1.2,
  forcedColorAdjust: 'none',
  [breakpoints.up('md')]: { gridArea: 'code' },
});

const Words = styled('div')({
  [breakpoints.down('md')]: { marginTop: 40 },
  [breakpoints.up('md')]: { gridArea: 'words', alignSelf: 'start' },
});

const Heading = styled(Typography)({
  // “introuvable” fits into its column.
  [breakpoints.up('md')]: { fontSize: `min(${sizes.section}, 3.2vw)` },
}) as typeof Typography;

const Ways = styled('ul')({
  marginBlock: '8px 24px',
  [breakpoints.down('md')]: { display: 'flex', flexWrap: 'wrap', columnGap: 28 },
});

/** What the page for unknown addresses shows. */
export function NotFoundMessage() {
  const { t } = useTranslation(['notFound', 'header']);
  const { paths } = useSite();
  const ways = [
    { text: t('header:allFeatures'), path: paths.menuPath },
    ...paths.sectionLinks.filter(({ path }) => path !== paths.landingPath),
  ];
  return (
    <SectionShell labelledBy="not-found-title">
      <Columns>
        <Scale aria-hidden="true">
          {labelBars.map(({ letter }) => (
            <i key={letter}>{letter}</i>
          ))}
          <InfraredHouse />
        </Scale>
        <Code>{t('code')}</Code>
        <Words>
          <Heading variant="section" component="h1" id="not-found-title">
            {t('title')}
          </Heading>
          <Typography sx={{ maxWidth: '36em', mt: '20px', textWrap: 'balance' }}>{t('lead')}</Typography>
          <Ways>
            {ways.map(({ text, path }) => (
              <li key={path}>
                <Button variant="more" component={PageLink} to={path}>
                  {text}
                  <Chevron direction="right" />
                </Button>
              </li>
            ))}
          </Ways>
          <Button component={PageLink} to="/">
            {t('home')}
          </Button>
        </Words>
      </Columns>
    </SectionShell>
  );
}
