import { useRef, useState } from 'react';

/** How long to wait for the end of the click or key press that moved the focus, in milliseconds: a program may have moved it. */
const patience = 500;

/**
 * Tracks whether the focus is inside an element. What goes or comes with the focus moves the content below, so leaving counts once the
 * click or key press that moved the focus has ended.
 * @param onLeave called when the focus has left its inputs: also for a button beside them
 * @returns whether the focus is inside, and the props of the element
 */
export function useFocusInside<Root extends HTMLElement>(onLeave: () => void = () => undefined) {
  const ref = useRef<Root>(null);
  const [isInside, setInside] = useState(false);
  const onBlur = () => {
    const settle = () => {
      window.clearTimeout(late);
      for (const end of ['click', 'keyup']) window.removeEventListener(end, settle);
      setInside(ref.current?.contains(document.activeElement) ?? false);
      if (!ref.current?.querySelector(':is(input, textarea, select):focus')) onLeave();
    };
    const late = window.setTimeout(settle, patience);
    for (const end of ['click', 'keyup']) window.addEventListener(end, settle);
  };
  return { isInside, inside: { ref, onFocus: () => setInside(true), onBlur } };
}
