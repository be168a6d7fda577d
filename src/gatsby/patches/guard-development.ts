import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tourFolder } from '../../hosting/headers';

/**
 * Guards all HTTP servers of this process (`letIn`), also WebSocket connections. Gatsby's development server answers any origin and any
 * host. Any page open in the browser could read the site as edited, and, at addresses that this site does not use, have the server
 * request other addresses and write files anywhere.
 *
 * Upstream: gatsbyjs/gatsby#3299 and #14065, which allow it on purpose.
 * Can go when Gatsby's development server takes a list of origins and hosts, and serves no addresses that a site does not use.
 * @param framedBy the origin that may show pages in a frame: that of a program in which the site is edited
 */
export function guardServers(framedBy?: string): void {
  const server: Emitter = Server.prototype;
  const { emit } = server;
  server.emit = function (event, ...details) {
    const [request, answer] = details as [IncomingMessage, ServerResponse | Socket];
    if (guarded.has(event) && !letIn(request, answer, framedBy)) return true;
    return emit.call(this, event, ...details);
  };
}

interface Emitter {
  emit(event: string, ...details: unknown[]): boolean;
}

const guarded: ReadonlySet<string> = new Set(['request', 'upgrade']);

/**
 * Answers a request that comes from another site, or asks for what this site does not use.
 * @returns whether the request is still to be answered
 */
export function letIn(request: IncomingMessage, answer: ServerResponse | Socket, framedBy?: string): boolean {
  const refusal = refusalOf(request, framedBy);
  if ('setHeader' in answer) {
    // At an address such as 192.168.1.2, browsers do not say which site a request comes from.
    if (!isSandboxed(pathOf(request))) answer.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    answer.setHeader('Content-Security-Policy', `frame-ancestors 'self' ${framedBy ?? ''}`.trim());
    if (refusal) answer.writeHead(403).end(refusal);
  } else if (refusal) answer.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  return !refusal;
}

/** Opens a file in the editor on this computer: only for a page of the site, as Gatsby's error message. */
const editorPath = '/__open-stack-frame-in-editor';

/** Of Gatsby's own addresses, which start with `_`, those that the site's pages use. */
const usedPaths: readonly string[] = [editorPath, '/__webpack_hmr', '/__original-stack-frame', '/__file-code-frame'];

/** Why a request is refused; undefined if it is not. */
function refusalOf(request: IncomingMessage, framedBy?: string): string | undefined {
  const { method = '', headers } = request;
  const { host, origin, 'sec-fetch-site': site = 'none' } = headers;
  if (!isOwnHost(request)) return 'This development server answers at localhost and at its own address only.';
  const path = pathOf(request);
  const isUsed = /^\/(?!_)/.test(path) || usedPaths.includes(path);
  const isRead = ['GET', 'HEAD'].includes(method) || path.startsWith('/socket.io/');
  if (!isUsed || !isRead) return 'This site does not use this address of Gatsby’s development server.';
  if (isSandboxed(path)) return undefined;
  const isOwn = site === 'same-origin' || (site === 'none' && path !== editorPath);
  if ((origin === undefined || origin === `http://${host}`) && (isOwn || isGuest(request, framedBy))) return undefined;
  return 'This development server answers its own pages only.';
}

const pathOf = ({ url = '' }: IncomingMessage) => url.replace(/[?#].*/s, '');

/** The demo stands in a sandboxed frame and has no origin, so it requests its own files as another site would. */
const isSandboxed = (path: string) => path.startsWith(tourFolder);

/**
 * Whether a request names this machine. Checking the Host header prevents DNS rebinding, where an attacker's domain name resolves to
 * this machine. With `--host`, the address is that in the local network.
 */
export function isOwnHost({ headers: { host = '' }, socket: { localAddress = '' } }: IncomingMessage): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return ['localhost', '127.0.0.1', '::1', localAddress.replace(/^::ffff:/, '')].includes(name);
}

/** Whether a link of another site opens a window, or a program in which the site is edited shows a page in its frame. */
function isGuest({ method, headers }: IncomingMessage, framedBy?: string): boolean {
  if (method !== 'GET' || headers['sec-fetch-mode'] !== 'navigate') return false;
  if (headers['sec-fetch-dest'] === 'document') return true;
  return headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-site' && framedBy !== undefined;
}
