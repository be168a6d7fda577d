import type { Chunk, Compilation, Compiler } from 'webpack';
import { integrityOf } from '../../hosting/integrity';

/** Name that webpack shows for what this plugin does. */
const name = 'Integrity';

/** Stands in webpack's runtime for the hashes, until all scripts have got their last form. */
const mark = '__integrity__';

const written = new RegExp(`\\{"?${mark}"?:0\\}`);

/** All hashes are of one kind: what they begin with is said once. */
const kind = integrityOf(Buffer.from('')).replace(/-.*/, '-');

/**
 * Gives the scripts that are loaded later their hashes too (Subresource Integrity): the pages name those of the scripts that they
 * ask for (`withPageScripts`), webpack's runtime those that it asks for. The runtime's own name stays true: other hashes mean other
 * scripts, whose names hold hashes of their content, and stand in the runtime.
 */
export class IntegrityPlugin {
  apply({ hooks, webpack }: Compiler): void {
    const { Compilation, WebpackError, runtime, sources } = webpack;
    hooks.thisCompilation.tap(name, (compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(name, (code) => `${code}\nscript.integrity = "${kind}" + {${mark}: 0}[chunkId];`);
      // Behind everything that changes scripts or names them after their content.
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER }, () => {
        for (const chunk of [...compilation.chunks].filter((one) => one.hasRuntime())) {
          const file = scriptOf(chunk);
          const text = file && String(compilation.getAsset(file)?.source.source());
          if (!file || !text || !written.test(text)) {
            compilation.errors.push(new WebpackError(`There is no place for hashes in ${file}.`));
            continue;
          }
          const hashes = JSON.stringify(hashesOf(chunk, compilation));
          compilation.updateAsset(file, new sources.RawSource(text.replace(written, () => hashes)));
        }
      });
    });
  }
}

const scriptOf = ({ files }: Chunk) => [...files].find((file) => file.endsWith('.js'));

/** The hashes of all scripts that a runtime may load, by the ids of their chunks. */
function hashesOf(runtime: Chunk, compilation: Compilation): Record<string, string> {
  const later = [...runtime.getAllAsyncChunks()].flatMap((chunk) => {
    const source = compilation.getAsset(scriptOf(chunk) ?? '')?.source;
    return source ? [[chunk.id, integrityOf(Buffer.from(source.source())).slice(kind.length)]] : [];
  });
  return Object.fromEntries(later);
}
