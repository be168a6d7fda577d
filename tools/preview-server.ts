import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isOwnHost } from '../src/gatsby/patches/guard-development';
import { type Answer, answer } from '../src/hosting/answer';
import { publicFolder, siteModelFile } from '../src/hosting/built-files';
import { headersOf, immutable, revalidated } from '../src/hosting/headers';
import { withQuery } from '../src/hosting/hosts/with-query';
import type { SiteModel } from '../src/hosting/site-model';
import { builtModel } from './built-model';
import { isFile, senderOf } from './hosts/serve-files';

/** Differences between hosts. */
interface PreviewOptions {
  /** Whether `/` redirects to the visitor's language, as some hosts can. */
  negotiate?: boolean;
}

/**
 * Starts a preview server for the built site on the loopback. It behaves like a production host: addresses, redirects, statuses
 * and headers of the site model. Unlike one, it answers at no other name (`isOwnHost`), because what it serves is not published yet.
 * @param port 0 for any free one
 * @throws Error if nothing has been built, or the port is taken
 */
export async function startPreview(port: number, options: PreviewOptions = {}): Promise<Server> {
  const listener = previewListener(options);
  const server = createServer((request, response) =>
    isOwnHost(request) ? listener(request, response) : void response.writeHead(403).end(),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/**
 * The request listener of the preview server, for a server of your own. It serves a new build as soon as that is there.
 * @throws Error if nothing has been built
 */
export function previewListener(options: PreviewOptions = {}): RequestListener {
  let model = builtModel();
  let stamp = stampOf(siteModelFile);
  const current = () => {
    const now = stampOf(siteModelFile);
    if (now === stamp) return model;
    try {
      model = builtModel();
      stamp = now;
    } catch {
      // A build is writing the model.
    }
    return model;
  };
  return listenerFor(current, publicFolder, options);
}

const stampOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** The request listener for a site: its model at the time of a request, and its published folder. */
export function listenerFor(
  modelNow: () => SiteModel,
  folder: string,
  { negotiate = false }: PreviewOptions = {},
): RequestListener {
  const sendFile = senderOf(folder);
  const send = (request: IncomingMessage, response: ServerResponse) => {
    const model = modelNow();
    const [path = '/', query] = (request.url ?? '/').split(/(?=\?)/, 2);
    const language = negotiate ? request.headers['accept-language'] : undefined;
    const reply = answer(model, path, (candidate) => isFile(folder, candidate), language);
    for (const [name, value] of Object.entries(headersFor(model, path, reply))) response.setHeader(name, value);
    if (reply.kind === 'redirect') {
      response.writeHead(reply.status, { Location: withQuery(encodeURI(reply.to), query ?? '') }).end();
    } else if (reply.kind === 'page' && reply.status === 404) {
      const page = readFileSync(join(folder, reply.file));
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    } else {
      // A file may be gone before it is read: without a listener, that would end the process.
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
      sendFile(requestFor(request, reply, path), response, () => unavailable(response));
    }
  };
  return (request, response) => {
    try {
      send(request, response);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      unavailable(response);
    }
  };
}

/** A file of the site is missing: a build moves them. */
function unavailable(response: ServerResponse): void {
  response.writeHead(503, { 'Retry-After': '5', 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('The site is being built. Try again in a moment.\n');
}

function headersFor(model: SiteModel, path: string, reply: Answer): Record<string, string> {
  const forGood = reply.kind === 'asset' && path.startsWith(immutable.below);
  return {
    ...headersOf(model, path),
    ...(forGood ? immutable.headers : revalidated),
    ...(path === model.negotiation.path && { Vary: 'Accept-Encoding, Accept-Language' }),
  };
}

/** The same request for the file that is to be sent, without the query, which names no file. */
function requestFor(request: IncomingMessage, reply: Answer, path: string): IncomingMessage {
  return Object.assign(request, { url: reply.kind === 'page' ? `/${reply.file}` : path });
}
