import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { decodeAddress, routable } from '../fast-page/decode-address';

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
    if (!guarded.has(event)) return emit.call(this, event, ...details);
    if (!letIn(request, answer, framedBy)) return true;
    // Gatsby ends in an error at a `%` that encodes nothing, where hosts have no page.
    request.url = request.url?.replace(/^[^?]*/, routable);
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
  const refusal = foreignRefusal(request, framedBy) ?? unusedRefusal(request);
  if ('setHeader' in answer) {
    // At an address such as 192.168.1.2, browsers do not say which site a request comes from.
    answer.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    answer.setHeader('Content-Security-Policy', `frame-ancestors 'self' ${framedBy ?? ''}`.trim());
    shareWithNobody(answer);
    if (refusal) answer.writeHead(403).end(refusal);
  } else if (refusal) answer.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  return !refusal;
}

/** Gatsby allows every origin to read all answers. */
function shareWithNobody(answer: ServerResponse): void {
  const { setHeader } = answer;
  answer.setHeader = (name, value) => (/^access-control-/i.test(name) ? answer : setHeader.call(answer, name, value));
}

/** Opens a file in the editor on this computer: only for a page of the site, as Gatsby's error message. */
const editorPath = '/__open-stack-frame-in-editor';

/** Of Gatsby's own addresses, which start with `_`, those that the site's pages use. */
const usedPaths: readonly string[] = [editorPath, '/__webpack_hmr', '/__original-stack-frame', '/__file-code-frame'];

/** Why a request is refused, whoever sends it: no page of the site does. */
function unusedRefusal(request: IncomingMessage): string | undefined {
  const { method = '', headers } = request;
  const path = pathOf(request);
  const decoded = decodeAddress(path);
  // Between them, Gatsby and webpack read such an address in several ways.
  const isPlain = !/%(?:2f|5c)|\\/i.test(path) && !/\/\.{1,2}(?:\/|$)/.test(decoded);
  const isUsed = /^\/(?!_)/.test(decoded) || usedPaths.includes(path);
  const isTyped = path === editorPath && headers['sec-fetch-site'] !== 'same-origin';
  const isRead = ['GET', 'HEAD'].includes(method) || path.startsWith('/socket.io/');
  return isPlain && isUsed && isRead && !isTyped
    ? undefined
    : 'This site does not use this address of the development server.';
}

/**
 * Why a request is refused that comes from a page of another site, which may open pages in a window and nothing else; or that uses
 * another name of this machine. Also for other servers on the loopback, which serve what is not published yet.
 * @param framedBy the origin that may show pages in a frame
 */
export function foreignRefusal(request: IncomingMessage, framedBy?: string): string | undefined {
  const { host, origin, 'sec-fetch-site': site = 'none' } = request.headers;
  if (!isOwnHost(request)) return 'This server answers at localhost and at its own address only.';
  const isOwn = site === 'same-origin' || site === 'none' || isVisit(request, framedBy);
  if (isOwn && (origin === undefined || origin === `http://${host}`)) return undefined;
  return 'This server answers its own pages only; links of other sites lead to pages.';
}

const pathOf = ({ url = '' }: IncomingMessage) => url.replace(/[?#].*/s, '');

/**
 * Whether a request names this machine. Checking the Host header prevents DNS rebinding, where an attacker's domain name resolves to
 * this machine. With `--host`, the address is that in the local network.
 */
function isOwnHost({ headers: { host = '' }, socket: { localAddress = '' } }: IncomingMessage): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return ['localhost', '127.0.0.1', '::1', localAddress.replace(/^::ffff:/, '')].includes(name);
}

/** What a person looks at: no scripts, data or pictures, and none of Gatsby's own addresses. */
const pageAddress = /^\/(?!_)[^.]*(?:\.html)?$/;

/** Whether another site opens a page in a window, or a program in which the site is edited shows one in its frame. */
function isVisit(request: IncomingMessage, framedBy?: string): boolean {
  const { method, headers } = request;
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': dest, 'sec-fetch-site': site } = headers;
  if (method !== 'GET' || mode !== 'navigate' || !pageAddress.test(decodeAddress(pathOf(request)))) return false;
  return dest === 'document' || (dest === 'iframe' && site === 'same-site' && framedBy !== undefined);
}
