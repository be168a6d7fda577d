import type { Chunk, Compilation, Compiler } from 'webpack';
import { integrityOf } from '../../hosting/integrity';

/** Name that webpack shows for what this plugin does. */
const name = 'Integrity';

/** Placeholder for the hashes in webpack's runtime, until all scripts are final. */
const mark = '__integrity__';

const written = new RegExp(`\\{"?${mark}"?:0\\}`);

/** The common prefix of all hashes, stored once. */
const kind = integrityOf(Buffer.from('')).replace(/-.*/, '-');

/**
 * Adds the hashes of scripts that load later (Subresource Integrity) to webpack’s runtime; pages contain the hashes of the
 * scripts that they request (`withPageScripts`). The file name of the runtime stays valid: it depends on the names of the
 * scripts, which contain hashes of their content.
 */
export class IntegrityPlugin {
  apply({ hooks, webpack }: Compiler): void {
    const { Compilation, WebpackError, runtime, sources } = webpack;
    hooks.thisCompilation.tap(name, (compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(name, (code) => `${code}\nscript.integrity = "${kind}" + {${mark}: 0}[chunkId];`);
      // After everything that changes or renames scripts.
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
