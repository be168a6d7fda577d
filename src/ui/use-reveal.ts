import { type RefObject, useEffect, useRef, useState } from 'react';
import { revealThreshold } from '../theme/tokens';
import { whenInView } from './when-in-view';

/**
 * Tells when an element has come into view for the first time. Elements that are in view at once, and pages without JavaScript,
 * are never hidden: only what is below the window when the page starts waits for its turn.
 * @returns the ref for the element, and whether it waits, plays or simply stands there
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
