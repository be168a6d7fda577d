export { onClientEntry } from './src/gatsby/browser/on-client-entry';
export { wrapRootElement } from './src/gatsby/browser/wrap-root-element';
