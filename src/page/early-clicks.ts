declare global {
  interface Window {
    /** Hands over the buttons that were pressed before React came, and keeps no more. */
    takeEarlyClicks?: () => HTMLElement[];
  }
}

/**
 * Runs in the browser, written into the head of every page: remembers presses of buttons, which do nothing before React has taken
 * the page over. Links and questions are the browser's own and need no help. Where a script of the page does not come, a button
 * that names a part of the page with `data-instead` leads there: at once if that is known, after a while otherwise.
 * A page whose script failed is marked, so that its styles show what otherwise waits for scripts.
 * It must stand alone: nothing around it goes along.
 * @param failedMark the attribute of `<html>` where a script failed
 * @param timeout milliseconds that a press waits for scripts
 */
export function keepEarlyClicks(failedMark: string, timeout: number): void {
  const pressed: HTMLElement[] = [];
  const page = document.documentElement;
  const leadElsewhere = () => {
    const index = pressed.findIndex(({ dataset }) => dataset.instead);
    const [button] = index < 0 ? [] : pressed.splice(index, 1);
    if (button) document.querySelector(String(button.dataset.instead))?.scrollIntoView();
  };
  const keep = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button');
    if (!button) return;
    pressed.push(button);
    setTimeout(leadElsewhere, page.hasAttribute(failedMark) ? 0 : timeout);
  };
  const noteFailure = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    page.toggleAttribute(failedMark, true);
    leadElsewhere();
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('error', noteFailure, true);
  window.takeEarlyClicks = () => {
    document.removeEventListener('click', keep, true);
    document.removeEventListener('error', noteFailure, true);
    page.removeAttribute(failedMark);
    return pressed.splice(0);
  };
}
