import { useCallback, useEffect, useRef, useState } from 'react';
import { durations } from '../theme/tokens';

interface HoverIntentOptions {
  /** Milliseconds that a mouse must stay before it opens. */
  openDelay: number;
  /** Milliseconds that it must be away before it closes. */
  closeDelay: number;
  /** Milliseconds after closing within which it opens again without delay. */
  skipDelay?: number;
}

type PointerHandler = (event: { pointerType: string }) => void;

interface HoverIntent {
  open: boolean;
  /** Opens or closes at once: a click, a key, the focus. */
  setOpen: (open: boolean) => void;
  /** Reports the state of the element after a click. It may arrive before our own change is painted, and takes precedence. */
  follow: (open: boolean) => void;
  /** For the element around the trigger and the content: moving between them keeps it open. Touch has no effect. */
  hoverProps: { onPointerEnter: PointerHandler; onPointerLeave: PointerHandler };
  /** Whether a mouse has just opened it, so recently that a click cannot be a reaction to that. */
  hasJustOpened: () => boolean;
}

/**
 * Opens something when the mouse stays on it, and closes it when the mouse stays away, or with Escape, wherever the focus is
 * (WCAG 2.2, 1.4.13).
 */
export function useHoverIntent({ openDelay, closeDelay, skipDelay = 0 }: HoverIntentOptions): HoverIntent {
  const [open, setState] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const isOpen = useRef(false);
  const setOpen = useCallback((next: boolean) => {
    clearTimeout(timer.current);
    // A passing mouse does not count as closing: the next one waits for the full delay.
    if (isOpen.current && !next) closedAt.current = performance.now();
    isOpen.current = next;
    setState(next);
  }, []);
  const follow = useCallback((next: boolean) => next !== isOpen.current && setOpen(next), [setOpen]);
  const later =
    (next: boolean, delay: () => number): PointerHandler =>
    ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (next && !isOpen.current) openedAt.current = performance.now();
        setOpen(next);
      }, delay());
    };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, setOpen]);
  const openAfter = () => (performance.now() - closedAt.current < skipDelay ? 0 : openDelay);
  return {
    open,
    setOpen,
    follow,
    hoverProps: { onPointerEnter: later(true, openAfter), onPointerLeave: later(false, () => closeDelay) },
    hasJustOpened: () => isOpen.current && performance.now() - openedAt.current < durations.hoverClickGrace,
  };
}
