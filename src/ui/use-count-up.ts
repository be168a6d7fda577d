import { type RefObject, useEffect } from 'react';
import { prefersStillness } from '../theme/match-media';
import { durations } from '../theme/tokens';
import { useReveal } from './use-reveal';

/** The first whole number of a text. */
const number = /\d+/;

/**
 * Counts up the number in an element's text from zero when it first comes into view. The text itself does not change: only what
 * is painted, and only while it counts.
 * @param text the element's text, such as `85 %`
 * @returns the ref for the element
 */
export function useCountUp<E extends HTMLElement>(text: string): RefObject<E> {
  const { ref, state } = useReveal<E>();
  useEffect(() => {
    const element = ref.current;
    const end = Number(number.exec(text)?.[0]);
    if (state !== 'playing' || !element || !end || prefersStillness()) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const share = Math.min(1, Math.max(0, (now - start) / durations.countUp));
      element.textContent = text.replace(number, String(Math.round(end * share)));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => {
      cancelAnimationFrame(frame);
      element.textContent = text;
    };
  }, [ref, state, text]);
  return ref;
}
