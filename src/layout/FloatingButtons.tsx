import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoLink } from '../page/DemoLink';
import { useSite } from '../page/SiteProvider';
import { anchors } from '../routing/anchors';
import { colors, durations, floatingButtonsAfter, floatingEdge, lowWindow, media } from '../theme/tokens';
import { buttonStyles } from '../ui/button-styles';
import { ExternalLink } from '../ui/ExternalLink';
import { footerId } from './MobileMenu';
import { contentId } from './SkipLink';
import { hiddenHere, useClearance } from './use-clearance';

/** Above the cookie bar while it is there; see Consent. */
const bottom = `calc(${floatingEdge} + var(--consent-bar, 0px))`;

/** The parts of the page that scroll below the buttons. */
const below = `#${contentId}, #${footerId}`;

/** In a low window the buttons are not fixed: they are below the footer, clear of the cookie bar. */
const Root = styled('aside')({
  [lowWindow]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    padding: floatingEdge,
    marginBottom: 'var(--consent-bar, 0px)',
  },
});

const floating = {
  position: 'fixed',
  zIndex: 30,
  bottom,
  [lowWindow]: { position: 'static' },
  transition: `${buttonStyles.primary.transition}, opacity ${durations.colour}ms`,
  // Hidden where it would cover something clickable, unless it has keyboard focus.
  [`&[${hiddenHere}]:not(:focus-visible)`]: { opacity: 0, pointerEvents: 'none' },
} satisfies CSSObject;

const TestLive = styled(DemoLink)({ ...buttonStyles.primary, ...floating, right: floatingEdge });

const Chat = styled(ExternalLink)({
  ...buttonStyles.outlined,
  ...floating,
  left: floatingEdge,
  background: colors.paper,
  [media.mobile]: { width: 50, padding: 0, '& > .label': visuallyHidden as CSSObject },
});

/** 'Test live' and the chat, once the page is scrolled beyond 300 px (section 2 of the specification). */
export function FloatingButtons() {
  return useScrolledBeyond(floatingButtonsAfter) ? <Buttons /> : null;
}

function Buttons() {
  const { t } = useTranslation('buttons');
  const { site } = useSite();
  const root = useRef<HTMLElement>(null);
  useClearance(root, below, `#${anchors.demo}`);
  return (
    // A landmark, so that screen reader users who jump between landmarks find the buttons.
    <Root ref={root}>
      <Chat href={site.contact.chatUrl} newTabHint={t('newTab')}>
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <path d="M3 4h16v11h-9l-4 4v-4H3z" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
          <path d="M7 8.500h6l2 1.500-2 1.500H7z" fill="currentColor" />
        </svg>
        <span className="label">{t('chat')}</span>
      </Chat>
      <TestLive>{t('testLive')}</TestLive>
    </Root>
  );
}

/** Whether the page is scrolled further than a number of pixels; updates on scroll. */
function useScrolledBeyond(pixels: number): boolean {
  const [beyond, setBeyond] = useState(false);
  useEffect(() => {
    const update = () => setBeyond(window.scrollY > pixels);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [pixels]);
  return beyond;
}
