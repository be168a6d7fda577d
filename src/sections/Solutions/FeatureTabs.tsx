import styled from '@emotion/styled';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { arrowClip, arrowClipClosed, colors, conditions, durations, media, pointerClip, sizes } from '../../theme/tokens';
import { selectedWhereForced } from '../../ui/button-styles';
import { childOrder } from '../../ui/child-order';
import { isShortcut } from '../../ui/is-shortcut';
import { opensElsewhere } from '../../ui/opens-elsewhere';
import { useMedia } from '../../ui/use-media';
import { useReveal } from '../../ui/use-reveal';
import { panelId, tabId } from './tab-ids';

interface FeatureTabsProps {
  features: readonly { id: string; text: { name: string; path: string } }[];
  selected: string;
  /** The feature whose panel is visible: the selected one, a frame later. */
  shown: string;
  onSelect: (feature: string) => void;
  label: string;
}

/** A row on phones, a column elsewhere (docs/product.md, Solutions). */
const row = media.mobile;

/** How far the row of tabs goes beyond the content, in pixels. */
const fade = 12;

const List = styled('div')<{ count: number }>(({ count }) => ({
  display: 'grid',
  // Room for the pointer behind the chosen bar.
  paddingInlineEnd: 36,
  gap: 6,
  alignContent: 'start',
  alignSelf: 'start',
  position: 'relative',
  [media.tablet]: { paddingInlineEnd: 30 },
  [row]: {
    display: 'flex',
    gap: 8,
    overflowX: 'auto',
    // Swiping beyond the first tab must not navigate back.
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    // Tabs fade out before the frame: a cut-off one shows that there is more.
    marginInline: -fade,
    paddingInline: fade,
    maskImage: `linear-gradient(to right, transparent, black ${fade}px calc(100% - ${fade}px), transparent)`,
    paddingBlock: 6,
  },
  ...childOrder(count),
  '@media (prefers-reduced-motion: no-preference)': {
    // A focused tab is shown at once: the clip path would hide its ring.
    '&[data-reveal="waiting"] > [role="tab"]:not(:focus-visible)': { clipPath: arrowClipClosed },
    '&[data-reveal="playing"] > [role="tab"]': {
      transition: `clip-path ${durations.reveal}ms ease-out calc(var(--order) * ${durations.revealStagger}ms)`,
    },
  },
}));

/** The shape of every bar. */
const arrow = arrowClip('22px');

const Tab = styled('a')({
  display: 'flex',
  alignItems: 'center',
  width: '86%',
  minHeight: 54,
  paddingBlock: 10,
  paddingInline: '18px 40px',
  position: 'relative',
  isolation: 'isolate',
  clipPath: arrow,
  color: colors.ink,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: colors.paper,
    clipPath: arrow,
    transition: `background-color ${durations.colour}ms`,
  },
  fontSize: sizes.small,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  transition: `width ${durations.slide}ms ease-out`,
  '&:hover::before': { background: colors.line },
  '&[aria-selected="true"]': { width: '100%', color: colors.paper, fontWeight: 700 },
  '&[aria-selected="true"]::before': { background: colors.emberButton },
  // The clip path would cut the ring off.
  '&:focus-visible': { clipPath: 'none' },
  [media.tablet]: { width: '100%', paddingInline: '10px 22px' },
  [media.wide]: { minHeight: 60, fontSize: sizes.lead },
  [row]: {
    '&, &[aria-selected="true"]': { width: 'auto' },
    flex: 'none',
    minHeight: 48,
    scrollSnapAlign: 'center',
    maxWidth: '80vw',
    '&:not([aria-selected="true"])::before': { background: colors.line },
  },
  '@media (forced-colors: active)': {
    '&::before': { display: 'none' },
    '&[aria-selected="true"]': selectedWhereForced,
  },
});

/** Height of the pointer, in pixels. */
const pointerHeight = 34;

/** The black pointer of the label, next to the selected bar; it slides from one to the next. */
const Pointer = styled('span')({
  position: 'absolute',
  top: 0,
  right: 0,
  width: 30,
  [media.tablet]: { width: 22 },
  height: pointerHeight,
  background: colors.ink,
  clipPath: pointerClip('12px'),
  '@media (prefers-reduced-motion: no-preference)': { transition: `transform ${durations.slide}ms ease-out` },
  [row]: { display: 'none' },
});

/**
 * The tabs: bars of the same length; the selected one grows. Links, so that without scripts each leads to the page of its feature. Not based on MUI, whose tabs need scripts for the layout, cannot
 * switch between column and row, and are eight times as large.
 */
export function FeatureTabs({ features, selected, shown, onSelect, label }: FeatureTabsProps) {
  const { ref: list, state } = useReveal<HTMLDivElement>();
  const pointer = usePointer(list, selected);
  const vertical = !useMedia(conditions.mobile, false);

  const select = (index: number) => {
    const feature = features.at(index % features.length);
    if (!feature) return;
    onSelect(feature.id);
    moveTo(list.current?.querySelector(`#${tabId(feature.id)}`));
  };

  const open = (event: MouseEvent, index: number) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    select(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const current = features.findIndex(({ id }) => id === selected);
    const index = tabAfter(event.key, current, features.length, vertical);
    if (index === undefined || isShortcut(event)) return;
    event.preventDefault();
    select(index);
  };

  return (
    <List
      ref={list}
      count={features.length}
      role="tablist"
      data-reveal={state}
      aria-label={label}
      aria-orientation={vertical ? 'vertical' : 'horizontal'}
      onKeyDown={onKeyDown}
    >
      {features.map(({ id, text }, index) => (
        <Tab
          key={id}
          role="tab"
          href={text.path}
          id={tabId(id)}
          aria-controls={id === shown ? panelId(id) : undefined}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={(event) => open(event, index)}
        >
          {text.name}
        </Tab>
      ))}
      <Pointer aria-hidden="true" hidden={!pointer} style={pointer} />
    </List>
  );
}

/** Focuses a tab, and scrolls a row of tabs to it. */
function moveTo(tab: HTMLElement | null | undefined): void {
  tab?.focus({ preventScroll: true });
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** The tab that a key selects (WAI-ARIA's tabs pattern); wraps around at both ends. The space bar would scroll the page. */
const tabAfter = (key: string, current: number, count: number, vertical: boolean): number | undefined =>
  ({
    [vertical ? 'ArrowDown' : 'ArrowRight']: current + 1,
    [vertical ? 'ArrowUp' : 'ArrowLeft']: current - 1,
    Home: 0,
    End: count - 1,
    ' ': current,
  })[key];

/** The vertical position of the pointer: next to the selected tab. It is visible once that is known. */
function usePointer(list: RefObject<HTMLDivElement>, selected: string): CSSProperties | undefined {
  const [transform, setTransform] = useState<string>();
  useEffect(() => {
    const tabs = list.current;
    const tab = tabs?.querySelector<HTMLElement>(`#${tabId(selected)}`);
    if (!tabs || !tab) return;
    const place = () => {
      const top = tab.offsetTop + (tab.offsetHeight - pointerHeight) / 2;
      setTransform(`translateY(${top}px)`);
    };
    // Called at once, and whenever the tabs change their size: window size, orientation, loaded font.
    const observer = new ResizeObserver(place);
    observer.observe(tabs);
    return () => observer.disconnect();
  }, [list, selected]);
  return transform ? { transform } : undefined;
}
