declare global {
  interface Window {
    /** Returns the buttons and tabs that were clicked before hydration, and stops recording. */
    takeEarlyClicks?: () => HTMLElement[];
  }
}

/**
 * Runs in the browser, inlined into the head of every page: records clicks on buttons, which do nothing before hydration, and on
 * tabs. Other links and disclosures work without scripts. If a script fails, a button with `data-instead` scrolls to the part of
 * the page that it names, and a tab leads to its page: at once if the failure is known, otherwise after a timeout. A page whose
 * script failed is marked, so that its styles show content that otherwise waits for scripts.
 * Must not refer to anything outside itself: its source is copied into the page.
 * @param failedMark the attribute of `<html>` if a script failed
 * @param timeout milliseconds that a click waits for scripts
 */
export function keepEarlyClicks(failedMark: string, timeout: number): void {
  const pressed: HTMLElement[] = [];
  const page = document.documentElement;
  const leadElsewhere = () => {
    const index = pressed.findIndex((control) => control instanceof HTMLAnchorElement || control.dataset.instead);
    const [control] = index < 0 ? [] : pressed.splice(index, 1);
    if (control instanceof HTMLAnchorElement) location.href = control.href;
    else if (control) document.querySelector(String(control.dataset.instead))?.scrollIntoView();
  };
  const keep = (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>('button, a[role="tab"]');
    if (!control) return;
    if (control instanceof HTMLAnchorElement) {
      // For a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
    }
    pressed.push(control);
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
