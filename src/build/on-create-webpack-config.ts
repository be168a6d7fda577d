import type { GatsbyNode } from 'gatsby';

/** Every file whose name holds its hash stands below /static/: one rule lets browsers keep them all for good. */
const hashedName = 'static/[name]-[contenthash].js';

/** No source maps are published. Gatsby lets `output` be replaced only together with everything else. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  const output = { ...config.output, filename: hashedName, chunkFilename: hashedName };
  actions.replaceWebpackConfig({ ...config, devtool: false, output });
};
