import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { publicFolder, readSiteModel } from '../src/hosting/adapter';
import { answer } from '../src/hosting/answer';
import type { SiteModel } from '../src/hosting/site-model';

/**
 * Serves the built site on the loopback the way a production host does: addresses, redirects, statuses and headers of the
 * build's site model.
 * @param port 0 for any free one
 * @throws Error if nothing has been built, or the port is taken
 */
export async function startPreview(port: number): Promise<Server> {
  const model = readSiteModel();
  if (!model) throw new Error('There is no built site yet: run "npm run build" first.');
  const server = createServer(createListener(model));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

function createListener(model: SiteModel): RequestListener {
  const immutable = new Set(model.immutable);
  const files = new Set(
    readdirSync(publicFolder, { recursive: true, encoding: 'utf8' }).map((path) => `/${path.replaceAll('\\', '/')}`),
  );
  const sendAsset = sirv(publicFolder, { etag: true, dotfiles: true, extensions: [] });
  return (request, response) => {
    const [path = '/', query] = (request.url ?? '/').split(/(?=\?)/, 2);
    const reply = answer(model, path, (candidate) => files.has(candidate));
    const cache = immutable.has(path) ? model.cacheControl.immutable : model.cacheControl.revalidated;
    for (const [name, value] of Object.entries(model.headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', cache);
    if (reply.kind === 'redirect') {
      const [to, hash] = reply.to.split(/(?=#)/, 2);
      response.writeHead(reply.status, { Location: [to, query, hash].join('') }).end();
    } else if (reply.kind === 'page') {
      response.writeHead(reply.status, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(publicFolder, reply.file)));
    } else {
      sendAsset(request, response, () => void response.writeHead(404).end());
    }
  };
}
