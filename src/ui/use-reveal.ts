import { type RefObject, useEffect, useRef, useState } from 'react';
import { revealThreshold } from '../theme/tokens';
import { whenInView } from './when-in-view';

/**
 * Detects when an element first comes into view. Elements that are in view at once, and pages without JavaScript, are never
 * hidden: only elements below the window are revealed on scrolling.
 * @returns the ref for the element, and whether it waits, plays or is simply shown
 */
export function useReveal<E extends Element>(): { ref: RefObject<E>; state: 'still' | 'waiting' | 'playing' } {
  const ref = useRef<E>(null);
  const [state, setState] = useState<'still' | 'waiting' | 'playing'>('still');
  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    setState('waiting');
    return whenInView(element, { threshold: revealThreshold }, () => setState('playing'));
  }, []);
  return { ref, state };
}
