/** Gatsby's element for a page that has crashed; it exists only then. */
const crash = 'gatsby-fast-refresh';

/** Milliseconds that a page is shown before it is loaded again, at least: a page that crashes each time must not flicker. */
const pause = 3000;

/**
 * Loads the page again after a crash. The development server can send the data of a page in the middle of a change, when a part of it
 * is missing; the page itself stays broken, also once the data are whole.
 */
export function recoverFromCrashes(): void {
  let isPlanned = false;
  new MutationObserver(() => {
    if (isPlanned || !document.querySelector(crash)) return;
    isPlanned = true;
    setTimeout(() => location.reload(), Math.max(0, pause - performance.now()));
  }).observe(document.documentElement, { childList: true, subtree: true });
}
