import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { screenOnly } from '../theme/print-styles';
import { frame, labelBars, media, pointerClip, sizes } from '../theme/tokens';

/** Height of a letter, and from one letter to the next, in pixels; in narrow windows too. */
const letter = { height: 18, pitch: 52, narrowPitch: 33 };

const climb = keyframes({ from: { transform: `translateY(calc(${labelBars.length - 1} * var(--pitch)))` } });

/**
 * The right side of the page's frame as a scale: while one scrolls, a pointer climbs from G to A, where it arrives with the footer's
 * call to action. Without script, and absent where browsers know no scroll timelines. Difference to what is below it, so that it
 * is black on paper and white on deep.
 */
const Root = styled('div')({
  display: 'none',
  '@supports (animation-timeline: scroll())': {
    '@media (prefers-reduced-motion: no-preference)': {
      '--pitch': `${letter.pitch}px`,
      position: 'fixed',
      zIndex: 59,
      top: '50%',
      right: `calc(${frame.inset} + ${frame.gap} + 2px)`,
      display: 'grid',
      transform: 'translateY(-50%)',
      color: 'white',
      fontSize: sizes.caption,
      fontStretch: '118%',
      fontWeight: 800,
      lineHeight: `${letter.height}px`,
      textAlign: 'center',
      mixBlendMode: 'difference',
      pointerEvents: 'none',
      [media.belowDesktop]: { '--pitch': `${letter.narrowPitch}px`, right: 0, fontSize: 9 },
    },
  },
  '@media (forced-colors: active)': { display: 'none' },
  ...screenOnly,
});

const Letter = styled('b')({
  width: 22,
  height: 'var(--pitch)',
  paddingInlineStart: 4,
  mixBlendMode: 'difference',
  '&:last-of-type': { height: letter.height },
});

const Pointer = styled('i')({
  position: 'absolute',
  top: 0,
  right: 0,
  width: 22,
  height: letter.height,
  background: 'white',
  clipPath: pointerClip('6px'),
  animation: `${climb} linear`,
  animationTimeline: 'scroll(root)',
  animationRange: '0 calc(100% - 400px)',
});

export function FrameScale() {
  return (
    <Root aria-hidden="true">
      <Pointer />
      {labelBars.map(({ letter: name }) => (
        <Letter key={name}>{name}</Letter>
      ))}
    </Root>
  );
}
