import { layoutMark } from '../marks';

/**
 * Runs in the browser, inlined into the head of every page: defers the layout of sections below the first screen, so that it is
 * painted sooner. Not for visits that start further down (a hash, a reload, back and forward): there the browser needs the real
 * heights to find the position.
 * Must not refer to anything outside itself: its source is copied into the page.
 * @param mark the attribute of `<html>` that the styles use
 */
export function deferLayout(mark: string): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && visit?.type === 'navigate') document.documentElement.setAttribute(mark, 'later');
}

/** Defers it again on a page that a link leads to, and that starts at its top. Call it before the page is laid out. */
export function deferLayoutAgain(): void {
  if (process.env.FAST_PAGE_DEFERRED_LAYOUT === 'false') return;
  document.documentElement.setAttribute(layoutMark, 'later');
  whenIdle(layOutRest);
}

/** How long a page may be busy before what waits for its idle time is done all the same, in milliseconds. */
const busyFor = 2_000;

/** Safari has no idle callbacks, but does not defer layout either. */
export const whenIdle = (run: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: busyFor }) : setTimeout(run);

/**
 * Lays out the deferred sections one by one while the browser is idle, so that no click has to wait. Until then, links to
 * sections jump; afterwards they scroll smoothly, because heights no longer change.
 */
export function layOutRest(): void {
  const next = [...document.querySelectorAll<HTMLElement>('main > div:has(> section)')].find(isDeferred);
  if (next) {
    next.style.contentVisibility = 'visible';
    whenIdle(layOutRest);
  } else layOutAll();
}

const isDeferred = (section: Element) => getComputedStyle(section).contentVisibility === 'auto';

/** Lays out the whole page at once, for visitors who scroll down before that. */
export function layOutAll(): void {
  document.documentElement.setAttribute(layoutMark, 'whole');
}
