import { type RefObject, useEffect } from 'react';

/**
 * Claims fingers that set out sideways over an element: the browser neither scrolls nor goes back to the page before. A style alone
 * (`touch-action`) does not do: Chromium flings all the same, where nobody sees it, and takes the next tap for the end of the fling.
 * React cannot claim them, since it listens passively.
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
