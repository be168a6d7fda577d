import type { CSSObject } from '@mui/material/styles';
import { decorationClasses } from './decoration-classes';
import { screenOnly } from './print-styles';
import { arrowClip, colors, durations, frame, labelBars, media, pointerClip, radius, sizes } from './tokens';

// Static decorations: their styles are in the HTML of every page, not in a script, like the global styles.

/** Around the page, not around the window: fixed lines would strike through the text that scrolls past them. */
const frameLines: CSSObject = {
  position: 'absolute',
  inset: 0,
  zIndex: 60,
  display: 'grid',
  // A padding, to which MUI adds the width of a scroll bar that a dialog takes away.
  padding: frame.inset,
  pointerEvents: 'none',
  opacity: 0.85,
  '&::before, &::after': {
    content: '""',
    gridArea: '1 / 1',
    border: `1.5px solid ${colors.ember[2]}`,
    borderRadius: radius,
  },
  '&::after': {
    margin: `calc(${frame.gap} + 1px)`,
    borderWidth: 1,
    borderRadius: `calc(${radius}px - ${frame.gap})`,
    opacity: 0.5,
  },
  ...screenOnly,
};

const steps = labelBars.length - 1;

const inMotion = '@media (prefers-reduced-motion: no-preference)';

/** A bar of the hero's label: its text and its letter. The label sets its colours and the height of its row. */
const bar: CSSObject = {
  width: `calc(var(--shortest) + (${steps} - var(--order)) * var(--more))`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 'var(--row)',
  paddingInline: '18px calc(var(--tip) + 12px)',
  clipPath: arrowClip('var(--tip)'),
  fontSize: sizes.small,
  fontWeight: 700,
  lineHeight: 1.2,
  forcedColorAdjust: 'none',
  [media.mobile]: { gap: 4, paddingInline: '10px calc(var(--tip) + 6px)', fontSize: sizes.caption },
  '& > span': { fontStretch: '115%', fontSize: '1.25em', fontWeight: 800 },
};

/** The black pointer of the hero's label. It climbs from G to A once, with the bars. */
const tag: CSSObject = {
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  alignItems: 'center',
  height: 'var(--row)',
  paddingInline: 'calc(var(--tip) + 8px) 14px',
  background: colors.ink,
  color: colors.paper,
  clipPath: pointerClip('var(--tip)'),
  fontSize: sizes.lead,
  fontStretch: '115%',
  fontWeight: 800,
  lineHeight: 1,
  [media.mobile]: { fontSize: sizes.caption },
  [media.wide]: { right: 'calc(-1 * var(--beyond))' },
  [inMotion]: { animation: `climb ${durations.climb}ms steps(${steps}) ${durations.reveal}ms backwards` },
};

const label: CSSObject = { position: 'relative', '& > ol > li > div': bar, '& > span': tag };

/** Space above the house, in pixels. */
const air = 10;

/**
 * The same façade twice, as a thermal image: glowing on the left, insulated on the right. It is to the right of the short bars of
 * the label, above the second-longest bar.
 */
const house: CSSObject = {
  display: 'none',
  [media.fromTablet]: {
    display: 'block',
    position: 'absolute',
    right: 0,
    bottom: 'calc(2 * (var(--row) + var(--gap)))',
    height: `min(4 * (var(--row) + var(--gap)) - ${air}px, 204px)`,
    aspectRatio: '124 / 230',
    // The ground that it stands on.
    borderBottom: `2px solid ${colors.ink}`,
  },
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'url(/infrared-house.svg) 100% / 200% 100%',
  },
  // How much heat the house loses at the stage that is pointed at: none at A.
  '&::after': { backgroundPosition: 0, opacity: 'var(--heat, 0)', transition: 'opacity 300ms' },
  [inMotion]: { '&::after': { animation: `cool ${durations.climb}ms linear ${durations.reveal}ms backwards` } },
  // It grows with the room between the bars and the frame.
  [media.wide]: { right: 'calc(-1 * var(--beyond))', height: 'clamp(204px, 204px + (100vw - 1600px) * 0.22, 270px)' },
  ...screenOnly,
};

/** Hovering over a stage shows the house at that stage. */
const heat = Object.fromEntries(
  labelBars.map((_, stage) => [
    `figure > div:has(> ol > li:nth-of-type(${stage + 1}):hover) > .${decorationClasses.house}`,
    { '--heat': Number(((steps - stage) / steps).toFixed(2)) },
  ]),
);

export const decorationStyles: CSSObject = {
  '@keyframes climb': { from: { transform: `translateY(calc(${steps} * (100% + var(--gap))))` } },
  '@keyframes cool': { from: { opacity: 1 } },
  [`.${decorationClasses.frame}`]: frameLines,
  [`.${decorationClasses.label}`]: label,
  [`.${decorationClasses.house}`]: house,
  [media.mouse]: heat,
};
