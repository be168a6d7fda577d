import type { Session } from './session';

/** How often to ask whether the studio still runs, and whether something has changed, in milliseconds. */
const interval = 3000;

/** Keeps the page up to date without any action of the editor; after another tab, also with what was committed meanwhile. */
export function followStudio(session: Session): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void session.refresh();
  });
  window.setInterval(() => {
    if (!document.hidden) void session.notice();
  }, interval);
}
