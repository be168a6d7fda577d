import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';

/** What a compiled module depends on besides its source: packages, and Gatsby's configuration and hooks with all that they import. */
const dependencies = [
  'package.json',
  'package-lock.json',
  '.cache/compiled/gatsby-config.js',
  '.cache/compiled/gatsby-node.js',
];

/**
 * Decides by a hash of a few files whether modules that an earlier build compiled can be used again. Otherwise, webpack looks for
 * everything that Gatsby's configuration and loaders import, which is all of Gatsby: 9 s of CPU for each bundle of a cold build.
 *
 * Upstream: https://github.com/webpack/webpack/issues/12418 (closed).
 * Can go when Gatsby no longer names its own configuration as a build dependency.
 */
export class PackVersionPlugin {
  apply(compiler: Compiler): void {
    const { cache } = compiler.options;
    if (typeof cache !== 'object' || cache.type !== 'filesystem') return;
    compiler.options.cache = { ...cache, version: versionIn(compiler.context) };
    // Configuration and loaders. webpack reads the list once this hook has ended.
    compiler.hooks.done.tap('PackVersionPlugin', ({ compilation }) => compilation.buildDependencies.clear());
  }
}

function versionIn(project: string): string {
  const hash = createHash('sha256');
  for (const file of dependencies) hash.update(readFileSync(join(project, file)));
  return hash.digest('hex');
}
