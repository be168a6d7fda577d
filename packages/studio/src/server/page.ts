import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { guardOrigin, securityHeaders } from './guard';

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
export async function bundlePage(entry = 'packages/studio/page/main.tsx'): Promise<PageFiles> {
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

/** Returns the page's HTML. The script inserts the styles; it reads the nonce that allows them from its own element. */
const documentWith = (nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg">
<title>Studio</title>
<script type="module" src="/page.js" nonce="${nonce}"></script>
</head>
<body><div id="studio"></div></body>
</html>
`;

/**
 * Sends the page or one of its files. They contain no secrets, so no token is required.
 * @returns false if the request is for something else, or fails `guardOrigin`
 */
export function sendPage(page: PageFiles, request: IncomingMessage, response: ServerResponse, port: number): boolean {
  const path = request.url ?? '';
  const file = page.get(path);
  if (request.method !== 'GET' || (path !== '/' && !file)) return false;
  try {
    guardOrigin(request, port);
  } catch {
    return false;
  }
  const nonce = randomBytes(18).toString('base64url');
  response.writeHead(200, {
    ...securityHeaders,
    'Content-Security-Policy': policyWith(nonce),
    'Content-Type': file?.type ?? 'text/html; charset=utf-8',
  });
  response.end(file?.content ?? documentWith(nonce));
  return true;
}

/** Returns a policy that also allows the styles that the page's script inserts. */
const policyWith = (nonce: string) =>
  (securityHeaders['Content-Security-Policy'] ?? '').replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);
