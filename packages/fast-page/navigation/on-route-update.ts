import type { GatsbyBrowser } from 'gatsby';
import { decodeAddress } from '../decode-address';
import { deferLayoutAgain } from '../styles/deferred-layout';
import { goToSection } from './go-to-section';

/**
 * Decides where a page starts, instead of Gatsby's own scroll handler (`around-router.tsx`):
 * - the browser handles the first page, unless it does not know the section (`sectionOf`), and Back and Forward within a page: it knows every position;
 * - every change of path starts at the top, also for Back and Forward, unless the address has a hash (decision 21). The jump is
 *   instant: the router gives the focus to the new page, which would interrupt a smooth scroll;
 * - a link within the page scrolls, smoothly unless the visitor prefers reduced motion.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) {
    if (!document.getElementById(decodeAddress(location.hash.slice(1)))) goToSection(location.hash, 'instant');
    return;
  }
  const isNewPage = prevLocation.pathname !== location.pathname;
  if (!isNewPage && !isPush(location)) return;
  if (isNewPage && !location.hash) deferLayoutAgain();
  const behavior = isNewPage ? 'instant' : 'auto';
  if (!goToSection(location.hash, behavior)) window.scrollTo({ top: 0, left: 0, behavior });
};

/** Whether a link of the site led here, and not the browser itself: Gatsby marks its own navigation. */
const isPush = (location: Location & { action?: 'PUSH' }) => location.action === 'PUSH';
