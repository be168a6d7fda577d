import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, IncomingMessage, request, Server, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { guardServers, letIn } from '../../../src/gatsby/patches/guard-development';

const guests = { framedBy: undefined as string | undefined, sandboxed: '/tour/' };
const server = createServer((_, response) => void response.end('a text')).on('upgrade', (_, socket) =>
  socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
);

beforeAll(async () => {
  guardServers(guests);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  guests.framedBy = undefined;
});

afterAll(async () => {
  // Node's own method is inherited from EventEmitter.
  Reflect.deleteProperty(Server.prototype, 'emit');
  server.close();
  await once(server, 'close');
});

const portOfServer = () => (server.address() as AddressInfo).port;
const own = () => `localhost:${portOfServer()}`;

interface Asked {
  path?: string;
  method?: string;
  headers?: IncomingHttpHeaders;
}

/** Sends a request and resolves with its answer. */
async function ask({ headers, ...rest }: Asked) {
  const sent = request({
    port: portOfServer(),
    hostname: '127.0.0.1',
    headers: { host: own(), ...headers },
    agent: false,
    ...rest,
  });
  const answered = Promise.race([once(sent, 'response'), once(sent, 'upgrade')]);
  sent.end();
  const [answer] = await answered;
  answer.resume();
  return answer;
}

const statusOf = async (asked: Asked): Promise<number> => (await ask(asked)).statusCode;

const crossSite = (dest: string, mode = 'navigate') => ({
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
});

test.each<[string, () => Asked]>([
  ['a program', () => ({})],
  ['a page of its own', () => ({ headers: { origin: `http://${own()}`, 'sec-fetch-site': 'same-origin' } })],
  ['an address that somebody has typed', () => ({ path: '/icon.png', headers: { 'sec-fetch-site': 'none' } })],
  ['its sandboxed frame', () => ({ path: '/tour/tour.js', headers: crossSite('script', 'no-cors') })],
  ['a link of another site to a page', () => ({ path: '/fr?a=1', headers: crossSite('document') })],
  [
    'messages of its own pages',
    () => ({ path: '/socket.io/?x=1', method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }),
  ],
  ['the update of a page', () => ({ path: '/__webpack_hmr' })],
  [
    'its own page that opens an editor',
    () => ({ path: '/__open-stack-frame-in-editor?fileName=x', headers: { 'sec-fetch-site': 'same-origin' } }),
  ],
])('answers %s', async (_, asked) => {
  expect(await statusOf(asked())).toBe(200);
});

test.each<[string, Asked]>([
  ['a script of another site', { headers: { origin: 'https://elsewhere.example' } }],
  ['a document without an origin', { headers: { origin: 'null' } }],
  ['a page at another port', { headers: { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' } }],
  ['a page that embeds its files', { path: '/fr', headers: crossSite('image', 'no-cors') }],
  ['a page that shows it in a frame', { path: '/fr', headers: crossSite('iframe') }],
  ['a form that sends data', { path: '/fr', method: 'POST', headers: crossSite('document') }],
  ['what is sent to an address of the site', { path: '/api/x', method: 'PUT' }],
  ['a name that resolves to this machine', { headers: { host: 'elsewhere.example' } }],
  ['a name that begins like this machine', { headers: { host: 'localhost.elsewhere.example:8000' } }],
  ['an address that is typed, or of a phone, to open the editor', { path: '/__open-stack-frame-in-editor?fileName=x' }],
])('refuses %s', async (_, asked) => {
  expect(await statusOf(asked)).toBe(403);
});

test.each([
  '/_gatsby/image/..%2f..%2fnotes.png?u=http%3A%2F%2Felsewhere.example&a=w%3D10',
  '/_GATSBY/file/x/y.txt?u=http://127.0.0.1:1/',
  '/___graphql',
  '/__third-party-proxy?url=http://127.0.0.1:1/',
  'http://elsewhere.example/_gatsby/file/x/y.txt?u=x',
])('%s is closed, also to its own pages', async (path) => {
  expect(await statusOf({ path, headers: { 'sec-fetch-site': 'same-origin' } })).toBe(403);
});

test('the studio shows pages in a frame, and nobody else', async () => {
  const frame = { path: '/fr', headers: { ...crossSite('iframe'), 'sec-fetch-site': 'same-site' } };
  expect(await statusOf(frame)).toBe(403);
  guests.framedBy = 'http://127.0.0.1:8400';
  const { statusCode, headers } = await ask(frame);
  expect([statusCode, headers['content-security-policy']]).toEqual([200, "frame-ancestors 'self' http://127.0.0.1:8400"]);
  expect(await statusOf({ ...frame, headers: crossSite('iframe') })).toBe(403);
});

test('where browsers do not name the site, they keep its files from other sites themselves', async () => {
  const { headers } = await ask({ path: '/icon.png' });
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'self'",
    'cross-origin-resource-policy': 'same-origin',
  });
  expect((await ask({ path: '/tour/tour.js' })).headers).not.toHaveProperty('cross-origin-resource-policy');
});

test('with --host, a phone reaches it at the address in the network, and at no other', () => {
  const isLetIn = (headers: IncomingHttpHeaders) => {
    const asked = { method: 'GET', url: '/fr', headers, socket: { localAddress: '::ffff:192.0.2.7' } };
    const answer = new ServerResponse(new IncomingMessage(new Socket()));
    return letIn(asked as IncomingMessage, answer, guests);
  };
  expect(isLetIn({ host: '192.0.2.7:8000' })).toBe(true);
  expect(isLetIn({ host: '192.0.2.1:8000' })).toBe(false);
  expect(isLetIn({ host: '192.0.2.7:8000', origin: 'http://localhost:8000' })).toBe(false);
});

const socket = { connection: 'Upgrade', upgrade: 'websocket' };

test('opens a WebSocket for its own pages only', async () => {
  expect(await statusOf({ headers: { ...socket, origin: `http://${own()}` } })).toBe(101);
  expect(await statusOf({ headers: { ...socket, origin: 'https://elsewhere.example' } })).toBe(403);
  expect(await statusOf({ headers: { ...socket, host: 'elsewhere.example' } })).toBe(403);
});
