export { onRenderBody, wrapRootElement } from './src/build/render-head';
export { wrapPageElement } from './src/page/wrap-page-element';
