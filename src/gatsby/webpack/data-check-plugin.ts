import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import type { Problem } from '../../content/problem';
import { reportProblems } from '../../content/report-problems';
import { brokenPictures } from '../../data/broken-pictures';
import { updateCheckedData } from '../../data/checked-data';
import { checkData } from '../../data/checks/check-data';
import { dataFolder } from '../../data/read-data';

/** Name that webpack shows for what this plugin does. */
const name = 'DataCheck';

/**
 * Checks `data/` whenever a file of it changes while the development server runs. An error becomes a compile error: Gatsby shows it
 * over the page in the browser, in the words of the check, and takes it away when the file is mended. Until then the pages
 * keep what they had.
 */
export class DataCheckPlugin {
  apply(compiler: Compiler): void {
    let broken: ReadonlySet<string> = new Set();
    compiler.hooks.beforeCompile.tapPromise(name, async () => {
      broken = await brokenPictures();
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.add(dataFolder);
      const { content, problems, documents } = checkData({ broken });
      if (content) updateCheckedData(documents);
      else compilation.errors.push(errorOf(compilation, problems));
    });
  }
}

function errorOf({ compiler }: Compilation, problems: readonly Problem[]) {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const error = new compiler.webpack.WebpackError(`${placeOf(errors)}${reportProblems(errors)}`);
  error.hideStack = true;
  return error;
}

/**
 * The first file that can be opened, and its line, as Gatsby's button "Open in editor" looks for them: the file alone on the first line,
 * then the line in brackets (cache-dir/fast-refresh-overlay/components/build-error.js).
 */
function placeOf(problems: readonly Problem[]): string {
  const first = problems.find(({ file }) => existsSync(join(dataFolder, file)));
  return first ? `${relative('', join(dataFolder, first.file))}\n(${first.line}:${first.column})\n\n` : '';
}
