import type { Compiler } from 'webpack';

/** Name that webpack shows for what this plugin does. */
const name = 'ChunkList';

/**
 * Writes Gatsby's list of the scripts of every template, which links need for prefetching, into webpack's runtime, which knows
 * their names anyway. Gatsby writes it into every page.
 */
export class ChunkListPlugin {
  apply({ hooks, webpack }: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = webpack;
    hooks.thisCompilation.tap(name, (compilation) => {
      /** A module, because its text is part of the runtime's hash. */
      class ChunkList extends RuntimeModule {
        override generate(): string {
          const groups = [...compilation.namedChunkGroups].filter(
            ([, { chunks }]) => this.chunk && !chunks.includes(this.chunk),
          );
          const idsOf = Object.fromEntries(groups.map(([group, { chunks }]) => [group, chunks.map(({ id }) => id)]));
          return [
            `var groups = ${JSON.stringify(idsOf)};`,
            `for (var group in groups) groups[group] = groups[group].map((id) => "/" + ${RuntimeGlobals.getChunkScriptFilename}(id));`,
            'self.___chunkMapping = groups;',
          ].join('\n');
        }
      }
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers).tap(name, (chunk, needs) => {
        needs.add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new ChunkList(name, RuntimeModule.STAGE_TRIGGER));
      });
    });
  }
}
