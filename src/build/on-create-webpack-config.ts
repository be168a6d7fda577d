import type { GatsbyNode } from 'gatsby';
import { browserAliases } from './browser-aliases';
import { CompileEarlyPlugin } from './compile-early-plugin';
import { DataCheckPlugin } from './data-check-plugin';
import { ThirdPartyLicensesPlugin } from './third-party-licenses-plugin';

/** Every file whose name holds its hash stands below /static/: one rule lets browsers keep them all for good. */
const hashedName = 'static/[name]-[contenthash].js';

/** Scripts of which a page runs nearly all when it opens: React, what is common to all pages, templates, what these share. */
const neededAtOnce = /^static\/(?:framework|app|component---|[0-9a-f]{40}-)/;

/**
 * No source maps are published, nor parts of libraries that no page uses, and the licences of those that are used come along; while
 * developing, mistakes in the data show in the browser. Gatsby lets `output` be replaced only together with everything else.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [new DataCheckPlugin()] });
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  const output = { ...config.output, filename: hashedName, chunkFilename: hashedName };
  const resolve = { ...config.resolve, alias: { ...config.resolve.alias, ...browserAliases } };
  const plugins = [...config.plugins, new ThirdPartyLicensesPlugin(), new CompileEarlyPlugin(neededAtOnce)];
  actions.replaceWebpackConfig({ ...config, devtool: false, output, resolve, plugins });
};
