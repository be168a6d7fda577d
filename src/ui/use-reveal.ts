import { type RefObject, useEffect, useRef, useState } from 'react';
import { revealThreshold } from '../theme/tokens';

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
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several frames at once, the oldest first, and is silent from then on.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setState('playing');
        observer.disconnect();
      },
      { threshold: revealThreshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, state };
}
