import { useEffect, useState } from 'react';
import { ask } from '../session/api';
import { useContent } from '../session/use-session';

/** What is known of the development site that the preview shows. */
export interface PreviewState {
  /** Empty without a development site. */
  origin: string;
  isReady: boolean;
  /** Whether it still shows an older version, since the newest one has a mistake. */
  isBehind: boolean;
}

/** How often a site that is not ready, or behind, is asked for, in milliseconds. */
const pause = 1000;

/** Asks for the development site until it is ready and shows what was typed, and again after every check; undefined if there is none. */
export function usePreviewState(): PreviewState | undefined {
  const { checked } = useContent();
  const [state, setState] = useState<PreviewState>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let timer: number | undefined;
    if (checked && tries >= 0) {
      ask<PreviewState>('preview').then(
        (answer) => {
          setState(answer);
          const isChanging = answer.origin !== '' && (!answer.isReady || answer.isBehind);
          if (isChanging) timer = window.setTimeout(() => setTries((count) => count + 1), pause);
        },
        () => setState(undefined),
      );
    }
    return () => window.clearTimeout(timer);
  }, [checked, tries]);
  return state;
}
