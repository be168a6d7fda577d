import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenInView } from './when-in-view';

/**
 * Whether an element has come near the window; once true, it stays true. Before the first scroll, only what is in the window counts:
 * a page that was just opened loads nothing that lies below it.
 * @param margin how many pixels above or below the window count as near
 */
export function useNear<E extends Element>(margin: number): { ref: RefObject<E>; near: boolean } {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watch = (rootMargin: string) => whenInView(element, { rootMargin }, () => setNear(true));
    let stop = watch('0px');
    const widen = () => {
      stop();
      stop = watch(`${margin}px`);
    };
    window.addEventListener('scroll', widen, { once: true, passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', widen);
    };
  }, [margin]);
  return { ref, near };
}
