export { onClientEntry } from './src/page/on-client-entry';
export { onInitialClientRender } from './src/page/on-initial-client-render';
export { onRouteUpdate } from './src/page/on-route-update';
export { replaceHydrateFunction } from './src/page/replace-hydrate-function';
export { wrapRootElement } from './src/page/wrap-root-element';
