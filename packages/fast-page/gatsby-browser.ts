import { followLinks } from './navigation/follow-links';
import { navigateSafely } from './navigation/navigate-safely';
import { loadParts } from './sleeping/sleeping';

export { onRouteUpdate } from './navigation/on-route-update';
export { replaceHydrateFunction } from './sleeping/replace-hydrate-function';
// Lays out the rest of the page once hydration is complete.
export { layOutRest as onInitialClientRender } from './styles/deferred-layout';

/** Starts what listens on the whole page. */
export function onClientEntry(): void {
  navigateSafely(loadParts);
  followLinks();
}
