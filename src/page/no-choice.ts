/** Attribute of `<html>` for as long as the visitor has made no choice about cookies. */
export const noChoice = 'data-no-choice';

/**
 * Runs in the browser, written into the head of every page: marks the page for visitors who have never chosen, so that the cookie
 * bar is painted with the rest and not only once React has come. Whether an earlier choice still holds, React finds out.
 * It must stand alone: nothing around it goes along.
 * @param key where the browser's storage keeps the choice
 * @param attribute what marks the page
 */
export function markNoChoice(key: string, attribute: string): void {
  let choice: string | null = null;
  try {
    choice = localStorage.getItem(key);
  } catch {
    // Storage that is blocked keeps no choice.
  }
  document.documentElement.toggleAttribute(attribute, choice === null);
}
