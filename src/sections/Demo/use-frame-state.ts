import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a response after which the demo counts as failed. */
const timeout = 12_000;

type FrameState = 'waiting' | 'loading' | 'ready' | 'failed';

/**
 * The state of a frame. A frame's `load` event also fires for the browser's error page, so the address is fetched first: if it
 * cannot be reached, no frame shows it.
 * @param src the frame's address
 * @param started whether to load the frame
 */
export function useFrameState(src: string, started: boolean): { state: FrameState; onLoad: () => void } {
  const [state, setState] = useState<FrameState>('waiting');
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    // Also after the visitor has withdrawn consent: the frame is then removed.
    if (!started) return void setState('waiting');
    const request = new AbortController();
    const fail = () => {
      request.abort();
      setState('failed');
    };
    setState('waiting');
    timer.current = setTimeout(fail, timeout);
    isReachable(src, request.signal)
      .then((reachable) => (reachable ? setState('loading') : fail()))
      .catch(() => !request.signal.aborted && fail());
    return () => {
      clearTimeout(timer.current);
      request.abort();
    };
  }, [src, started]);
  const onLoad = () => {
    clearTimeout(timer.current);
    setState('ready');
  };
  return { state, onLoad };
}

/** For another site, only whether it responds is known; for this site, also whether the response is ok. */
async function isReachable(src: string, signal: AbortSignal): Promise<boolean> {
  const mode = src.startsWith('/') ? 'same-origin' : 'no-cors';
  const response = await fetch(src, { method: 'HEAD', mode, signal });
  return response.ok || response.type === 'opaque';
}
