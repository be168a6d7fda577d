import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import type { Problem } from '../../../packages/content';
import { reportProblems } from '../../../packages/content';
import { brokenPictures } from '../../data/broken-pictures';
import { checkData } from '../../data/checks/check-data';
import { dataFolder } from '../../data/read-data';
import { takeOver } from '../../data/site';

/** Name that webpack shows for what this plugin does. */
const name = 'DataCheck';

/**
 * Checks `data/` after every change while the development server runs. Errors become compile errors: Gatsby shows them over the
 * page in the browser until the file is fixed. Until then, the pages keep their content.
 */
export class DataCheckPlugin {
  apply(compiler: Compiler): void {
    let broken: ReadonlySet<string> = new Set();
    compiler.hooks.beforeCompile.tapPromise(name, async () => {
      broken = await brokenPictures();
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.add(dataFolder);
      const checked = checkData({ broken });
      if (!takeOver(checked)) compilation.errors.push(errorOf(compilation, checked.problems));
    });
  }
}

function errorOf({ compiler }: Compilation, problems: readonly Problem[]) {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const error = new compiler.webpack.WebpackError(`${placeOf(errors)}${wrapped(reportProblems(errors))}`);
  error.hideStack = true;
  return error;
}

/** Lines that fit into the message that Gatsby shows over the page, which does not break them: what to do is at the end of a line. */
const wrapped = (text: string) => text.replace(/(?=.{70})(.{1,69}) /g, '$1\n  ');

/**
 * The first file that can be opened, and its line, in the format of Gatsby’s button “Open in editor”: the file alone on the first
 * line, then the line number in brackets (cache-dir/fast-refresh-overlay/components/build-error.js).
 */
function placeOf(problems: readonly Problem[]): string {
  const first = problems.find(({ file }) => existsSync(join(dataFolder, file)));
  return first ? `${relative('', join(dataFolder, first.file))}\n(${first.line}:${first.column})\n\n` : '';
}
