import { resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * Compiles the script that speaks with the studio from within the page.
 * @param outfile where it goes
 * @param studioOrigin the only origin that it speaks with
 */
export async function buildScript(outfile: string, studioOrigin: string): Promise<void> {
  await build({
    entryPoints: [resolve('tools/studio/src/preview/page/start.ts')],
    outfile,
    bundle: true,
    format: 'iife',
    // Gatsby's development server would say in each page what it finds in here.
    banner: { js: '/* eslint-disable */' },
    target: ['chrome117', 'firefox121', 'safari17'],
    define: { STUDIO_ORIGIN: JSON.stringify(studioOrigin) },
  });
}
