import { decodable } from '../../page/decode-address';

/**
 * Mends an address that cannot be decoded. The router decodes the address while its module is evaluated; after its error, no script
 * of the page would run. So this module has to be evaluated first.
 *
 * Upstream: remix-run/react-router#5824 is the same error in another router; @gatsbyjs/reach-router has no issue for it.
 * Can go when @gatsbyjs/reach-router decodes addresses safely.
 */
const { pathname, search, hash } = window.location;

const path = decodable(pathname);
if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
