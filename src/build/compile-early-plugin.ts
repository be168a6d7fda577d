import type { Compiler } from 'webpack';

/** Name that webpack shows for what this plugin does. */
const name = 'CompileEarly';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Says of scripts that nearly all of them runs at once: browsers that know the hint (Chromium 136 and later) compile them beside the
 * page while they still come, instead of function by function in its way; to others it is a comment
 * (github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
export class CompileEarlyPlugin {
  /** @param wanted matches the names of such scripts */
  constructor(private readonly wanted: RegExp) {}

  apply({ hooks, webpack }: Compiler): void {
    const { Compilation, sources } = webpack;
    hooks.thisCompilation.tap(name, (compilation) => {
      // Once they have been made small: what makes them so takes comments out.
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 }, (assets) => {
        for (const file of Object.keys(assets).filter((path) => this.wanted.test(path)))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(hint, source));
      });
    });
  }
}
