export { onClientEntry } from './src/gatsby/browser/on-client-entry';
export { onRouteUpdate } from './src/gatsby/browser/on-route-update';
export { replaceHydrateFunction } from './src/gatsby/browser/replace-hydrate-function';
export { wrapRootElement } from './src/gatsby/browser/wrap-root-element';
// Lays out the rest of the page once hydration is complete.
export { layOutRest as onInitialClientRender } from './src/page/deferred-layout';
