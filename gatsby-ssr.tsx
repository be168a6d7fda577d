export { onRenderBody, wrapRootElement } from './src/build/render-styles';
export { wrapPageElement } from './src/page/wrap-page-element';
