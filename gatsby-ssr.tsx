export { onRenderBody, wrapRootElement } from './src/build/render-head';
