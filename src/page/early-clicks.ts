declare global {
  interface Window {
    /** Returns the controls of a part of the page that were clicked while it slept. Scripts that fail are no longer noted. */
    takeEarlyClicks?: (part: Element) => HTMLElement[];
  }
}

/** Attribute of a part of the page that is still the HTML of the build (`island.tsx`). */
export const asleep = 'data-asleep';

/**
 * Runs in the browser, inlined into the head of every page: records clicks on buttons, which do nothing while their part of the
 * page sleeps, on tabs, and on links to other languages once React runs. Other links and disclosures work without scripts. If a script fails, a button with `data-instead` scrolls to the part of
 * the page that it names, and a tab leads to its page: at once if the failure is known, otherwise after a timeout. A page whose
 * script failed is marked, so that its styles show content that otherwise waits for scripts.
 * Must not refer to anything outside itself: its source is copied into the page.
 * @param asleepMark the attribute of parts that sleep
 * @param failedMark the attribute of `<html>` if a script failed
 * @param timeout milliseconds that a click waits for scripts
 */
export function keepEarlyClicks(asleepMark: string, failedMark: string, timeout: number): void {
  const pressed: HTMLElement[] = [];
  let controls = 'button, a[role="tab"]';
  const page = document.documentElement;
  const leadElsewhere = () => {
    const index = pressed.findIndex((control) => control instanceof HTMLAnchorElement || control.dataset.instead);
    const [control] = index < 0 ? [] : pressed.splice(index, 1);
    if (control instanceof HTMLAnchorElement) location.href = control.href;
    else if (control) document.querySelector(String(control.dataset.instead))?.scrollIntoView();
  };
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const control = target?.closest<HTMLElement>(controls);
    if (!control?.closest(`[${asleepMark}]`)) return;
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
  window.takeEarlyClicks = (part) => {
    controls = 'button, a[role="tab"], a[hreflang]:not([target])';
    document.removeEventListener('error', noteFailure, true);
    page.removeAttribute(failedMark);
    return pressed.splice(0).filter((control) => part.contains(control) || !pressed.push(control));
  };
}
