import type { Compilation, Compiler } from 'webpack';
import { reportProblems } from '../content/report-problems';
import { checkData } from './check-data';
import { updateCheckedData } from './checked-data';
import { dataFolder } from './read-data';

/** Name that webpack shows for what this plugin does. */
const name = 'DataCheck';

/**
 * Checks `data/` whenever a file of it changes while the development server runs. An error becomes a compile error: Gatsby shows it
 * over the page in the browser, in the words of the check, and takes it away when the file is mended. Until then the pages
 * keep what they had.
 */
export class DataCheckPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.add(dataFolder);
      const { content, problems, documents } = checkData();
      if (content) updateCheckedData(documents);
      else compilation.errors.push(errorOf(compilation, problems));
    });
  }
}

function errorOf({ compiler }: Compilation, problems: Parameters<typeof reportProblems>[0]) {
  const error = new compiler.webpack.WebpackError(reportProblems(problems.filter(({ severity }) => severity === 'error')));
  error.hideStack = true;
  return error;
}
