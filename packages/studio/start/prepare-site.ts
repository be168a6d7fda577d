import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { copyCode } from '../../../tools/site-copy/copy-project';
import { scriptFile } from '../src/preview/preview';

/**
 * Creates the copy of the project that the studio shows, without its data, with the hooks and the script of `gatsby/` and
 * `src/preview/page`. The copy has its own `.cache` and `public`: if it shared those of the project, a build would find texts with
 * marks, and would break the page that is being edited.
 * @param studioOrigin the only origin that may show the site, and with which the script exchanges messages
 */
export async function prepareSite(folder: string, studioOrigin: string): Promise<void> {
  copyCode(folder);
  const bundle = (options: BuildOptions) =>
    build({ bundle: true, define: { STUDIO_ORIGIN: JSON.stringify(studioOrigin) }, logLevel: 'error', ...options });
  for (const file of ['gatsby-config.ts', 'gatsby-node.ts']) {
    const entry = join('packages/studio/gatsby', file);
    // Parcel compiles the result further, as it does the project's own.
    await bundle({
      entryPoints: [entry],
      outfile: join(folder, file),
      format: 'esm',
      platform: 'node',
      packages: 'external',
    });
  }
  await bundle({
    entryPoints: ['packages/studio/src/preview/page/start.ts'],
    outfile: join(folder, scriptFile),
    format: 'iife',
    // Without this, Gatsby's development server reports lint errors of this script on each page.
    banner: { js: '/* eslint-disable */' },
    target: ['chrome117', 'firefox121', 'safari17'],
  });
}
