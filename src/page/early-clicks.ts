declare global {
  interface Window {
    /** Returns the buttons that were clicked before hydration, and stops recording. */
    takeEarlyClicks?: () => HTMLElement[];
  }
}

/**
 * Runs in the browser, inlined into the head of every page: records clicks on buttons, which do nothing before hydration. Links
 * and disclosures work without scripts. If a script fails, a button with `data-instead` scrolls to the part of the page that it
 * names: at once if the failure is known, otherwise after a timeout. A page whose script failed is marked, so that its styles
 * show content that otherwise waits for scripts.
 * Must not refer to anything outside itself: its source is copied into the page.
 * @param failedMark the attribute of `<html>` if a script failed
 * @param timeout milliseconds that a click waits for scripts
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
