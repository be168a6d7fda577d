import { resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the script that runs in the previewed page and exchanges messages with the studio.
 * @param outfile path of the bundle
 * @param studioOrigin the only origin with which the script exchanges messages
 */
export async function buildScript(outfile: string, studioOrigin: string): Promise<void> {
  await build({
    entryPoints: [resolve('tools/studio/src/preview/page/start.ts')],
    outfile,
    bundle: true,
    format: 'iife',
    // Without this, Gatsby's development server reports lint errors of this script on each page.
    banner: { js: '/* eslint-disable */' },
    target: ['chrome117', 'firefox121', 'safari17'],
    define: { STUDIO_ORIGIN: JSON.stringify(studioOrigin) },
  });
}
