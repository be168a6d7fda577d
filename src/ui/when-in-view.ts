/**
 * Calls back once when an element comes into view.
 * @param options what counts as in view
 * @param onVisible the callback
 * @returns stops observing
 */
export function whenInView(element: Element, options: IntersectionObserverInit, onVisible: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    // A busy browser reports several frames at once, the oldest first, and is silent from then on.
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    onVisible();
    observer.disconnect();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
