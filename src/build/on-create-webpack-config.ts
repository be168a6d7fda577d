import type { GatsbyNode } from 'gatsby';

/** Every file whose name holds its hash stands below /static/: one rule lets browsers keep them all for good. */
const hashedName = 'static/[name]-[contenthash].js';

/** No source maps are published. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({ devtool: false, output: { filename: hashedName, chunkFilename: hashedName } });
};
