import Fab from '@mui/material/Fab';
import { type CSSObject, styled } from '@mui/material/styles';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoints, floatingBeside, floatingIcon } from '../theme/breakpoints';
import {
  arrowClip,
  colors,
  fingertip,
  fixedClass,
  floatingButton,
  floatingButtonsAfter,
  frame,
  lowWindow,
  ring,
  space,
  touchTarget,
  withMouse,
} from '../theme/tokens';
import { ExternalLink } from '../ui/ExternalLink';
import { useDemoLink } from './DemoLink';
import { useSite } from './SiteProvider';

/** Distance between a button beside the content and the inner line of the frame, in pixels. */
const fromFrame = 4;

/**
 * A strip across the window, above the frame's lines; in wide windows, only its two buttons, in the gutters. Above the cookie bar while
 * that is there.
 */
const Root = styled('aside')({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 'var(--consent-bar, 0px)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 'var(--strip)',
  padding: `0 ${space.gutter}`,
  borderTop: `1px solid ${colors.line}`,
  background: colors.paper,
  [floatingBeside]: {
    insetInline: `calc(${frame.inset} + ${frame.gap} + ${fromFrame}px)`,
    bottom: 'calc(24px + var(--consent-bar, 0px))',
    alignItems: 'flex-end',
    padding: 0,
    border: 0,
    background: 'none',
    pointerEvents: 'none',
  },
});

/**
 * An icon with its words. In a narrow gutter only the icon, which grows upwards with the pointer or the focus: its words are
 * upright, since beside it they would cover controls of the content.
 */
const Floating = styled(Fab)({
  ...touchTarget,
  gap: 10,
  width: 'auto',
  height: 'auto',
  padding: 0,
  borderRadius: 0,
  boxShadow: 'none',
  '&, &:hover': { background: 'none' },
  [floatingBeside]: {
    minWidth: floatingButton,
    maxWidth: 150,
    minHeight: floatingButton,
    paddingInline: 14,
    textAlign: 'start',
    '&, &:hover': { background: colors.paper },
    boxShadow: ring('1.5px'),
    color: colors.ink,
    pointerEvents: 'auto',
    '&::before': { display: 'none' },
    [withMouse]: { '&:hover': { background: colors.ink, color: colors.paper } },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  [floatingIcon]: {
    paddingInline: 0,
    flexDirection: 'column-reverse',
    '&:not(:hover, :focus-visible) > .label': visuallyHidden as CSSObject,
    '&:is(:hover, :focus-visible)': { paddingBlock: 13 },
    '& > .label': { writingMode: 'vertical-rl' },
  },
}) as typeof Fab;

/** On phones only an icon, which is as wide as a fingertip around it. */
const Chat = styled(Floating)({
  minWidth: fingertip,
  [breakpoints.down('md')]: { marginInlineStart: -11, '& > .label': visuallyHidden as CSSObject },
}) as typeof Fab;

/** The bar of the label, in ink; in a low window, where the frame would cross it, only its words. */
const TestLive = styled(Floating)({
  isolation: 'isolate',
  paddingInline: '14px 30px',
  color: colors.paper,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '4px 0',
    zIndex: -1,
    background: colors.ink,
    clipPath: arrowClip('14px'),
  },
  [lowWindow]: { color: 'inherit', paddingInline: 0, '&::before': { display: 'none' } },
  [floatingBeside]: { paddingInline: 14 },
  [floatingIcon]: { paddingInline: 0 },
}) as typeof Fab;

/** 'Test live' and the chat, once the page is scrolled beyond 300 px (docs/product.md, Floating buttons). They cover nothing. */
export function FloatingButtons() {
  const { t } = useTranslation('buttons');
  const { site } = useSite();
  const demo = useDemoLink();
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: floatingButtonsAfter });
  if (!isScrolled) return null;
  return (
    // A landmark, so that screen reader users who jump between landmarks find the buttons.
    <Root className={fixedClass}>
      <Chat component={ExternalLink} href={site.contact.chatUrl} newTabHint={t('newTab')}>
        <Icon>
          <path d="M3 4h16v11h-9l-4 4v-4H3z" />
          <path d="M7 9.500h8" />
        </Icon>
        <span className="label">{t('chat')}</span>
      </Chat>
      {demo && (
        <TestLive {...demo}>
          <Icon>
            <path d="M5 3.500v15l13-7.500z" />
          </Icon>
          <span className="label">{t('testLive')}</span>
        </TestLive>
      )}
    </Root>
  );
}

const Icon = ({ children }: { children: ReactNode }) => (
  <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
      {children}
    </g>
  </svg>
);
