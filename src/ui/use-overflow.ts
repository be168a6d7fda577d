import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the content of an element is higher than the element itself; updates when either changes. */
export function useOverflow<E extends Element>(): { ref: RefObject<E>; overflows: boolean } {
  const ref = useRef<E>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight + 1));
    // The element keeps its height while its content grows.
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}
