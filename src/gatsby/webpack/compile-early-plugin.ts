import type { Compiler } from 'webpack';

/** Name that webpack shows for what this plugin does. */
const name = 'CompileEarly';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Says of every script that its functions are called as soon as it comes: each is asked for when it is needed, be it by the page or
 * by a dialog that opens. Browsers that know the hint (Chromium 136 and later) compile it all while it comes, beside the page's own
 * work, instead of function by function when they are called; to others it is a comment
 * (github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
export class CompileEarlyPlugin {
  apply({ hooks, webpack }: Compiler): void {
    const { Compilation, sources } = webpack;
    hooks.thisCompilation.tap(name, (compilation) => {
      // Once they have been made small: what makes them so takes comments out.
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 }, (assets) => {
        for (const file of Object.keys(assets).filter((path) => path.endsWith('.js')))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(hint, source));
      });
    });
  }
}
