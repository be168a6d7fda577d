import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Preview } from '../preview/preview';
import type { Studio } from '../studio';
import { guard, Refusal, readJson, securityHeaders } from './guard';
import { type PageFiles, sendPage } from './page';
import { routes } from './routes';

/** A running server. */
export interface RunningServer {
  /** The URL of its page; the token is in the fragment, which browsers do not send to any server. */
  address: string;
  port: number;
  token: string;
  close(): Promise<void>;
}

/** Options of the server. */
interface ServerOptions {
  /** The files of its page; without them, the server only handles API requests. */
  page?: PageFiles;
  preview?: Preview;
  /** The port to listen on; any free port if left out. */
  port?: number;
}

/**
 * Starts the studio's server on the loopback interface, with a token for this run.
 * @returns the server, once it listens
 * @throws Error if the port is taken
 */
export async function startServer(
  studio: Studio,
  { page, preview, port: wanted = 0 }: ServerOptions = {},
): Promise<RunningServer> {
  const token = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    if (page && sendPage(page, request, response, portOf(server))) return;
    answer(request, studio, portOf(server), token, preview).then(
      (body) => send(response, 200, body ?? {}),
      (error: Error) => send(response, statusOf(error), { error: error.message }),
    );
  });
  server.requestTimeout = 30_000;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(wanted, '127.0.0.1', resolve));
  const port = portOf(server);
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
  return { address: `http://127.0.0.1:${port}/#${token}`, port, token, close };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function answer(
  request: IncomingMessage,
  studio: Studio,
  port: number,
  token: string,
  preview?: Preview,
): Promise<unknown> {
  guard(request, port, token);
  const name = /^\/api\/([a-z]+)$/.exec(request.url ?? '')?.[1] ?? '';
  const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
  if (!route) throw new Refusal(404, 'There is no such request.');
  if (request.method !== 'POST') throw new Refusal(405, 'Send a POST.');
  const { success, data, error } = route.body.safeParse(await readJson(request, route.limit));
  if (!success) throw new Refusal(400, error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  const result = await route.run(studio, data, preview);
  preview?.follow();
  return result;
}

/** Errors of the studio, such as an edit of a missing key, are caused by the request: status 422. */
const statusOf = (error: Error) => (error instanceof Refusal ? error.status : 422);

function send(response: ServerResponse, status: number, body: unknown): void {
  // The rest of a rejected body is not read, so the connection is closed.
  if (status >= 400) response.setHeader('Connection', 'close');
  response.writeHead(status, { ...securityHeaders, 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
