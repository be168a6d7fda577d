import { useEffect, useState } from 'react';
import type { PreviewState } from '../../src/preview/preview';
import { ask } from '../session/api';
import { useContent } from '../session/use-session';

/** The interval between requests while the site is starting or behind, in milliseconds. */
const pause = 1000;

/**
 * Returns the state of the development site; undefined before the first response, and if the request fails. Sends requests until
 * the site is ready and up to date, and again after every check.
 */
export function usePreviewState(): PreviewState | undefined {
  const { checked } = useContent();
  const [state, setState] = useState<PreviewState>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let timer: number | undefined;
    let isNewest = true;
    if (checked && tries >= 0) {
      ask<PreviewState>('preview').then(
        (answer) => {
          if (!isNewest) return;
          setState(answer);
          const isChanging = ['waiting', 'starting'].includes(answer.stage) || answer.isBehind;
          if (isChanging) timer = window.setTimeout(() => setTries((count) => count + 1), pause);
        },
        () => {
          if (isNewest) setState(undefined);
        },
      );
    }
    return () => {
      isNewest = false;
      window.clearTimeout(timer);
    };
  }, [checked, tries]);
  return state;
}
