import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Compiler, Configuration } from 'webpack';
import * as site from '../../../gatsby-node';
import { checkData } from '../../../src/data/checks/check-data';
import { describeErrors } from '../../../src/data/load-content';
import { imagesFolder } from '../../../src/data/read-data';
import { currentSite, showInstead, takeOver } from '../../../src/data/site';
import { DataCheckPlugin } from '../../../src/gatsby/node/data-check-plugin';
import { watchFolder } from '../../../tools/watch-folder';
import { guardServers } from '../../gatsby-patches';
import { editsFolder, legendPath, scriptFile } from '../src/preview/preview';
import { Legend } from './legend';
import { passOverMissingNodes } from './pass-over-missing-nodes';

/** The project's hooks, for the site that the studio shows; those below replace some of them. */
export * from '../../../gatsby-node';

/** The studio's origin; esbuild inserts it. */
declare const STUDIO_ORIGIN: string;

const legend = new Legend();

/** Takes over what the studio has checked, now and whenever it has written an edit; texts carry marks. Only the studio shows the pages. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  guardServers(STUDIO_ORIGIN);
  passOverMissingNodes();
  showInstead((documents) => legend.mark(documents));
  const checked = checkData();
  if (!takeOver(checked)) reporter.panic(describeErrors(checked.problems));
  watchFolder(resolve(editsFolder), () => takeOver(checkData()));
};

/** Gatsby ignores further entries in its webpack settings. */
const script = {
  apply: (compiler: Compiler) =>
    new compiler.webpack.EntryPlugin(compiler.context, resolve(scriptFile), { name: 'commons' }).apply(compiler),
};

/** Adds the script that tells the studio what was clicked. The studio shows errors of the data, so Gatsby does not. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args, ...others) => {
  const { actions, stage } = args;
  const setWebpackConfig = ({ plugins = [], ...config }: Configuration) =>
    actions.setWebpackConfig({ ...config, plugins: plugins.filter((plugin) => !(plugin instanceof DataCheckPlugin)) });
  await site.onCreateWebpackConfig?.({ ...args, actions: { ...actions, setWebpackConfig } }, ...others);
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [script] });
};

/** Answers the script's requests for the legend of the marks. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args, ...others) => {
  args.app.get(legendPath, (_: unknown, response: { json(value: unknown): void }) =>
    response.json(legend.told(currentSite().documents, currentSite().sources.images, imagesFolder)),
  );
  return site.onCreateDevServer?.(args, ...others);
};
