import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overlay } from '../../packages/fast-page';
import { breakpoints } from '../theme/breakpoints';
import { colors } from '../theme/tokens';
import type { MobileDrawerProps } from './MobileDrawer';

const MobileDrawer = overlay(() => import('./MobileDrawer').then((module) => module.MobileDrawer), FallbackToFooter);

const buttonStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  background: colors.ink,
  color: colors.paper,
} as const;

const MenuButton = styled(IconButton)({
  ...buttonStyle,
  // At once, while the drawer loads.
  '&&[aria-expanded="true"]': { background: colors.emberButton },
  '@media (scripting: none)': { display: 'none' },
});

/** Without scripts, the drawer does not work: the footer has the same links. */
const FooterLink = styled('a')({ ...buttonStyle, display: 'none', '@media (scripting: none)': { display: 'grid' } });

/** Id of the footer; the hyphen sets it apart from ids in the data. */
export const footerId = 'page-footer';

/** The menu on phones: a button, and a drawer that is loaded when it is first opened. */
export function MobileMenu(props: Omit<MobileDrawerProps, 'open' | 'onClose'>) {
  const { t } = useTranslation('header');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useCloseWhenWide(open, setOpen, button);
  return (
    <>
      <MenuButton
        ref={button}
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-instead={`#${footerId}`}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <MenuIcon />
      </MenuButton>
      <FooterLink href={`#${footerId}`} aria-label={t('openMenu')}>
        <MenuIcon />
      </FooterLink>
      {wanted && <MobileDrawer {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * Closes the drawer when the window becomes wide enough for the header's links, for example when a phone is turned. The first of
 * them takes the focus, because the menu button disappears.
 */
function useCloseWhenWide(open: boolean, setOpen: (open: boolean) => void, button: RefObject<HTMLButtonElement>): void {
  const isWide = useMediaQuery(breakpoints.up('md'));
  const closed = useRef(false);
  useEffect(() => {
    if (isWide && open) {
      closed.current = true;
      setOpen(false);
    }
    // Once the closed drawer has let the focus go.
    if (!open && closed.current) {
      closed.current = false;
      button.current?.closest('header')?.querySelector<HTMLElement>('nav a')?.focus({ preventScroll: true });
    }
  }, [isWide, open, setOpen, button]);
}

/** If the drawer cannot be loaded, its button leads to the links in the footer, which are the same. */
function FallbackToFooter({ open, onClose }: Pick<MobileDrawerProps, 'open' | 'onClose'>) {
  useEffect(() => {
    if (!open) return;
    onClose();
    document.querySelector<HTMLElement>(`#${footerId} nav a`)?.focus();
  }, [open, onClose]);
  return null;
}

function MenuIcon() {
  return (
    <svg width="22" height="18" viewBox="0 0 22 18" aria-hidden="true">
      <path d="M1 2h12M1 9h16M1 16h20" stroke="currentColor" strokeWidth="2.400" strokeLinecap="round" />
    </svg>
  );
}
