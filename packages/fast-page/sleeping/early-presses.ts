/** Where a control is, so that it can be found again where React, or a reload, has made its part anew. */
export interface Place {
  /** The part, in the order of the document. */
  part: number;
  /** The kind of element, and its order among those of the part. */
  tag: string;
  order: number;
  /** Its text, which must be the same after a reload. */
  text: string | null;
}

/** A click or key on a control of a part of the page that sleeps. */
export interface Press {
  control: HTMLElement;
  /** Once React is there. */
  place?: Place;
  /** The key that was pressed; undefined for a click. */
  key?: string | undefined;
}

/** What the inlined script keeps for React. */
interface EarlyPresses {
  /** Not answered yet. */
  presses: Press[];
  /** Selector of the controls that need React. */
  controls: string;
  /** Whether React runs. */
  isStarted?: boolean;
  /** Whether the page was loaded again because a script could not be had. */
  isSecondTry?: boolean;
  onPress?: (press: Press) => void;
  /** Shows the page as without scripts; what was pressed, or one press, leads where it leads without them, if anywhere. */
  giveUp: (only?: Press) => void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Runs in the browser, inlined into the head of every page: keeps clicks on buttons, tabs and, once React runs, links to other languages, and keys
 * on tabs, while their part of the page sleeps. Other links and disclosures work without scripts. If the scripts fail, or a press waits for too
 * long, the page is marked: its styles then show it as without scripts. A tab leads to its page, a button with `data-instead` to the part of the page that
 * it names; what leads nowhere waits on.
 * Must not refer to anything outside itself, because its source is copied into the page, and must do without optional chaining, which the build
 * would spell out.
 * @param sleeping selector of the parts that sleep
 * @param failedMark the attribute of `<html>` if a script failed
 * @param timeout milliseconds that a control waits for scripts; a link to another language waits for three fifths of that
 */
export function keepEarlyPresses(sleeping: string, failedMark: string, timeout: number): void {
  const page = document.documentElement;
  const early: EarlyPresses = {
    presses: [],
    controls: 'button, a[role="tab"]',
    giveUp: (only) => {
      page.toggleAttribute(failedMark, true);
      // What was pressed before a reload must not be answered on a later visit to the page.
      history.replaceState(null, '');
      early.presses = early.presses.filter((press) => {
        const { href, dataset } = press.control as HTMLAnchorElement;
        const instead = dataset.instead && document.querySelector(dataset.instead);
        if (only && press !== only) return true;
        if (href) location.href = href;
        if (instead) instead.scrollIntoView();
        return !(href || instead);
      });
    },
  };
  /** Shortcuts, links to open elsewhere, and keys of which the browser makes clicks. */
  const isForBrowser = ({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent, isLink: boolean) =>
    isLink ? metaKey || ctrlKey || shiftKey || altKey || (key && !/^(Arrow|Home$|End$| $)/.test(key)) : key;
  const keep = (event: Event) => {
    const control = (event.target as Element).closest<HTMLAnchorElement>(`${sleeping} :is(${early.controls})`);
    if (!control || isForBrowser(event as KeyboardEvent, 'href' in control)) return;
    if (control.href) event.preventDefault();
    const press: Press = { control, key: (event as KeyboardEvent).key };
    early.presses.push(press);
    if (early.onPress) early.onPress(press);
    const patience = control.hreflang ? timeout * 0.6 : timeout;
    const giveUp = () => early.presses.includes(press) && early.giveUp(press);
    setTimeout(giveUp, page.hasAttribute(failedMark) ? 0 : patience);
  };
  for (const type of ['click', 'keydown']) document.addEventListener(type, keep, true);
  const noteFailure = ({ target }: Event) => {
    if ((target as Element).tagName === 'SCRIPT' && !early.isStarted) early.giveUp();
  };
  document.addEventListener('error', noteFailure, true);
  window.earlyPresses = early;
}
