export { onPreRenderHTML, onRenderBody, wrapRootElement } from './src/gatsby/ssr/render-head';
