import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardPreview } from '../../../src/gatsby/patches/guard-preview';

const server = createServer((_, response) => void response.end('a text')).on('upgrade', (_, socket) =>
  socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
);

beforeAll(async () => {
  guardPreview();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  // Node's own method is inherited from EventEmitter.
  Reflect.deleteProperty(Server.prototype, 'emit');
  server.close();
  await once(server, 'close');
});

const own = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Sends a request and resolves with the status of its answer. */
async function statusOf(headers: IncomingHttpHeaders): Promise<number | undefined> {
  const sent = request(`http://${own()}/`, { headers: { host: own(), ...headers }, agent: false });
  const answered = Promise.race([once(sent, 'response'), once(sent, 'upgrade')]);
  sent.end();
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
}

const socket = { connection: 'Upgrade', upgrade: 'websocket' };

test.each<[string, () => IncomingHttpHeaders]>([
  ['a program', () => ({})],
  ['a page of its own', () => ({ origin: `http://${own()}`, 'sec-fetch-site': 'same-origin' })],
  ['the studio, which opens it in a frame', () => ({ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' })],
])('answers %s', async (_, headers) => {
  expect(await statusOf(headers())).toBe(200);
});

test.each<[string, IncomingHttpHeaders]>([
  ['a script of another site', { origin: 'https://elsewhere.example' }],
  ['a page at another port', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' }],
  ['a page that embeds its files', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['a name that resolves to this machine', { host: 'elsewhere.example' }],
])('refuses %s', async (_, headers) => {
  expect(await statusOf(headers)).toBe(403);
});

test('opens a WebSocket for its own pages only', async () => {
  expect(await statusOf({ ...socket, origin: `http://${own()}` })).toBe(101);
  expect(await statusOf({ ...socket, origin: 'https://elsewhere.example' })).toBe(403);
});
