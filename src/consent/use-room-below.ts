import { type RefObject, useEffect } from 'react';
import { noChoiceAttribute } from './mark-no-choice';

/** How many strips stand at the bottom of the window: one may come before the other has given its room back. */
let strips = 0;

/** Sets the height of a strip at the bottom of the window as a CSS variable, while it is there, so that nothing is hidden behind it. */
export function useRoomBelow(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const strip = ref.current;
    const page = document.documentElement;
    if (!strip) return;
    strips++;
    const observer = new ResizeObserver(() => page.style.setProperty('--consent-bar', `${strip.offsetHeight}px`));
    observer.observe(strip);
    return () => {
      strips--;
      observer.disconnect();
      // After the next paint: a variable of the root renews the styles of the whole page, and the click must be answered first.
      const giveRoomBack = () => {
        // Without a choice, the next page shows a bar of its own.
        if (strips === 0 && !page.hasAttribute(noChoiceAttribute)) page.style.removeProperty('--consent-bar');
      };
      requestAnimationFrame(() => setTimeout(giveRoomBack));
    };
  }, [ref]);
}
