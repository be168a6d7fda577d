import { useEffect } from 'react';
import { useConsent } from './ConsentProvider';
import { reloadAndConfirm } from './confirm-after-reload';
import { closeDataLayer, pushToDataLayer } from './data-layer';
import { expireCookies } from './expire-cookies';

/** What has been loaded stays so until the document goes. */
let started = false;

/** Whether it may still report. */
let allowed = false;

/** Whether storage has been read in this document: a choice that comes later was made in it. */
let isStorageRead = false;

/**
 * Once the visitor has chosen `all`, and not before: loads the tag manager, if there is one. How fast pages are is measured from the
 * next document on: of this one, most happened before the choice.
 * Once the choice is taken back, here or in another tab, nothing more is reported, the services' cookies go, and so does the tag
 * manager: the page is loaded without it.
 * @param tagManager address of the tag manager's script
 * @param cookies names of the cookies that services of others set, from `data/site.json`
 */
export function useAnalytics(tagManager: string | null, cookies: readonly string[]): void {
  const { choice } = useConsent();
  const names = cookies.join(' ');
  useEffect(() => {
    if (choice === 'unknown') return;
    allowed = choice === 'all';
    closeDataLayer(started && !allowed);
    // Without consent at every visit: a service may have set one more while its page was going.
    if (!allowed) expireCookies(names.split(' '));
    if (!allowed && started && tagManager) reloadAndConfirm('essential');
    if (allowed && !started) start(tagManager, !isStorageRead);
    isStorageRead = true;
  }, [choice, tagManager, names]);
}

function start(tagManager: string | null, isMeasured: boolean): void {
  started = true;
  if (tagManager) loadTagManager(tagManager);
  if (!isMeasured) return;
  // A visitor whose network fails here misses nothing.
  import('./web-vitals').then(({ reportWebVitals }) => reportWebVitals(() => allowed)).catch(() => undefined);
}

function loadTagManager(src: string): void {
  pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() });
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
