import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { guardOrigin, securityHeaders } from './guard';
import type { PageFiles } from './page-files';

/** The page before its script has run. Its styles come from the script, which finds the nonce that allows them at its own element. */
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
 * Answers a request for the page or one of its files; these hold nothing that is secret, so they need no token.
 * @returns false if the request is for something else
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

/** Styles of the page's own script are allowed too. */
const policyWith = (nonce: string) =>
  (securityHeaders['Content-Security-Policy'] ?? '').replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);
