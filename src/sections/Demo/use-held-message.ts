import { type KeyboardEvent, useRef, useState } from 'react';

/**
 * Keeps the message of the demo as long as its link has the focus, so that the next Tab leads into the frame behind it. While the frame loads, browsers
 * would take the focus out of it again: with `onTab`, Tab waits until its page is there. A second Tab goes past it.
 */
export function useHeldMessage() {
  const message = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const isTabWaiting = useRef(false);
  const hasFocus = () => message.current?.contains(document.activeElement) ?? false;
  // It stays there when the window loses the focus, as to the new tab.
  const note = () => setHeld(hasFocus());
  const onTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || isTabWaiting.current) return;
    event.preventDefault();
    isTabWaiting.current = true;
  };
  const onFrameLoad = (frame: HTMLIFrameElement) => {
    if (isTabWaiting.current && hasFocus()) frame.focus({ preventScroll: true });
    isTabWaiting.current = false;
    // The focus may have come before hydration.
    note();
  };
  // Later, because nothing may go while the focus moves.
  const onBlur = () => setTimeout(note);
  return { isHeld, onFrameLoad, onTab, messageProps: { ref: message, onFocus: note, onBlur } };
}
