import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect } from 'react';

/** Id of the region, which outlives the pages: screen readers speak of changes in a region that they know already. */
const id = 'route-announcer';

/**
 * Tells screen readers, in the language of the page, which page has come without a document being loaded: its heading, once. Gatsby's
 * own announcer is switched off (`announcer-props.ts`). The first page is a
 * document, which browsers announce themselves; it leaves the region for those that follow.
 * @param language of the page, as on `<html>`
 */
export function useRouteAnnouncement(language: string): void {
  useEffect(() => {
    const region = document.getElementById(id);
    if (!region) {
      document.body.append(createRegion());
      return;
    }
    region.lang = language;
    region.textContent = document.querySelector('h1')?.textContent ?? document.title;
  }, [language]);
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = id;
  region.ariaLive = 'assertive';
  Object.assign(region.style, visuallyHidden);
  return region;
}
