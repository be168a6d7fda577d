import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { colors, doubleLine, drawerHeight, lowWindow, sizes } from '../theme/tokens';
import { Chevron } from '../ui/Chevron';
import { CloseIcon } from '../ui/CloseIcon';
import { PageLink } from '../ui/PageLink';
import { DemoLink } from './DemoLink';
import { DemoRequestLink } from './DemoRequestLink';
import type { MenuPages } from './HeaderMenu';
import { LanguageSelector } from './LanguageSelector';
import { useSite } from './SiteProvider';
import { type SectionLink, sectionLinks } from './section-links';

export interface MobileDrawerProps {
  pages: MenuPages;
  open: boolean;
  onClose: () => void;
}

/** Distance between the drawer's edge and its content, in pixels. */
const drawerEdge = 24;

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `16px ${drawerEdge}px 8px`,
  '& > h2': { margin: 0, fontSize: sizes.lead, fontWeight: 750 },
});

/** Scrolls separately, so that the actions stay visible; in a low window they scroll too. */
const Navigation = styled('nav')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  paddingInline: drawerEdge,
  [lowWindow]: { flex: 'none', overflowY: 'visible' },
});

const Links = styled('ul')({
  fontSize: sizes.lead,
  fontWeight: 600,
  '& a, & summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 52,
    color: colors.ink,
    textDecoration: 'none',
  },
  '& details[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > li': { borderBottom: `1px solid ${colors.line}` },
  '& ul': { marginBottom: 12, paddingLeft: 16, fontSize: sizes.body, fontWeight: 500 },
  '& ul a': { minHeight: 44 },
});

/** Always visible below the scrolling links. */
const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  padding: `16px ${drawerEdge}px ${drawerEdge}px`,
  borderTop: `1px solid ${colors.line}`,
  '& > div': { gridColumn: '1 / -1', justifySelf: 'start' },
  '& > a': { paddingInlineStart: 14, fontSize: sizes.caption },
});

/** The drawer from the bottom of a phone's screen: the header's links, the languages, both actions. */
export function MobileDrawer({ pages, open, onClose }: MobileDrawerProps) {
  const { t } = useTranslation(['header', 'buttons']);
  const { paths } = useSite();
  const { before, behind } = sectionLinks(paths);
  const link = ({ path, text }: SectionLink) => (
    <li key={path}>
      <PageLink to={path} onClick={onClose}>
        {text}
      </PageLink>
    </li>
  );
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'drawer-title',
          sx: { height: drawerHeight, ...doubleLine, borderEndStartRadius: 0, borderEndEndRadius: 0 },
        },
      }}
    >
      <Top>
        <h2 id="drawer-title">{t('header:menu')}</h2>
        <IconButton aria-label={t('header:closeMenu')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Top>
      <Navigation aria-label={t('header:navigation')}>
        <Links>
          {before.map(link)}
          <li>
            <details>
              <summary>
                {t('header:features')}
                <Chevron />
              </summary>
              <ul>
                {pages.map(({ id, text }) => (
                  <li key={id}>
                    <PageLink to={text.path} onClick={onClose}>
                      {text.name}
                    </PageLink>
                  </li>
                ))}
                <li>
                  <PageLink to={paths.menuPath} onClick={onClose}>
                    {t('header:allFeatures')}
                  </PageLink>
                </li>
              </ul>
            </details>
          </li>
          {behind.map(link)}
        </Links>
      </Navigation>
      <Actions>
        <div>
          <LanguageSelector name={t('header:language')} onChoose={onClose} />
        </div>
        <DemoLink variant="outlined" onClick={onClose} sx={{ px: 1.75 }}>
          {t('buttons:testLive')}
        </DemoLink>
        <DemoRequestLink>{t('buttons:freeTrial')}</DemoRequestLink>
      </Actions>
    </Drawer>
  );
}
