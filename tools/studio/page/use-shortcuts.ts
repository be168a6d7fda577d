import { useEffect, useRef } from 'react';
import { useSaving } from './saving';
import { useSession } from './session/use-session';

/** Where Ctrl+Z undoes what was typed. */
const typing = 'input, textarea, select, [contenteditable]';

/** Handles Ctrl+S and, outside fields, Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y; on a Mac with the command key. */
export function useShortcuts(): void {
  const session = useSession();
  const { isBlocked, save } = useSaving();
  const act = useRef<(key: string, isTyping: boolean) => boolean>();
  act.current = (key, isTyping) => {
    if (key === 's') {
      if (!isBlocked) void save();
      return true;
    }
    if (isTyping || !['undo', 'redo'].includes(key)) return false;
    void session.act(key);
    return true;
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
      if (act.current?.(meaningOf(event), isTyping)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function meaningOf({ key, shiftKey }: KeyboardEvent): string {
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redo';
  return letter === 'z' ? 'undo' : letter;
}
