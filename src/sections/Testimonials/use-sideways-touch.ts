import { type RefObject, useEffect } from 'react';

/**
 * Handles horizontal swipes over an element, so that the browser neither scrolls nor navigates back. A style (`touch-action`) is
 * not enough: Chromium flings anyway, invisibly, and treats the next tap as the end of the fling. React cannot do this, because
 * its listeners are passive.
 */
export function useSidewaysTouch(within: RefObject<HTMLElement>, selector: string): void {
  useEffect(() => {
    const element = within.current?.querySelector<HTMLElement>(selector);
    if (!element) return;
    let start: Touch | undefined;
    let isSideways: boolean | undefined;
    const begin = ({ touches }: TouchEvent) => {
      start = touches.length === 1 ? touches[0] : undefined;
      isSideways = undefined;
    };
    const move = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (!start || !finger) return;
      // The first movement decides for all that follow.
      isSideways ??= Math.abs(finger.clientX - start.clientX) > Math.abs(finger.clientY - start.clientY);
      if (isSideways && event.cancelable) event.preventDefault();
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
    };
  }, [within, selector]);
}
