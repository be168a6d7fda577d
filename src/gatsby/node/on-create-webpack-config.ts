import type { GatsbyNode } from 'gatsby';
import { isEditMode } from '../../data/edit-mode';
import { browserAliases, replacedParts } from '../patches/browser-aliases';
import { PackVersionPlugin } from '../patches/pack-version-plugin';
import { ChunkListPlugin } from '../webpack/chunk-list-plugin';
import { CompileEarlyPlugin } from '../webpack/compile-early-plugin';
import { DataCheckPlugin } from '../webpack/data-check-plugin';
import { IntegrityPlugin } from '../webpack/integrity-plugin';
import { StudioScriptPlugin } from '../webpack/studio-script-plugin';
import { swcMinimizers } from '../webpack/swc-minimizers';
import { ThirdPartyLicensesPlugin } from '../webpack/third-party-licenses-plugin';

/**
 * Every file with a hash in its name is below /static/, so that one rule lets browsers cache all of them permanently. Eight digits
 * are enough to tell versions of one script apart; pages name five scripts.
 */
const hashedName = 'static/[name]-[contenthash:8].js';

/**
 * Removes source maps and unused parts of libraries, minifies scripts for today's browsers, and adds the licences of the libraries,
 * and the list and the hashes of scripts that load later. In development, errors of the data appear in the browser; in edit mode the
 * studio shows them, and a script tells it what was clicked. Gatsby allows `output` to be replaced only together with everything else.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  actions.setWebpackConfig({ resolve: { alias: replacedParts }, plugins: [new PackVersionPlugin()] });
  if (stage === 'develop')
    actions.setWebpackConfig({ plugins: [isEditMode ? new StudioScriptPlugin() : new DataCheckPlugin()] });
  // A program of its own that stays outside the bundle: it minifies the scripts in pages (`render-head.tsx`).
  if (stage.endsWith('-html')) actions.setWebpackConfig({ externals: [{ esbuild: 'commonjs esbuild' }] });
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  const output = { ...config.output, filename: hashedName, chunkFilename: hashedName };
  const resolve = { ...config.resolve, alias: { ...config.resolve.alias, ...browserAliases } };
  const optimization = { ...config.optimization, minimizer: swcMinimizers(config.optimization?.minimizer ?? []) };
  const plugins = [
    ...config.plugins,
    new ThirdPartyLicensesPlugin(),
    new ChunkListPlugin(),
    new CompileEarlyPlugin(),
    new IntegrityPlugin(),
  ];
  actions.replaceWebpackConfig({ ...config, devtool: false, optimization, output, resolve, plugins });
};
