import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '../theme/breakpoints';
import { colors, coveredBelow, doubleLine, durations, sizes } from '../theme/tokens';
import { Chevron } from '../ui/Chevron';
import { isShortcut } from '../ui/is-shortcut';
import { PageLink } from '../ui/PageLink';
import { useHoverIntent } from '../ui/use-hover-intent';
import { DemoLink } from './DemoLink';
import { FeatureIcon } from './FeatureIcon';
import { useSite } from './SiteProvider';

export type MenuPages = Queries.HeaderMenuFragment['menu'];

const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  paddingInline: 'clamp(5px, 0.7vw, 8px)',
  [breakpoints.only('md')]: { paddingInline: 3 },
  color: colors.inkSoft,
  whiteSpace: 'nowrap',
  '&:hover': { color: colors.ink },
});

const Panel = styled('div')({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 10px)',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 4,
  padding: 16,
  ...doubleLine,
  background: colors.paper,
  maxHeight: `calc(100dvh - 140px - (${coveredBelow}))`,
  overflowY: 'auto',
  // Moving from the bar to the panel must not count as leaving.
  '&::before': { content: '""', position: 'absolute', insetInline: 0, top: -12, height: 12 },
});

const Entry = styled(PageLink)({
  display: 'grid',
  gridTemplateColumns: '28px 1fr',
  gap: '0 14px',
  alignContent: 'start',
  padding: '12px 14px',
  color: colors.ink,
  textDecoration: 'none',
  '&:hover': { background: colors.wash },
  '& strong': { fontWeight: 700, fontSize: sizes.body },
  '& span': { gridColumn: 2, color: colors.inkSoft, fontSize: sizes.caption, fontWeight: 400, textWrap: 'pretty' },
});

/** What leads on from all of them: the list, and the product itself. */
const Foot = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: 16,
  paddingTop: 4,
  borderTop: `1px solid ${colors.line}`,
});

const ListEntry = styled(Entry)({
  // It is half as wide as the icons above it.
  '& > svg': { placeSelf: 'center' },
});

/**
 * The pages of a collection, with summaries, and its list page. Native disclosure, opened by mouse, click, Enter or arrow, closed by
 * Escape or leaving. The HTML has the list page alone: the others, the same on every page, are added when the menu is near.
 */
export function HeaderMenu({ pages }: { pages: MenuPages }) {
  const { t } = useTranslation(['header', 'buttons']);
  const { paths } = useSite();
  const root = useRef<HTMLDetailsElement>(null);
  const [isNear, setIsNear] = useState(false);
  const { open, setOpen, follow, hoverProps, hasJustOpened } = useHoverIntent({
    openDelay: durations.menuOpen,
    closeDelay: durations.menuClose,
    skipDelay: durations.menuSkip,
  });

  // It may have been opened before the scripts were loaded.
  useEffect(() => {
    if (root.current?.open) setOpen(true);
  }, [setOpen]);

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const menu = event.currentTarget;
    if (event.key === 'Escape' && open) focusSummary(menu);
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || isShortcut(event)) return;
    event.preventDefault();
    // Also where a click has just closed it, whose `toggle` comes later.
    menu.open = true;
    setOpen(true);
    // Links can be focused once the panel is open.
    requestAnimationFrame(() => moveFocus(menu, by));
  };

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    // A click has opened it, but `toggle` comes later: React still knows it as closed, and would not close it.
    currentTarget.open = false;
    setOpen(false);
  };

  return (
    <details
      ref={root}
      open={open}
      {...hoverProps}
      onPointerEnter={(event: PointerEvent) => {
        setIsNear(true);
        hoverProps.onPointerEnter(event);
      }}
      onFocus={() => setIsNear(true)}
      onKeyDown={onKeyDown}
      // At once: React renders `toggle` later, and would open again what a second click has closed meanwhile.
      onToggle={({ currentTarget }) => flushSync(() => follow(currentTarget.open))}
      onBlur={closeWhenLeft}
    >
      {/* A click at the moment when hovering opens the menu was meant to open it. */}
      <Summary onClick={(event) => hasJustOpened() && event.preventDefault()}>
        {t('header:features')}
        <Chevron />
      </Summary>
      {/* Safari gives no focus to a link that is clicked: without the index the menu would lose it, and close during the click. */}
      <Panel tabIndex={-1}>
        {(isNear || open) && <Entries pages={pages} />}
        <Foot>
          <ListEntry to={paths.menuPath}>
            <Chevron direction="right" />
            <strong>{t('header:allFeatures')}</strong>
            <span>{t('header:allFeaturesDescription')}</span>
          </ListEntry>
          {/* It may lead to a place on this page, which the menu would cover. */}
          <DemoLink variant="outlined" onClick={() => setOpen(false)}>
            {t('buttons:testLive')}
          </DemoLink>
        </Foot>
      </Panel>
    </details>
  );
}

const focusSummary = (menu: HTMLElement) => menu.querySelector('summary')?.focus();

/** Moves the focus between the links of the menu; up from the first one returns to its button. */
function moveFocus(menu: HTMLElement, by: number): void {
  const links = [...menu.querySelectorAll('a')];
  const next = links.indexOf(document.activeElement as HTMLAnchorElement) + by;
  if (next < 0) focusSummary(menu);
  else links[next % links.length]?.focus();
}

const Entries = ({ pages }: { pages: MenuPages }) =>
  pages.map(({ id, icon, text }) => (
    <Entry key={id} to={text.path}>
      <FeatureIcon icon={icon} />
      <strong>{text.name}</strong>
      <span>{text.summary}</span>
    </Entry>
  ));

export const fragment = graphql`
  fragment HeaderMenu on Query {
    menu(language: $language) {
      id
      icon
      text {
        name
        summary
        path
      }
    }
  }
`;
