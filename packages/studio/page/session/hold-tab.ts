import { session } from './session';

/** How long another tab may hold the studio before this one says so, in milliseconds: the page before a reload takes less. */
const patience = 1000;

/**
 * Lets one tab of a browser at a time be the studio: two would write over each other's texts. A tab that has to wait says so, and goes on
 * when the other one is closed.
 * @param steal takes the studio from the other tab
 */
export function holdTab(steal = false): void {
  const late = window.setTimeout(() => session.leave(), patience);
  navigator.locks
    .request('studio', { steal }, () => {
      window.clearTimeout(late);
      session.comeBack();
      return new Promise<void>(() => {});
    })
    .catch(() => {
      // Another tab has taken it.
      session.leave();
      holdTab();
    });
}
