import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect } from 'react';

/**
 * Id of the live region. It persists across pages, because screen readers announce changes only in regions that they already
 * know.
 */
const id = 'route-announcer';

/**
 * Announces a new page to screen readers after a client-side navigation, in the language of the page: its heading, once. Gatsby's
 * own announcer is switched off (`around-router.tsx`). The first page is a document, which browsers announce themselves; it only
 * creates the region.
 * @param path of the page; every change is announced
 * @param language of the page, as on `<html>`
 */
export function useRouteAnnouncement(path: string, language: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is announced, also in the same language
  useEffect(() => {
    const region = document.getElementById(id);
    if (!region) {
      document.body.append(createRegion());
      return;
    }
    region.lang = language;
    region.textContent = document.querySelector('h1')?.textContent ?? document.title;
  }, [path, language]);
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = id;
  region.ariaLive = 'assertive';
  Object.assign(region.style, visuallyHidden);
  return region;
}
