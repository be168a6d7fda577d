import { basename } from 'node:path';
import { build } from 'esbuild';

/** The files of the studio's page, by URL path. */
export type PageFiles = ReadonlyMap<string, { type: string; content: Uint8Array }>;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/** The page's icon: the arrow of the site's label. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#E8380D" d="M0 3h10l6 5-6 5H0z"/></svg>';

/**
 * Bundles the studio's page.
 * @param entry path of the entry point, relative to the project's folder
 * @throws Error with esbuild's message
 */
export async function bundlePage(entry = 'tools/studio/page/main.tsx'): Promise<PageFiles> {
  const { outputFiles } = await build({
    entryPoints: { page: entry },
    assetNames: '[name]',
    bundle: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    jsx: 'automatic',
    legalComments: 'none',
    loader: { '.woff2': 'file' },
    logLevel: 'error',
    minify: true,
    outdir: '/',
    publicPath: '/',
    target: 'es2022',
    write: false,
  });
  const files = new Map(
    outputFiles.map(({ path, contents: content }) => {
      const name = basename(path);
      return [`/${name}`, { type: types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream', content }];
    }),
  );
  return files.set('/icon.svg', { type: 'image/svg+xml', content: Buffer.from(icon) });
}
