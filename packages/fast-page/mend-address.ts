import { routable } from './decode-address';

/**
 * Mends an address that the router cannot read. It decodes the address while its module is evaluated; after its error, no script of the
 * page would run. So this module has to be evaluated first. An address with a placeholder would match other pages, too, and the page of one
 * with an encoded sign would not be found.
 *
 * Upstream: remix-run/react-router#5824 is the same error in another router; @gatsbyjs/reach-router has no issue for it.
 * Can go when @gatsbyjs/reach-router decodes addresses safely, and Gatsby's match paths can be literal.
 */
const { origin, pathname, search, hash } = window.location;

const path = routable(pathname);
// With its origin: a path may begin with two slashes.
if (path !== pathname) window.history.replaceState(null, '', origin + path + search + hash);
