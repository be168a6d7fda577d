import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';

/** Name that webpack shows for what this plugin does. */
const name = 'Licenses';

/** Published code that is not a module of node_modules: webpack's runtime, and Gatsby's code, which the build copies to `.cache/`. */
const besideModules = ['webpack', 'gatsby'];

const introduction = 'This site uses the following third-party software and font. Their licences:';

const line = '-'.repeat(80);

/**
 * Writes the licences of all packages whose code is in the scripts: most licences require it. license-webpack-plugin (4.0) leaves out
 * what is concatenated into a chunk without a name.
 */
export class LicensesPlugin {
  /**
   * @param file the published file
   * @param others packages of which the site publishes something that no script imports, such as a font
   */
  constructor(
    private readonly file: string,
    private readonly others: readonly string[],
  ) {}

  apply({ hooks, webpack }: Compiler): void {
    const { Compilation, WebpackError, sources } = webpack;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS }, () => {
        const parts = [...new Set(filesOf(compilation, this.others).flatMap((file) => licenceOf(file) ?? []))].sort();
        const text = [introduction, ...parts.map((part) => `${line}\n${part}`)].join('\n\n');
        compilation.emitAsset(this.file, new sources.RawSource(`${text}\n`));
        // So that nothing is published without its terms.
        const bare = parts.filter((part) => !part.includes('\n'));
        if (bare.length > 0) compilation.errors.push(new WebpackError(`No licence could be found for ${bare.join(', ')}.`));
      });
    });
  }
}

/** The files of all modules in the chunks, including concatenated ones, and of other packages. */
function filesOf({ chunks, chunkGraph }: Compilation, others: readonly string[]): string[] {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const parts = modules.flatMap((module) => (module as Module & { modules?: Module[] }).modules ?? [module]);
  const { resolve: find } = createRequire(__filename);
  return [
    ...parts.flatMap((part) => part.nameForCondition() ?? []),
    ...[...besideModules, ...others].map((id) => find(`${id}/package.json`)),
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

/** Gatsby runs this file from a folder of its own, with the project as the working directory. */
const mitLicense = 'packages/gatsby-patches/mit-license.txt';

function textIn(folder: string, license: string): string[] {
  const own = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  // Some packages name this licence, but do not include its text.
  const file = own ? join(folder, own) : license === 'MIT' && mitLicense;
  return file ? [readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()] : [];
}
