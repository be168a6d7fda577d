export { onCreateDevServer } from './src/gatsby/node/answer-as-host';
export { createPages } from './src/gatsby/node/create-pages';
export { createResolvers, createSchemaCustomization } from './src/gatsby/node/graphql';
export { onCreateWebpackConfig } from './src/gatsby/node/on-create-webpack-config';
export { onPluginInit } from './src/gatsby/node/on-plugin-init';
export { onPostBuild } from './src/gatsby/node/on-post-build';
export { onPreBootstrap } from './src/gatsby/node/on-pre-bootstrap';
