/** A click or key on a control of a part of the page that sleeps, by place: what React takes over or makes anew can be found again. */
export interface Press {
  /** The part, in the order of the document. */
  part: number;
  /** The control: its kind of element, and its order among those of the part. */
  tag: string;
  order: number;
  /** Its text, which must be the same after a reload. */
  text: string | null;
  /** The key that was pressed; undefined for a click. */
  key: string | undefined;
}

/** What the inlined script keeps for React. */
interface EarlyPresses {
  /** Not answered yet. */
  presses: Press[];
  /** Selector of the controls that need React. */
  controls: string;
  /** Whether React runs. */
  isStarted: boolean;
  /** Whether the page was reloaded because a script could not be had. */
  isSecondTry: boolean;
  /** Shows the page as without scripts; what was pressed, or one press, leads where it leads without them, if anywhere. */
  giveUp: (only?: Press) => void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** Attribute of the parts of a page that React takes over one by one (`island.tsx`). */
export const partMark = 'data-part';

/** Its value while a part is still the HTML of the build. */
export const asleep = 'asleep';

/**
 * Runs in the browser, inlined into the head of every page: what `keepEarlyPresses` and React share. If the scripts fail, or a press waits for too
 * long, the page is marked: its styles then show it as without scripts. A tab leads to its page, a button with `data-instead` to the part of the
 * page that it names; what leads nowhere waits on.
 * Must not refer to anything outside itself: its source is copied into the page.
 * @param mark the attribute of parts
 * @param failedMark the attribute of `<html>` if a script failed
 */
export function prepareEarlyPresses(mark: string, failedMark: string): void {
  const { presses = [], ...state } = history.state ?? {};
  // Kept over one reload.
  if (presses.length > 0) history.replaceState(state, '');
  const leadsElsewhere = ({ part, tag, order }: Press) => {
    const control = document.querySelectorAll(`[${mark}]`)[part]?.getElementsByTagName(tag)[order];
    const { href, dataset } = (control ?? {}) as Partial<HTMLAnchorElement>;
    if (href) location.href = href;
    else if (dataset?.instead) document.querySelector(dataset.instead)?.scrollIntoView();
    return href || dataset?.instead;
  };
  const early: EarlyPresses = {
    presses,
    controls: 'button, a[role="tab"]',
    isStarted: false,
    isSecondTry: presses.length > 0,
    giveUp: (only) => {
      document.documentElement.toggleAttribute(failedMark, true);
      early.presses = early.presses.filter((press) => (only && press !== only) || !leadsElsewhere(press));
    },
  };
  const noteFailure = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && !early.isStarted) early.giveUp();
  };
  document.addEventListener('error', noteFailure, true);
  window.earlyPresses = early;
}

/**
 * Runs in the browser, inlined behind the function above: keeps clicks on buttons, tabs and, once React runs, links to other languages, and keys on
 * tabs, while their part of the page sleeps. Other links and disclosures work without scripts.
 * Must not refer to anything outside itself: its source is copied into the page.
 * @param mark the attribute of parts
 * @param sleeping its value while they sleep
 * @param failedMark the attribute of `<html>` if a script failed
 * @param timeout milliseconds that a control waits for scripts; a link to another language waits for three fifths of that
 */
export function keepEarlyPresses(mark: string, sleeping: string, failedMark: string, timeout: number): void {
  const { earlyPresses: early, document } = window;
  if (!early) return;
  const wait = (press: Press, patience: number) =>
    setTimeout(
      () => early.presses.includes(press) && early.giveUp(press),
      document.documentElement.hasAttribute(failedMark) ? 0 : patience,
    );
  const isForBrowser = (event: MouseEvent | KeyboardEvent, isLink: boolean, key: string | undefined) => {
    // Buttons make clicks of their keys, and so do links of Enter.
    if (!isLink) return key;
    // A new tab or window, or a shortcut.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return true;
    return key && !/^(Arrow|Home$|End$| $)/.test(key);
  };
  const keep = (event: MouseEvent | KeyboardEvent) => {
    const control = (event.target as Element).closest?.(`[${mark}="${sleeping}"] :is(${early.controls})`);
    if (!control) return;
    const isLink = control instanceof HTMLAnchorElement;
    const { key } = event as Partial<KeyboardEvent>;
    if (isForBrowser(event, isLink, key)) return;
    if (isLink) event.preventDefault();
    const { tagName: tag, textContent: text } = control;
    const parts = [...document.querySelectorAll(`[${mark}]`)];
    const part = parts.findIndex((one) => one.contains(control));
    const order = [...(parts[part]?.getElementsByTagName(tag) ?? [])].indexOf(control);
    // The space bar clicks.
    const press = { part, tag, order, text, key: key === ' ' ? undefined : key };
    early.presses.push(press);
    wait(press, isLink && control.hreflang ? timeout * 0.6 : timeout);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('keydown', keep, true);
  for (const press of early.presses) wait(press, timeout);
}
