import type { GatsbyNode } from 'gatsby';
import { DataCheckPlugin } from './data-check-plugin';

/** No source maps are published; while developing, mistakes in the data show in the browser. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false });
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [new DataCheckPlugin()] });
};
