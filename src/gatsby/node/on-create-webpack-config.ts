import type { GatsbyNode } from 'gatsby';
import { isEditMode } from '../../data/edit-mode';
import { browserAliases, replacedParts } from '../patches/browser-aliases';
import { CompileEarlyPlugin } from '../webpack/compile-early-plugin';
import { DataCheckPlugin } from '../webpack/data-check-plugin';
import { IntegrityPlugin } from '../webpack/integrity-plugin';
import { StudioScriptPlugin } from '../webpack/studio-script-plugin';
import { ThirdPartyLicensesPlugin } from '../webpack/third-party-licenses-plugin';

/** Every file whose name holds its hash stands below /static/: one rule lets browsers keep them all for good. */
const hashedName = 'static/[name]-[contenthash].js';

/**
 * No source maps are published, nor parts of libraries that no page uses, and the licences of those that are used come along; while
 * developing, mistakes in the data show in the browser; the studio shows them itself, and hears from the page what was clicked. Scripts that are loaded later carry their hashes. Gatsby lets `output` be replaced only together with everything else.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  actions.setWebpackConfig({ resolve: { alias: replacedParts } });
  if (stage === 'develop')
    actions.setWebpackConfig({ plugins: [isEditMode ? new StudioScriptPlugin() : new DataCheckPlugin()] });
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  const output = { ...config.output, filename: hashedName, chunkFilename: hashedName };
  const resolve = { ...config.resolve, alias: { ...config.resolve.alias, ...browserAliases } };
  const plugins = [...config.plugins, new ThirdPartyLicensesPlugin(), new CompileEarlyPlugin(), new IntegrityPlugin()];
  actions.replaceWebpackConfig({ ...config, devtool: false, output, resolve, plugins });
};
