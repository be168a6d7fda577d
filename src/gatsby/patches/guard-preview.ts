import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Makes the HTTP servers of this process refuse requests from other sites, over WebSocket too. Gatsby's development server
 * allows any origin and any host, so any page open in the browser could read texts that the editor has not saved.
 *
 * Upstream: gatsbyjs/gatsby#3299 and #14065, which allow it on purpose.
 * Can go when Gatsby's development server takes a list of origins and hosts.
 */
export function guardPreview(): void {
  const server: Emitter = Server.prototype;
  const { emit } = server;
  server.emit = function (event, ...details) {
    const [request, answer] = details as [IncomingMessage, ServerResponse | Socket];
    if (!guarded.has(event) || isOwn(request)) return emit.call(this, event, ...details);
    refuse(answer);
    return true;
  };
}

interface Emitter {
  emit(event: string, ...details: unknown[]): boolean;
}

const guarded: ReadonlySet<string> = new Set(['request', 'upgrade']);

/**
 * Whether a request comes from the preview's own pages, or opens one: a page that opens another cannot read it. Checking the
 * Host header prevents DNS rebinding, where an attacker's domain name resolves to this machine.
 */
function isOwn({ headers }: IncomingMessage): boolean {
  const { host, origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host ?? '')) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return site === undefined || site === 'same-origin' || site === 'none' || mode === 'navigate';
}

function refuse(answer: ServerResponse | Socket): void {
  if ('writeHead' in answer) answer.writeHead(403).end('The preview answers its own pages only.');
  else answer.end('HTTP/1.1 403 Forbidden\r\n\r\n');
}
