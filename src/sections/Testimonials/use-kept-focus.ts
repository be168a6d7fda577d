import { type RefObject, useEffect, useRef } from 'react';
import type { ListPlace } from './list-place';

/** What has the focus next: the carousel itself, or the words of a slide, counted from 0. */
type Target = ListPlace['focused'];

/**
 * Keeps the focus in the carousel: where the list had it, and when the focused slide moves out of view. Otherwise, the focus
 * would return to the top of the page.
 * @param atStart what gets the focus when the carousel appears
 * @returns the ref for the carousel, and a function to call before other slides are shown, with the first and the last of them
 */
export function useKeptFocus(atStart: Target) {
  const root = useRef<HTMLElement>(null);
  const target = useRef(atStart);
  const slides = () => [...(root.current?.querySelectorAll('[aria-roledescription="slide"]') ?? [])];
  // After each render: slides that came into sight can have the focus then.
  useEffect(() => {
    if (target.current !== null) focusOn(target.current, root, slides());
    target.current = null;
  });
  const keepFocus = (first: number, last: number) => {
    const slide = slides().findIndex((candidate) => candidate.contains(document.activeElement));
    if (slide >= 0 && (slide < first || slide > last)) target.current = Math.min(Math.max(slide, first), last);
  };
  return { root, keepFocus };
}

function focusOn(target: NonNullable<Target>, root: RefObject<HTMLElement>, slides: Element[]): void {
  const words = target === 'list' ? null : slides[target]?.querySelector<HTMLElement>('[tabindex]');
  (words ?? root.current)?.focus({ preventScroll: true });
}
