import type { Compilation, Compiler } from 'webpack';

/** Name that webpack shows for what this plugin does. */
const name = 'CompileEarly';

const hint = '//# allFunctionsCalledOnLoad\n';

/** What a page runs when it opens: what is common to all pages, and the page's template, each with what it shares. */
const opensPages = /^(?:app|component---.*)$/;

/**
 * Says of the scripts that a page opens with that their functions are called at once. Browsers that know the hint (Chromium 136 and
 * later) compile them all while they come, beside the page's own work, instead of one by one when they are called; to others it is a
 * comment (github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
export class CompileEarlyPlugin {
  apply({ hooks, webpack }: Compiler): void {
    const { Compilation, sources } = webpack;
    hooks.thisCompilation.tap(name, (compilation) => {
      // Once they have been made small: what makes them so takes comments out.
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 }, () => {
        for (const file of scriptsThatOpenPages(compilation))
          compilation.updateAsset(file, (source) => new sources.ConcatSource(hint, source));
      });
    });
  }
}

/** All but webpack's own runtime, much of which waits for parts that come later. */
function scriptsThatOpenPages({ namedChunkGroups }: Compilation): Set<string> {
  const groups = [...namedChunkGroups].filter(([group]) => opensPages.test(group)).map(([, group]) => group);
  const chunks = groups.flatMap((group) => group.chunks).filter((chunk) => !chunk.hasRuntime());
  return new Set(chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js')));
}
