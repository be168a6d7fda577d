/**
 * Calls back once when an element comes into view.
 * @param options what counts as in view
 * @param onVisible the callback
 * @returns stops observing
 */
export function whenInView(element: Element, options: IntersectionObserverInit, onVisible: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    // A busy browser may report several frames at once, the oldest first, and nothing afterwards.
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    onVisible();
    observer.disconnect();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
