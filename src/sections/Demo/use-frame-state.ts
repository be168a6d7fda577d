import { useEffect, useRef, useState } from 'react';

/** After this many milliseconds without a sign of life the demo counts as not coming. */
const timeout = 12_000;

type FrameState = 'waiting' | 'loading' | 'ready' | 'failed';

/**
 * Follows a frame from nothing to ready or failed. A frame's own `load` event also comes for the browser's error page, so the
 * address is asked for first: what cannot be reached never becomes a frame.
 * @param src the frame's address
 * @param started whether the frame is wanted
 */
export function useFrameState(src: string, started: boolean): { state: FrameState; onLoad: () => void } {
  const [state, setState] = useState<FrameState>('waiting');
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    if (!started) return;
    const asked = new AbortController();
    const fail = () => {
      asked.abort();
      setState('failed');
    };
    setState('waiting');
    timer.current = setTimeout(fail, timeout);
    isReachable(src, asked.signal)
      .then((reachable) => (reachable ? setState('loading') : fail()))
      .catch(() => !asked.signal.aborted && fail());
    return () => {
      clearTimeout(timer.current);
      asked.abort();
    };
  }, [src, started]);
  const onLoad = () => {
    clearTimeout(timer.current);
    setState('ready');
  };
  return { state, onLoad };
}

/** Of another site one learns only that it answers, not what; of this one, whether the answer is good. */
async function isReachable(src: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(src, { mode: src.startsWith('/') ? 'same-origin' : 'no-cors', signal });
  return response.ok || response.type === 'opaque';
}
