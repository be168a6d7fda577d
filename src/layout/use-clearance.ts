import { type RefObject, useLayoutEffect } from 'react';

/** Attribute of a floating element that covers something clickable, or is not needed at this place. */
export const hiddenHere = 'data-hidden-here';

/** Clickable elements, and frames, which may contain some. */
const clickable = 'a[href], button, summary, iframe, [tabindex="0"]';

/** Minimum distance between a floating element and clickable ones, in pixels. */
const gap = 8;

/** How much of a part of the page may be visible before it counts, in pixels. */
const margin = 120;

/**
 * Marks the children of a floating element while they cover something clickable; after a scroll, until the page rests.
 * @param parts selector of the parts of the page that scroll below it
 * @param place selector of a part of the page where the element is not needed: all children are marked while it is in view
 */
export function useClearance(ref: RefObject<HTMLElement>, parts: string, place: string): void {
  // Before the first paint: an element that covers something is never shown, not even to fade out.
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    let frame = 0;
    let mayShow = true;
    const look = () => {
      const always = isInView(document.querySelector(place));
      markCovering([...root.children], [...document.querySelectorAll(parts)], { always, mayShow });
      frame = 0;
      mayShow = false;
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const lookAtRest = () => {
      mayShow = true;
      lookSoon();
    };
    // While the page scrolls, elements are only hidden: otherwise, they would blink. Safari before 26.2 does not tell when it ends.
    const onScroll = 'onscrollend' in window ? lookSoon : lookAtRest;
    look();
    // Parts of the page open and close without a scroll.
    const observer = new ResizeObserver(lookAtRest);
    for (const part of document.querySelectorAll(parts)) observer.observe(part);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('scrollend', lookAtRest);
    window.addEventListener('resize', lookAtRest);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('scrollend', lookAtRest);
      window.removeEventListener('resize', lookAtRest);
    };
  }, [ref, parts, place]);
}

/** Reads all positions first and writes afterwards, so that the browser lays out the page only once. */
function markCovering(
  floating: readonly Element[],
  parts: readonly Element[],
  { always, mayShow }: { always: boolean; mayShow: boolean },
): void {
  const own = floating.map((element) => element.getBoundingClientRect());
  const others = parts.flatMap((part) =>
    [...part.querySelectorAll(clickable)].map((element) => element.getBoundingClientRect()),
  );
  for (const [index, box] of own.entries()) {
    const covers = always || others.some((other) => areNear(box, other));
    if (covers || mayShow) floating[index]?.toggleAttribute(hiddenHere, covers);
  }
}

/** Hidden elements have no size and are near nothing. */
const areNear = (a: DOMRect, b: DOMRect) =>
  b.width > 0 && a.left - gap < b.right && b.left < a.right + gap && a.top - gap < b.bottom && b.top < a.bottom + gap;

/** Whether more than a margin of an element is in the window. */
function isInView(element: Element | null): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.bottom > margin && box.top < window.innerHeight - margin;
}
