import type { ChunkGraph, Configuration, Module } from 'webpack';

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;

interface NamedChunk {
  name?: string | null;
  canBeInitial: () => boolean;
}

/** A chunk of a template, as Gatsby names it. */
const isTemplate = ({ name }: NamedChunk) => name?.startsWith('component---') ?? false;

/** Dialog, drawer and toast are loaded when they are first opened: what only they share is none of the other parts' business. */
const overlays = 3;

/**
 * Keeps what wakes with the visitor (`sleeping.tsx`) out of the scripts that run at once: Gatsby puts whatever many chunks
 * share into one that every template needs. What parts share becomes one chunk.
 */
export function splitParts(splitChunks: SplitChunks): SplitChunks {
  const { commons, ...groups } = splitChunks.cacheGroups ?? {};
  const isOfOverlays = (module: Module, chunkGraph: ChunkGraph) =>
    /node_modules.@mui/.test(module.nameForCondition() ?? '') && chunkGraph.getNumberOfModuleChunks(module) <= overlays;
  return {
    ...splitChunks,
    cacheGroups: {
      ...groups,
      commons: { ...(commons as object), chunks: isTemplate },
      parts: {
        name: 'parts',
        chunks: (chunk: NamedChunk) => !chunk.canBeInitial() && !isTemplate(chunk),
        test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => !isOfOverlays(module, chunkGraph),
        minChunks: 2,
        priority: 20,
      },
    },
  };
}
