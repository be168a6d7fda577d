import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../theme/breakpoints';
import { screenOnly } from '../theme/print-styles';
import {
  colors,
  doubleLine,
  fingertip,
  headerBar,
  lowWindow,
  sizes,
  space,
  touchTarget,
  widths,
  withMouse,
} from '../theme/tokens';
import { Logo } from '../ui/Logo';
import { PageLink } from '../ui/PageLink';
import { DemoRequestLink } from './DemoRequestLink';
import { HeaderMenu, type MenuPages } from './HeaderMenu';
import { LanguageSelector } from './LanguageSelector';
import { MobileMenu } from './MobileMenu';
import { useSite } from './SiteProvider';
import { type SectionLink, sectionLinks } from './section-links';

const Root = styled(AppBar)({
  position: 'sticky',
  top: headerBar.margin,
  zIndex: 40,
  marginTop: headerBar.margin,
  // It is always in view: its links need none of the page's scroll padding, for which Chromium would scroll when they get focus.
  '& :not(details a)': { scrollMarginTop: -200 },
  paddingInline: `clamp(14px, 1.8vw, ${space.gutter})`,
  // As wide as the window and above the frame's lines: nothing is seen beside or above it. The widest words, the Spanish ones, fit
  // from 768 px on.
  [breakpoints.down('lg')]: {
    top: 0,
    marginTop: 0,
    paddingInline: 'min(24px, 6.7vw)',
    borderBottom: `1px solid ${colors.line}`,
    background: colors.paper,
  },
  // In a window as low as that of 400 % zoom it would leave no room for the page.
  [lowWindow]: { position: 'relative', top: 0 },
  '@media print': { position: 'static', paddingInline: space.gutter },
});

const Bar = styled(Toolbar)({
  width: '100%',
  maxWidth: widths.header,
  marginInline: 'auto',
  display: 'flex',
  // Words that readers space may need a second row.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'clamp(6px, 1.4vw, 20px)',
  [breakpoints.only('md')]: { columnGap: 6 },
  minHeight: headerBar.height,
  paddingInlineStart: 'clamp(14px, 1.5vw, 20px)',
  ...doubleLine,
  background: colors.paper,
  [breakpoints.down('lg')]: { minHeight: headerBar.flat - 1, paddingInline: 0, border: 0, borderRadius: 0, outline: 0 },
  '@media print': { maxWidth: 'none', paddingInline: 0, border: 0, outline: 0 },
});

const LogoLink = styled(PageLink)({
  ...touchTarget,
  gap: 9,
  // Whole, as long as a row can hold it.
  flexShrink: 0,
  maxWidth: '100%',
  color: colors.ink,
  fontSize: sizes.lead,
  fontStretch: '118%',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
});

/** On tablets, the links spread over the room that the words of the language leave. */
const Navigation = styled('nav')({ marginInlineStart: 'auto', [breakpoints.only('md')]: { flexGrow: 1 } });

const Links = styled('ul')({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(0px, calc(1.6vw - 13px), 4px)',
  marginInlineStart: 'auto',
  [breakpoints.only('md')]: { justifyContent: 'space-evenly' },
  fontSize: sizes.caption,
  fontWeight: 550,
  '& > li > a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 'clamp(5px, 0.7vw, 6px)',
    [breakpoints.only('md')]: { paddingInline: 3 },
    color: colors.inkSoft,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  [withMouse]: { '& > li > a:hover': { color: colors.ink, textDecoration: 'underline' } },
});

const Desktop = styled('div')({
  display: 'contents',
  [breakpoints.down('md')]: { display: 'none' },
  ...screenOnly,
});

const Mobile = styled('div')({
  display: 'none',
  [breakpoints.down('md')]: { display: 'block', marginInlineStart: 'auto' },
  ...screenOnly,
});

/** As high as the bar, which ends in its arrow; on a tablet, lower, so that its focus ring is in the window. */
const Trial = styled(DemoRequestLink)({
  minHeight: headerBar.height - 2,
  [breakpoints.down('lg')]: { minHeight: fingertip },
  paddingBlock: 8,
  paddingInline: 'clamp(10px, 1.2vw, 16px) clamp(24px, 2.2vw, 30px)',
  fontSize: sizes.caption,
  whiteSpace: 'nowrap',
  // In ink: the page below has the primary action.
  '&::before': { background: colors.ink },
});

/** The bar at the top: logo, links, menu, languages, free trial; on phones, logo and menu. */
export function Header({ pages }: { pages: MenuPages }) {
  const { t } = useTranslation(['header', 'buttons']);
  const { site, path, paths } = useSite();
  const { before, behind } = sectionLinks(paths);
  const link = ({ path: to, text }: SectionLink) => (
    <li key={to}>
      <PageLink to={to}>{text}</PageLink>
    </li>
  );
  return (
    <Root position="sticky">
      <Bar disableGutters variant="dense">
        <LogoLink to="/" aria-label={t('header:logo')}>
          <Logo />
          {site.name}
        </LogoLink>
        <Desktop>
          <Navigation aria-label={t('header:navigation')}>
            <Links>
              {before.map(link)}
              <li>
                <HeaderMenu key={path} pages={pages} />
              </li>
              {behind.map(link)}
            </Links>
          </Navigation>
          <LanguageSelector name={t('header:language')} />
          <Trial>{t('buttons:freeTrial')}</Trial>
        </Desktop>
        <Mobile>
          <MobileMenu key={path} pages={pages} />
        </Mobile>
      </Bar>
    </Root>
  );
}
