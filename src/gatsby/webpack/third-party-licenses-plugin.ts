import { createRequire } from 'node:module';
import type { Compilation, Compiler, Module } from 'webpack';
import { licensesFile } from '../../hosting/licenses-file';
import { licensesText } from './licenses-text';
import { packageOf } from './package-of';

/** Name that webpack shows for what this plugin does. */
const name = 'ThirdPartyLicenses';

/**
 * Published code that is not a module of node_modules: webpack's runtime, Gatsby's code, which the build copies to `.cache/`, and
 * the font (tools/subset-font.mts).
 */
const besideModules = ['webpack', 'gatsby', '@fontsource-variable/archivo'];

/** Writes the licences of all packages whose code is in the scripts: most licences require it. */
export class ThirdPartyLicensesPlugin {
  apply({ hooks, webpack }: Compiler): void {
    const { Compilation, WebpackError, sources } = webpack;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS }, () => {
        try {
          const text = licensesText(filesOf(compilation).flatMap((file) => packageOf(file) ?? []));
          compilation.emitAsset(licensesFile, new sources.RawSource(text));
        } catch (error) {
          compilation.errors.push(new WebpackError(String(error)));
        }
      });
    });
  }
}

/** The files of all modules in the chunks, including concatenated ones. */
function filesOf({ chunks, chunkGraph }: Compilation): string[] {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const parts = modules.flatMap((module) => (module as Module & { modules?: Module[] }).modules ?? [module]);
  const { resolve } = createRequire(__filename);
  return [
    ...parts.flatMap((part) => part.nameForCondition() ?? []),
    ...besideModules.map((id) => resolve(`${id}/package.json`)),
  ];
}
