export { onClientEntry } from './src/page/on-client-entry';
export { replaceHydrateFunction } from './src/page/replace-hydrate-function';
export { shouldUpdateScroll } from './src/page/should-update-scroll';
export { wrapPageElement } from './src/page/wrap-page-element';
export { wrapRootElement } from './src/page/wrap-root-element';
