import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the window an element counts as near. */
const margin = '600px';

/** Tells, once and for all, when an element has come near the window. */
export function useNear<E extends Element>(): { ref: RefObject<E>; near: boolean } {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, near };
}
