import { useRef, useState } from 'react';

/**
 * Keeps the message of the demo as long as its link has the focus, so that the next Tab leads into the frame behind it. A frame that has
 * the focus while it loads gets it back: browsers take it away when the page of the frame comes.
 */
export function useHeldMessage() {
  const message = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const isFrameFocused = useRef(false);
  const note = () => {
    // It stays there when the window loses the focus, as to the new tab.
    setHeld(message.current?.contains(document.activeElement) ?? false);
    isFrameFocused.current = document.activeElement instanceof HTMLIFrameElement;
  };
  const onFrameLoad = (frame: HTMLIFrameElement) => {
    if (isFrameFocused.current && document.activeElement === document.body) frame.focus({ preventScroll: true });
    // It may have come before hydration.
    note();
  };
  // Later, because nothing may go while the focus moves.
  return { isHeld, onFrameLoad, messageProps: { ref: message, onFocus: note, onBlur: () => setTimeout(note) } };
}
