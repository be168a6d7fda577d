import { useEffect } from 'react';

/**
 * For the page that answers for unknown addresses: where a link of the site led to it without a document being loaded, the host
 * is asked. After a deployment it may know a page, or a redirect, that the site as loaded does not.
 */
export function useReloadFromHost(): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation');
    // Both as the browser writes them: an address that the router spells in another way would be asked for without end.
    const wasAsked = !document || new URL(document.name).pathname === window.location.pathname;
    if (!wasAsked) window.location.reload();
  }, []);
}
