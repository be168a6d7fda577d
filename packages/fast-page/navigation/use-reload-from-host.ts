import { useEffect } from 'react';
import { routable } from '../decode-address';

/**
 * For pages that serve unknown addresses: after a client-side navigation, the address is requested from the host. After a
 * deployment, the host may know a page or redirect that the loaded site does not.
 */
export function useReloadFromHost(): void {
  useEffect(() => {
    if (!wasAsked()) window.location.reload();
  }, []);
}

function wasAsked(): boolean {
  try {
    const [document] = performance.getEntriesByType('navigation');
    // Compared as the browser normalises them: with the spelling of the router, this could become an endless loop.
    return !document || routable(new URL(document.name).pathname) === window.location.pathname;
  } catch {
    // An extension keeps the browser from saying so.
    return true;
  }
}
