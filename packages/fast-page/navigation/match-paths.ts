import { decodeAddress } from '../decode-address';

/** The page that the document was built for, written into it by Gatsby. */
const { pagePath = '' } = window as { pagePath?: string };
const address = decodeAddress(window.location.pathname);

/**
 * Finds the page for addresses without a page of their own; replaces Gatsby's own list. As soon as one page serves all addresses
 * below it, that list contains every page of the site and grows with each. This one has nothing but this document's own case, if it
 * answers for an address that is not its own: Gatsby would first request data for that address, and then the address again.
 *
 * Upstream: gatsbyjs/gatsby#21701 and #19228, both closed without a change.
 * Can go when Gatsby no longer writes every page below a pattern into the list.
 */
export default /\/404(?:\.html)?$/.test(pagePath) && address !== pagePath ? [{ path: pagePath, matchPath: address }] : [];
