/** Attribute of `<html>` while the visitor has not made a choice about cookies. */
export const noChoiceAttribute = 'data-no-choice';

/** Marks the page after React has read the choice from storage: the bar waits for it no longer. */
export function markRead(hasNone: boolean): void {
  const page = document.documentElement;
  if (hasNone) page.setAttribute(noChoiceAttribute, 'read');
  else page.removeAttribute(noChoiceAttribute);
}

/**
 * Runs in the browser, inlined into the head of every page: marks the page for visitors who have never chosen, so that the cookie
 * bar is painted with the page and not only after hydration. React checks later whether an earlier choice has to be made again. If
 * React does not come in time, the bar is hidden, as it is where a script failed: its buttons would not work, and nothing is stored that needs
 * consent. A page that the browser has prerendered waits until it is shown: visitors may choose on another page before that.
 * Must not refer to anything outside itself: its source is copied into the page.
 * @param key key of the choice in local storage
 * @param mark the attribute of `<html>` that shows the bar
 * @param room the value of `--consent-bar` until React has measured the bar
 * @param timeout milliseconds that the bar waits for React
 */
export function markNoChoice(key: string, mark: string, room: string, timeout: number): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', () => markNoChoice(key, mark, room, timeout));
    return;
  }
  let choice: string | null = null;
  try {
    choice = localStorage.getItem(key);
  } catch {
    // Blocked storage contains no choice.
  }
  if (choice === 'all' || choice === 'essential') return;
  const page = document.documentElement;
  page.toggleAttribute(mark, true);
  page.style.setProperty('--consent-bar', room);
  setTimeout(() => {
    if (page.getAttribute(mark) !== '') return;
    page.toggleAttribute(mark, false);
    page.style.removeProperty('--consent-bar');
  }, timeout);
}
