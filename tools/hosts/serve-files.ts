import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import type { RunningHost } from './host-runner';
import type { PublicCopy } from './site-copy';

/** The decision of a host’s library for a request. */
export interface Decision {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Path below the published folder; undefined: no file is sent. */
  file?: string | undefined;
}

/** A request to a library. */
export interface Question {
  /** The path as sent, without the query. */
  path: string;
  /** Without the question mark. */
  query: string;
  headers: IncomingHttpHeaders;
}

/**
 * Sends the files of a published folder, compressed where the build has compressed them. `dev`: looks for a file when it is requested,
 * because a build moves the files.
 */
export const senderOf = (folder: string) =>
  sirv(folder, { dev: true, etag: true, dotfiles: true, extensions: [], brotli: true, gzip: true, setHeaders });

/** sirv does not know the type of .ico files, and would send an incomplete Vary header for `/`. */
function setHeaders(response: ServerResponse, file: string): void {
  if (file.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
  if (file === '/index.html') response.setHeader('Vary', 'Accept-Encoding, Accept-Language');
}

/** Whether a path below the published folder is a file. */
export function isFile(folder: string, path: string): boolean {
  const file = join(folder, path);
  return (
    path.startsWith('/') &&
    posix.normalize(path) === path &&
    !path.includes('\0') &&
    !path.endsWith('/') &&
    existsSync(file) &&
    statSync(file).isFile()
  );
}

/** Answers as something decides, with the files of a published folder. */
export function listenerOf(folder: string, decide: (question: Question) => Promise<Decision>): RequestListener {
  const send = senderOf(folder);
  return async (request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s, 2);
    const decision = await decide({ path, query, headers: request.headers }).catch(failed);
    const { status, headers, file } = withFile(decision, folder);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // A file may be gone before it is read: without a listener, that would end the process.
    response.once('pipe', (content) => content.once('error', () => response.destroy()));
    if (file && status === 200) return send(Object.assign(request, { url: encodeURI(file) }), response);
    if (file) response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.writeHead(status).end(file && readFileSync(join(folder, file)));
  };
}

/** Serves a copy of the site at a port of its own, until it is stopped. */
export async function serve(site: PublicCopy, listener: RequestListener): Promise<RunningHost> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    await once(server.close(), 'close');
    site.remove();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** Exceptions of a library appear in the matrix instead of ending the run. */
const failed = (error: Error): Decision => ({ status: 500, headers: { 'X-Error': encodeURI(error.message) } });

/** A file that is missing becomes an answer, too. */
const withFile = (decision: Decision, folder: string): Decision =>
  decision.file === undefined || isFile(folder, decision.file) ? decision : { status: 404, headers: {} };
