export { onClientEntry } from './src/gatsby/browser/on-client-entry';
export { onInitialClientRender } from './src/gatsby/browser/on-initial-client-render';
export { onRouteUpdate } from './src/gatsby/browser/on-route-update';
export { replaceHydrateFunction } from './src/gatsby/browser/replace-hydrate-function';
export { wrapRootElement } from './src/gatsby/browser/wrap-root-element';
