import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { cmsCollections } from './collections';

const cmsFolder = resolve('node_modules/@sveltia/cms');
const assetsFolder = join(cmsFolder, 'npm/assets');

/** Packages that the CMS loads only for maps and code, which the site does not have. */
const unused = ['@shikijs/*', 'leaflet', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter'];

/**
 * Writes `cms.js`, the chunks that it loads later, its fonts, and their licences.
 * @param folder the folder that is served as `/admin/`
 */
export async function buildCms(folder: string): Promise<void> {
  const assets = readdirSync(assetsFolder).filter((name) => /\.(?:woff2|LICENSE\.txt)$/.test(name));
  await build({
    entryPoints: { cms: resolve('src/admin/page/start.ts') },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    legalComments: 'linked',
    chunkNames: 'chunks/[name]-[hash]',
    define: { COLLECTIONS: JSON.stringify(cmsCollections()) },
    external: unused,
    plugins: [withOwnFonts(assets)],
    target: ['chrome117', 'firefox121', 'safari17'],
    logLevel: 'warning',
  });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const name of assets) copyFileSync(join(assetsFolder, name), join(folder, 'assets', name));
  copyFileSync(join(cmsFolder, 'LICENSE.txt'), join(folder, 'LICENSE.txt'));
}

const distantFont = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/** Replaces font addresses: the CMS ships its fonts, but its style sheets load the same fonts from a CDN. */
const withOwnFonts = (fonts: readonly string[]): Plugin => ({
  name: 'own-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      loader: 'js',
      contents: readFileSync(path, 'utf8').replace(distantFont, (address, family: string, subset: string) => {
        const own = fonts.find((name) => name.startsWith(`${family}-${subset}-`));
        if (!own) throw new Error(`The CMS brings no font for ${address}: look at src/admin/build-cms.ts.`);
        return `/admin/assets/${own}`;
      }),
    }));
  },
});
