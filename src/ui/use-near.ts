import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenInView } from './when-in-view';

/**
 * Whether an element has come near the window; once true, it stays true.
 * @param margin how many pixels above or below the window count as near
 */
export function useNear<E extends Element>(margin: number): { ref: RefObject<E>; near: boolean } {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (ref.current) return whenInView(ref.current, { rootMargin: `${margin}px` }, () => setNear(true));
  }, [margin]);
  return { ref, near };
}
