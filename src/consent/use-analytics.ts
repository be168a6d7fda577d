import { useEffect } from 'react';
import { useConsent } from '../page/ConsentProvider';
import { pushToDataLayer } from '../page/data-layer';

/** What has been loaded stays so until the document goes. */
let started = false;

/** Whether it may still report. */
let allowed = false;

/**
 * Once the visitor has chosen `all`, and not before: measures how fast the page is, and loads the tag manager, if there is one.
 * Once the choice is taken back, nothing more is reported.
 * @param tagManager address of the tag manager's script
 */
export function useAnalytics(tagManager: string | null): void {
  const { choice } = useConsent();
  useEffect(() => {
    allowed = choice === 'all';
    if (!allowed || started) return;
    started = true;
    if (tagManager) loadTagManager(tagManager);
    // A visitor whose network fails here misses nothing.
    import('./web-vitals').then(({ reportWebVitals }) => reportWebVitals(() => allowed)).catch(() => undefined);
  }, [choice, tagManager]);
}

function loadTagManager(src: string): void {
  pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() });
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
