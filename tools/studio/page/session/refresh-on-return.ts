import type { Session } from './session';

/** How often to ask whether the window has the focus, in milliseconds. */
const interval = 1000;

/** Loads the content again when the editor comes back, because another program may have changed files: from another tab or window. */
export function refreshOnReturn(session: Session): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void session.refresh();
  });
  // Browsers send no event to this page when a window beside it takes the focus from the preview.
  let hadFocus = document.hasFocus();
  window.setInterval(() => {
    const hasFocus = document.hasFocus();
    if (hasFocus && !hadFocus) void session.refresh();
    hadFocus = hasFocus;
  }, interval);
}
