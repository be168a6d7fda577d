import type { GatsbyNode } from 'gatsby';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import {
  browserAliases,
  definitionsOf,
  replacedParts,
  splitParts,
  swcMinimizers,
  switchesOf,
} from '../../../packages/fast-page/build';
import { LicensesPlugin, PackVersionPlugin } from '../../../packages/gatsby-patches';
import { licensesFile } from '../../hosting/published-files';
import { DataCheckPlugin } from './data-check-plugin';

/**
 * Every file with a hash in its name is below /static/, so that one rule lets browsers cache all of them permanently. Eight digits
 * are enough to tell versions of one script apart; pages name five scripts.
 */
const hashedName = 'static/[name]-[contenthash:8].js';

/** The package of the font (tools/subset-font.mts). */
const fontPackage = '@fontsource-variable/archivo';

/**
 * Removes source maps and unused parts of libraries, minifies scripts for today's browsers, and adds the licences of the libraries
 * and the hashes of scripts that load later. In development, errors of the data appear in the browser. Gatsby allows `output` to be
 * replaced only together with everything else.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  plugins: builtIn,
  store,
}) => {
  const definitions = builtIn.define(definitionsOf(switchesOf(store.getState().flattenedPlugins)));
  actions.setWebpackConfig({ resolve: { alias: replacedParts }, plugins: [new PackVersionPlugin(), definitions] });
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [new DataCheckPlugin()] });
  // A program of its own that stays outside the bundle: it minifies the scripts in pages (`before-paint.ts`).
  if (stage.endsWith('-html')) actions.setWebpackConfig({ externals: [{ esbuild: 'commonjs esbuild' }] });
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  const names = { filename: hashedName, chunkFilename: hashedName };
  // Browsers check the hashes of scripts that are requested in this way.
  const output = { ...config.output, ...names, crossOriginLoading: 'anonymous' as const };
  const resolve = { ...config.resolve, alias: { ...config.resolve.alias, ...browserAliases } };
  const optimization = {
    ...config.optimization,
    minimizer: swcMinimizers(config.optimization?.minimizer ?? []),
    splitChunks: splitParts(config.optimization?.splitChunks || {}),
  };
  const plugins = [
    ...config.plugins,
    new LicensesPlugin(licensesFile, [fontPackage]),
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }),
  ];
  actions.replaceWebpackConfig({ ...config, devtool: false, optimization, output, resolve, plugins });
};
