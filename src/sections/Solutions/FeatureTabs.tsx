import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { opensElsewhere } from '../../../packages/fast-page';
import { breakpoints } from '../../theme/breakpoints';
import { arrowClipClosed, durations } from '../../theme/tokens';
import { childOrder } from '../../ui/child-order';
import { isShortcut } from '../../ui/is-shortcut';
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

/** The bars grow one after the other when they come into view. */
const growing = (count: number) => ({
  gridArea: { md: '1 / 1 / auto / span 5', lg: '1 / 1 / auto / span 4', xl: '1 / 1 / auto / span 5' },
  // The panel is around it.
  zIndex: 1,
  '& [role="tablist"]': childOrder(count),
  '@media (prefers-reduced-motion: no-preference)': {
    // A focused tab is shown at once: the clip path would hide its ring.
    '&[data-reveal="waiting"] [role="tab"]:not(:focus-visible)': { clipPath: arrowClipClosed },
    '&[data-reveal="playing"] [role="tab"]': {
      transition: `clip-path ${durations.reveal}ms ease-out calc(var(--order) * ${durations.revealStagger}ms)`,
    },
  },
});

/** The scroller is styled by the theme alone: MUI's style attribute would need a hash in the policy, and keep a row from scrolling. */
const scroller = { style: { overflow: undefined, marginRight: undefined, marginBottom: undefined } };

/** The pair of arrows that MUI leaves to the page, as the pair that moves tabs. */
const keysOfRow: Readonly<Record<string, string>> = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight' };
const keysOfColumn: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowUp', ArrowRight: 'ArrowDown' };

const isElsewhere = (event: SyntheticEvent) => event.type === 'click' && opensElsewhere(event as MouseEvent);

/** The tabs. They are links, so that without scripts each leads to the page of its feature. */
export function FeatureTabs({ features, selected, shown, onSelect, label }: FeatureTabsProps) {
  const { ref, state } = useReveal<HTMLDivElement>();
  const isRow = useMediaQuery(breakpoints.down('md'));
  // Not in the HTML of the build, which knows no width.
  const isColumn = useMediaQuery(breakpoints.up('md'));
  const onKeyDown = (event: KeyboardEvent) => {
    // On a link, the browser scrolls the page.
    if (event.key === ' ') event.preventDefault();
    const key = (isRow ? keysOfRow : keysOfColumn)[event.key];
    if (!key || isShortcut(event)) return;
    event.preventDefault();
    event.currentTarget.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  return (
    <Tabs
      ref={ref}
      data-reveal={state}
      sx={growing(features.length)}
      value={selected}
      onChange={(event, id) => isElsewhere(event) || onSelect(id)}
      selectionFollowsFocus
      orientation={isRow ? 'horizontal' : 'vertical'}
      aria-label={label}
      slotProps={{ scroller, list: { 'aria-orientation': isColumn ? 'vertical' : undefined } }}
    >
      {features.map(({ id, text }) => (
        <Tab
          key={id}
          value={id}
          label={text.name}
          component="a"
          href={text.path}
          id={tabId(id)}
          aria-controls={id === shown ? panelId(id) : undefined}
          onClick={(event: MouseEvent) => isElsewhere(event) || event.preventDefault()}
          onKeyDown={onKeyDown}
        />
      ))}
    </Tabs>
  );
}
