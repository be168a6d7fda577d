import { useEffect } from 'react';
import { type ConsentState, useConsent } from './ConsentProvider';
import { reloadAndConfirm } from './confirm-after-reload';
import { pushToDataLayer } from './data-layer';
import { expireCookies } from './expire-cookies';

/** Loaded scripts stay until the document is unloaded. */
let started = false;

/** Whether Web Vitals may still be reported. */
let allowed = false;

/** Whether storage has been read in this document: later choices were made in it. */
let isStorageRead = false;

/**
 * After the choice `all`, loads the tag manager, if there is one. Web Vitals are measured from the next document on, because most
 * of this one loaded before the choice. After a withdrawal, here or in another tab, nothing more is measured, the cookies of the
 * services are deleted, and the page is reloaded without the tag manager.
 * @param tagManager address of the tag manager's script
 * @param cookies names of the cookies that third-party services set, from `data/site.json`
 */
export function useAnalytics(tagManager: string | null, cookies: readonly string[]): void {
  const { choice } = useConsent();
  const names = cookies.join(' ');
  useEffect(() => {
    if (choice === 'unknown') return;
    allowed = choice === 'all';
    // On every visit without consent: a service may have set a cookie while its page was unloading.
    if (!allowed) expireCookies(names.split(' ').filter(Boolean));
    if (!allowed && started && tagManager) reloadWithout(choice);
    if (allowed && !started) start(tagManager, !isStorageRead);
    isStorageRead = true;
  }, [choice, tagManager, names]);
}

/** A choice that is neither all nor essential was made in another tab, under newer terms, which this document does not know. */
const reloadWithout = (choice: ConsentState['choice']) =>
  choice === 'essential' ? reloadAndConfirm(choice) : window.location.reload();

function start(tagManager: string | null, isMeasured: boolean): void {
  started = true;
  if (tagManager) loadTagManager(tagManager);
  if (!isMeasured) return;
  // If this fails, only the measurement is lost.
  import('./web-vitals').then(({ reportWebVitals }) => reportWebVitals(() => allowed)).catch(() => undefined);
}

function loadTagManager(src: string): void {
  pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() });
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
