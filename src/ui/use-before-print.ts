import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs a function before the page is printed. What it changes in the state is on paper.
 * @param prepare sets states
 */
export function useBeforePrint(prepare: () => void): void {
  const latest = useRef(prepare);
  useEffect(() => {
    latest.current = prepare;
  });
  useEffect(() => {
    // Browsers print right after the event.
    const prepareAtOnce = () => flushSync(() => latest.current());
    window.addEventListener('beforeprint', prepareAtOnce);
    return () => window.removeEventListener('beforeprint', prepareAtOnce);
  }, []);
}
