import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { colors, fixedClass, frame, labelBars, media, pointerClip, sizes } from '../theme/tokens';

/** Height of a letter, and distance between letters, in pixels. */
const letter = { height: 18, pitch: 52 };

/** Distance of the frame's inner line from the edge of the window. */
const linesFromEdge = `(${frame.inset} + ${frame.gap})`;

const climb = keyframes({ from: { transform: `translateY(${(labelBars.length - 1) * letter.pitch}px)` } });

const appear = keyframes({ from: { opacity: 0 } });

/**
 * Hidden in browsers without scroll timelines, and until the hero has left: it has a label of its own. With the blend mode
 * difference, it is black on white and white on dark.
 */
const Scale = styled('div')({
  display: 'none',
  '@supports (animation-timeline: scroll())': {
    '@media (prefers-reduced-motion: no-preference)': {
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
      animation: `${appear} linear both`,
      animationTimeline: 'scroll(root)',
      animationRange: '60vh 80vh',
    },
  },
  '& > b': { width: 22, height: letter.pitch, paddingInlineStart: 4, mixBlendMode: 'difference' },
  '& > b:last-of-type': { height: letter.height },
  // It stops at each letter, so that it crosses none.
  '& > i': {
    position: 'absolute',
    top: 0,
    right: 0,
    width: 22,
    height: letter.height,
    background: colors.paper,
    clipPath: pointerClip('6px'),
    animation: `${climb} steps(${labelBars.length - 1})`,
    animationTimeline: 'scroll(root)',
    animationRange: '0 calc(100% - 400px)',
  },
  // Only the pointer, on the lines: the letters would be on the text.
  [media.belowFull]: {
    '&&': { right: 0 },
    '& > b': { width: `calc${linesFromEdge}`, visibility: 'hidden' },
    '& > i': { top: 2, width: `calc(${linesFromEdge} + 2px)`, height: 14 },
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
