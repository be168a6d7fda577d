import { layoutMark } from '../theme/tokens';

/**
 * Runs in the browser, written into the head of every page: leaves the layout of what is further down for later, which shows the
 * first screen sooner. Not for a visit that starts further down (a hash, a reload, back and forward): there the browser needs the
 * real heights to find the place. It must stand alone: nothing around it goes along.
 * @param mark the attribute of `<html>` for the styles to read
 */
export function deferLayout(mark: string): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && visit?.type === 'navigate') document.documentElement.setAttribute(mark, 'later');
}

/** Safari has no idle callbacks; it has nothing to lay out either, since it does not defer any layout. */
const whenIdle = (run: () => void) => (window.requestIdleCallback ? window.requestIdleCallback(run) : setTimeout(run));

/**
 * Lays out the sections that `deferLayout` left out, one whenever the browser is idle, so that no click waits for it. Until then
 * links to sections jump; from then on they scroll smoothly, over heights that change no more.
 */
export function layOutRest(): void {
  const next = [...document.querySelectorAll<HTMLElement>('main > section')].find(isDeferred);
  if (next) {
    next.style.contentVisibility = 'visible';
    whenIdle(layOutRest);
  } else layOutAll();
}

const isDeferred = (section: Element) => getComputedStyle(section).contentVisibility === 'auto';

/** Lays out the whole page at once, for those who are on their way down already. */
export function layOutAll(): void {
  document.documentElement.setAttribute(layoutMark, 'whole');
}
