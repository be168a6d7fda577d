export { onPreRenderHTML, onRenderBody, wrapRootElement } from './src/build/render-head';
