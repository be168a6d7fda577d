import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';
import { licensesFile } from '../../hosting/published-files';

/** Name that webpack shows for what this plugin does. */
const name = 'Licenses';

/**
 * Published code that is not a module of node_modules: webpack's runtime, Gatsby's code, which the build copies to `.cache/`, and
 * the font (tools/subset-font.mts).
 */
const besideModules = ['webpack', 'gatsby', '@fontsource-variable/archivo'];

const introduction = 'This site uses the following third-party software and font. Their licences:';

const line = '-'.repeat(80);

/**
 * Writes the licences of all packages whose code is in the scripts: most licences require it. license-webpack-plugin (4.0) leaves out
 * what is concatenated into a chunk without a name.
 */
export class LicensesPlugin {
  apply({ hooks, webpack }: Compiler): void {
    const { Compilation, WebpackError, sources } = webpack;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS }, () => {
        const parts = [...new Set(filesOf(compilation).flatMap((file) => licenceOf(file) ?? []))].sort();
        const text = [introduction, ...parts.map((part) => `${line}\n${part}`)].join('\n\n');
        compilation.emitAsset(licensesFile, new sources.RawSource(`${text}\n`));
        // So that nothing is published without its terms.
        const bare = parts.filter((part) => !part.includes('\n'));
        if (bare.length > 0) compilation.errors.push(new WebpackError(`No licence could be found for ${bare.join(', ')}.`));
      });
    });
  }
}

/** The files of all modules in the chunks, including concatenated ones. */
function filesOf({ chunks, chunkGraph }: Compilation): string[] {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const parts = modules.flatMap((module) => (module as Module & { modules?: Module[] }).modules ?? [module]);
  const { resolve: find } = createRequire(__filename);
  return [
    ...parts.flatMap((part) => part.nameForCondition() ?? []),
    ...besideModules.map((id) => find(`${id}/package.json`)),
  ];
}

/** Name, version and licence of the package of a file in node_modules; undefined for other files. */
function licenceOf(file: string): string | undefined {
  for (let folder = dirname(file); folder.includes('node_modules'); folder = dirname(folder)) {
    const path = join(folder, 'package.json');
    if (!existsSync(path)) continue;
    const { name: id, version, license } = JSON.parse(readFileSync(path, 'utf8'));
    // Subfolders of a package may contain a package.json that only sets the module type.
    if (id && version) return [`${id} ${version} (${license})`, ...textIn(folder, license)].join('\n\n');
  }
  return undefined;
}

function textIn(folder: string, license: string): string[] {
  const own = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  // Some packages name this licence, but do not include its text.
  const file = own ? join(folder, own) : license === 'MIT' && resolve('src/gatsby/webpack/mit-license.txt');
  return file ? [readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()] : [];
}
