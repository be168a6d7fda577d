import type { Compiler } from 'webpack';

/** Name that webpack shows for what this plugin does. */
const name = 'CompileEarly';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds a hint to every script that its functions are called at once. Browsers that know the hint (Chromium 136 and later) compile
 * the script in the background while it loads, instead of function by function on the first call; for others it is a comment
 * (github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
export class CompileEarlyPlugin {
  apply({ hooks, webpack }: Compiler): void {
    const { Compilation, sources } = webpack;
    hooks.thisCompilation.tap(name, (compilation) => {
      // After minification, which removes comments.
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 }, (assets) => {
        for (const file of Object.keys(assets).filter((path) => path.endsWith('.js')))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(hint, source));
      });
    });
  }
}
