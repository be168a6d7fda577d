import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { guardOrigin, securityHeaders } from './guard';
import type { PageFiles } from './page-files';

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
