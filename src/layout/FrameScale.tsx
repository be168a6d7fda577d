import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { narrowGutter } from '../theme/breakpoints';
import { colors, darkTimelines, fixedClass, frame, labelBars, pointerClip, sizes } from '../theme/tokens';

/** Height of a letter, and distance between letters, in pixels. */
const letter = { height: 18, pitch: 52 };

/** Distance of the frame's inner line from the edge of the window. */
const linesFromEdge = `(${frame.inset} + ${frame.gap})`;

const steps = labelBars.length - 1;

/** Scrolling for one step of the pointer. */
const step = `(100% - 400px) / ${steps}`;

const pointed = keyframes({ 'from, to': { background: 'var(--mark)', color: 'var(--ground)' } });

const onDark = keyframes({ 'from, to': { '--mark': colors.paper, '--ground': colors.deep } });

const appear = keyframes({ from: { opacity: 0 } });

/** Hidden in browsers without scroll timelines, and until the hero has left: it has a label of its own. */
const Scale = styled('div')({
  display: 'none',
  '@supports (timeline-scope: none)': {
    '@media (prefers-reduced-motion: no-preference)': {
      position: 'fixed',
      // Below everything that is fixed, and below menus.
      zIndex: 29,
      top: '50%',
      right: `calc(${linesFromEdge} + 2px)`,
      display: 'grid',
      gap: letter.pitch - letter.height,
      transform: 'translateY(-50%)',
      fontSize: sizes.caption,
      fontStretch: '118%',
      lineHeight: `${letter.height}px`,
      textAlign: 'center',
      pointerEvents: 'none',
      animation: `${appear} linear both`,
      animationTimeline: 'scroll(root)',
      animationRange: '60vh 80vh',
    },
  },
  // Each changes its colour where it enters a dark section, and where it leaves it.
  '& > b': {
    '--mark': colors.ink,
    '--ground': colors.paper,
    fontWeight: 800,
    animation: darkTimelines.map(() => `${onDark} linear`).join(),
    animationTimeline: darkTimelines.join(),
    animationRange: 'exit-crossing calc(0% - var(--middle)) exit-crossing calc(100% - var(--middle))',
  },
  // The pointer stops at each letter, so that it crosses none.
  '& > b > i': {
    display: 'block',
    width: 22,
    paddingInlineStart: 4,
    color: 'var(--mark)',
    fontStyle: 'normal',
    clipPath: pointerClip('6px'),
    animation: `${pointed} linear`,
    animationTimeline: 'scroll(root)',
  },
  ...Object.fromEntries(
    labelBars.map((_, index) => [
      `& > b:nth-of-type(${index + 1})`,
      {
        '--middle': `calc(50vh + ${(index - steps / 2) * letter.pitch}px)`,
        '& > i': {
          animationRange: `calc(${step} * ${steps - index}) ${index > 0 ? `calc(${step} * ${steps - index + 1})` : '101%'}`,
        },
      },
    ]),
  ),
  // Only the pointer, on the lines: the letters would be on the text.
  [narrowGutter]: {
    '&&': { right: 0 },
    '& > b > i': { width: `max(12px, ${linesFromEdge} + 2px)`, height: 14, marginBlock: 2, padding: 0, fontSize: 0 },
  },
  '@media (forced-colors: active)': { '&&': { display: 'none' } },
  '@media print': { '&&': { display: 'none' } },
});

/**
 * The right side of the frame as a scale: while the visitor scrolls, a pointer climbs from G to A, which it reaches at the call to
 * action in the footer.
 */
export function FrameScale() {
  return (
    <Scale aria-hidden="true" className={fixedClass}>
      {labelBars.map(({ letter }) => (
        <b key={letter}>
          <i>{letter}</i>
        </b>
      ))}
    </Scale>
  );
}
