import type { GatsbyBrowser } from 'gatsby';
import { goToSection } from '../../page/go-to-section';

/**
 * Decides where a page starts, in place of Gatsby's own scroll handler (`around-router.tsx`):
 * - the first page, and Back and Forward within a page, are the browser's own: it knows every place;
 * - every change of path starts at the top, Back and Forward too, unless the address has a hash (decision 21). At once: a smooth
 *   scroll would be cut short by the router, which gives the new page the focus;
 * - a link within the page scrolls, smoothly if the visitor likes motion.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  const isNewPage = prevLocation.pathname !== location.pathname;
  if (!isNewPage && !isPush(location)) return;
  const behavior = isNewPage ? 'instant' : 'auto';
  if (!goToSection(location.hash, behavior)) window.scrollTo({ top: 0, left: 0, behavior });
};

/** Whether a link of the site led here, and not the browser itself: Gatsby marks the locations of its own navigation. */
const isPush = (location: Location & { action?: 'PUSH' }) => location.action === 'PUSH';
