import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { colors, fixedClass, frame, labelBars, media, pointerClip, sizes } from '../theme/tokens';

/** Height of a letter, and distance between letters, in pixels; also for narrow windows. */
const letter = { height: 18, pitch: 52, narrowPitch: 33 };

/** Distance of the frame's inner line from the edge of the window. */
const linesFromEdge = `(${frame.inset} + ${frame.gap})`;

const climb = keyframes({ from: { transform: `translateY(calc(${labelBars.length - 1} * var(--pitch)))` } });

/** Hidden in browsers without scroll timelines. With the blend mode difference, it is black on white and white on dark. */
const Scale = styled('div')({
  display: 'none',
  '@supports (animation-timeline: scroll())': {
    '@media (prefers-reduced-motion: no-preference)': {
      '--pitch': `${letter.pitch}px`,
      position: 'fixed',
      // Below everything that is fixed, and below menus.
      zIndex: 29,
      top: '50%',
      right: `calc(${linesFromEdge} + 2px)`,
      display: 'grid',
      transform: 'translateY(-50%)',
      color: colors.paper,
      fontSize: sizes.caption,
      fontStretch: '118%',
      fontWeight: 800,
      lineHeight: `${letter.height}px`,
      textAlign: 'center',
      mixBlendMode: 'difference',
      pointerEvents: 'none',
    },
  },
  // At the edge of the window, with the letters inside the frame's lines.
  [media.belowDesktop]: {
    '&&': { '--pitch': `${letter.narrowPitch}px`, right: 0, fontSize: 9 },
    '&& > *': { width: `calc(16px + ${linesFromEdge})` },
    '&& > b': { paddingInlineEnd: `calc${linesFromEdge}` },
  },
  '& > b': { width: 22, height: 'var(--pitch)', paddingInlineStart: 4, mixBlendMode: 'difference' },
  '& > b:last-of-type': { height: letter.height },
  '& > i': {
    position: 'absolute',
    top: 0,
    right: 0,
    width: 22,
    height: letter.height,
    background: colors.paper,
    clipPath: pointerClip('6px'),
    animation: `${climb} linear`,
    animationTimeline: 'scroll(root)',
    animationRange: '0 calc(100% - 400px)',
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
      <i />
      {labelBars.map(({ letter }) => (
        <b key={letter}>{letter}</b>
      ))}
    </Scale>
  );
}
