import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { foreignRefusal } from '../packages/gatsby-patches/guard-development';
import type { SiteModel } from '../packages/hosts';
import {
  type Answer,
  answer,
  headersOf,
  immutable,
  isFor,
  publicFolder,
  revalidated,
  siteModelFile,
  withQuery,
} from '../packages/hosts';
import { builtModel } from './built-model';
import { isFile, listenerOf } from './hosts/serve-files';

/** Differences between hosts. */
interface PreviewOptions {
  /** Whether `/` redirects to the visitor's language, as some hosts can. */
  negotiate?: boolean;
}

/**
 * Starts a preview server for the built site on the loopback. It behaves like a production host: addresses, redirects, statuses
 * and headers of the site model. Unlike one, it shows other sites nothing (`foreignRefusal`), because what it serves is not published yet.
 * @param port 0 for any free one
 * @throws Error if nothing has been built, or the port is taken
 */
export async function startPreview(port: number, options: PreviewOptions = {}): Promise<Server> {
  const listener = previewListener(options);
  const server = createServer((request, response) => {
    const refusal = foreignRefusal(request);
    if (refusal) response.writeHead(403).end(refusal);
    else listener(request, response);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
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
export const listenerFor = (
  modelNow: () => SiteModel,
  folder: string,
  { negotiate = false }: PreviewOptions = {},
): RequestListener =>
  listenerOf(folder, async ({ path, query, headers: asked }) => {
    const model = modelNow();
    const language = negotiate ? asked['accept-language'] : undefined;
    const reply = answer(model, path, (candidate) => isFile(folder, candidate), language);
    const { status } = reply;
    const headers = headersFor(model, path, reply);
    if (reply.kind === 'redirect')
      return { status, headers: { ...headers, Location: withQuery(encodeURI(reply.to), query && `?${query}`) } };
    const file = `/${reply.file}`;
    // A build moves the files.
    return isFile(folder, file) ? { status, headers, file } : { status: 503, headers: beingBuilt };
  });

const beingBuilt = { 'Retry-After': '5', 'Cache-Control': 'no-store' };

function headersFor(model: SiteModel, path: string, reply: Answer): Record<string, string> {
  const file = reply.status === 200 ? `/${reply.file}` : '';
  return {
    ...headersOf(model, file),
    ...(isFor(immutable, file) ? immutable.headers : revalidated),
    ...(path === model.negotiation.path && { Vary: 'Accept-Language' }),
  };
}
