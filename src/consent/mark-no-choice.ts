/** Attribute of `<html>` for as long as the visitor has made no choice about cookies. */
export const noChoiceAttribute = 'data-no-choice';

/**
 * Runs in the browser, written into the head of every page: marks the page for visitors who have never chosen, so that the cookie
 * bar is painted with the rest and not only once React has come. Whether an earlier choice still holds, React finds out. Where it
 * does not come, the bar goes: its buttons would do nothing, and nothing is stored that needs a choice.
 * It must stand alone: nothing around it goes along.
 * @param key where the browser's storage keeps the choice
 * @param mark the attribute of `<html>` that shows the bar
 * @param room what `--consent-bar` is until React has measured the bar: the height of which the page keeps clear
 * @param timeout milliseconds that the bar waits for React
 */
export function markNoChoice(key: string, mark: string, room: string, timeout: number): void {
  let choice: string | null = null;
  try {
    choice = localStorage.getItem(key);
  } catch {
    // Storage that is blocked keeps no choice.
  }
  if (choice !== null) return;
  const page = document.documentElement;
  page.toggleAttribute(mark, true);
  page.style.setProperty('--consent-bar', room);
  const giveUp = () => {
    if (!document.querySelector('[data-waiting]')) return;
    page.toggleAttribute(mark, false);
    page.style.removeProperty('--consent-bar');
  };
  const noteFailure = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) giveUp();
  };
  document.addEventListener('error', noteFailure, true);
  setTimeout(giveUp, timeout);
}
