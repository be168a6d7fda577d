import type { Session } from './session';

/** How often to ask whether the window has the focus, and whether the studio still runs, in milliseconds. */
const intervals = { focus: 1000, studio: 3000 };

/** Keeps the page up to date without any action of the editor. */
export function followStudio(session: Session): void {
  refreshOnReturn(session);
  window.setInterval(() => {
    if (!document.hidden) void session.notice();
  }, intervals.studio);
}

/** Loads the content again when the editor comes back, because another program may have changed files: from another tab or window. */
function refreshOnReturn(session: Session): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void session.refresh();
  });
  // Browsers send no event to this page when a window beside it takes the focus from the preview.
  let hadFocus = document.hasFocus();
  window.setInterval(() => {
    const hasFocus = document.hasFocus();
    if (hasFocus && !hadFocus) void session.refresh();
    hadFocus = hasFocus;
  }, intervals.focus);
}
