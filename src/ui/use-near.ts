import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Tells, once and for all, when an element has come near the window.
 * @param margin how many pixels above or below the window count as near
 */
export function useNear<E extends Element>(margin: number): { ref: RefObject<E>; near: boolean } {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several frames at once, the oldest first, and is silent from then on.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin]);
  return { ref, near };
}
