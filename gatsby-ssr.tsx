export { onRenderBody } from './src/gatsby/ssr/render-head';
