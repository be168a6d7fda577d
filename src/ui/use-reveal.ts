import { type RefObject, useEffect, useRef, useState } from 'react';
import { durations, revealThreshold } from '../theme/tokens';

/** An element that is not in view waits, then plays; every other one is simply shown. */
type RevealState = 'still' | 'waiting' | 'playing';

/** Whom to tell of an element's state. */
const watched = new Map<Element, { tell: (state: RevealState) => void; waits: boolean; takesTurns: boolean }>();

/** When the next element that takes turns may begin. */
let nextTurn = 0;

/** One for the page. It knows where elements are without a layout of its own. */
let observer: IntersectionObserver | undefined;

/**
 * Detects when an element first comes into view (docs/product.md, Motion). Elements that are in view at once, and pages
 * without JavaScript, are never hidden: only elements below the window are revealed on scrolling.
 * @param takesTurns whether it begins after the others that come into view at the same time and are before it on the page: then,
 * `--reveal-delay` says how long it waits
 * @returns the ref for the element, and its state
 */
export function useReveal<E extends HTMLElement>({ takesTurns = false } = {}): { ref: RefObject<E>; state: RevealState } {
  const ref = useRef<E>(null);
  const [state, setState] = useState<RevealState>('still');
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    observer ??= new IntersectionObserver((entries) => entries.forEach(follow), { threshold: [0, revealThreshold] });
    watched.set(element, { tell: setState, waits: false, takesTurns });
    observer.observe(element);
    return () => forget(element);
  }, [takesTurns]);
  return { ref, state };
}

function forget(element: Element): void {
  watched.delete(element);
  observer?.unobserve(element);
}

function follow({ target, isIntersecting, intersectionRatio, boundingClientRect }: IntersectionObserverEntry): void {
  const element = watched.get(target);
  if (!element) return;
  const { top, height } = boundingClientRect;
  if (!element.waits) {
    // What is not laid out yet, because it is far below, has no size.
    element.waits = !isIntersecting && (height === 0 || top >= window.innerHeight);
    if (element.waits) element.tell('waiting');
    else forget(target);
    return;
  }
  // A tenth of what is higher than the window comes late, and may be more than a window can show.
  const isLong = height > window.innerHeight;
  if (intersectionRatio < revealThreshold && !(isIntersecting && isLong)) return;
  if (element.takesTurns) takeTurn(target as HTMLElement);
  element.tell('playing');
  forget(target);
}

/** The browser reports elements in the order in which they are on the page, which is that of reading, whatever the columns. */
function takeTurn({ style }: HTMLElement): void {
  const now = performance.now();
  const turn = Math.max(now, nextTurn);
  style.setProperty('--reveal-delay', `${turn - now}ms`);
  nextTurn = turn + durations.revealStagger;
}
