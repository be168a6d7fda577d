import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, IncomingMessage, request, Server, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { foreignRequests } from '../../../__tests__/support/foreign-requests';
import { guardServers, letIn } from '../guard-development';

/** A program in which the site is edited. */
const studio = 'http://127.0.0.1:8400';
const server = createServer((_, response) => {
  // As Gatsby does.
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.writeHead(200, { 'access-control-allow-methods': '*' }).end('a text');
}).on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));

beforeAll(async () => {
  guardServers(studio);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  // Node's own method is inherited from EventEmitter.
  Reflect.deleteProperty(Server.prototype, 'emit');
  server.close();
  await once(server, 'close');
});

const portOfServer = () => (server.address() as AddressInfo).port;

/** In a header, stands for the address of the server. */
const self = 'SELF';

/** Asks for a path, with a method before it if it is not GET, and resolves with the answer. */
async function ask(asked: string, headers: Record<string, string> = {}) {
  const [path, method] = asked.split(' ').reverse();
  const own = Object.entries({ host: self, ...headers }).map(([name, value]) => [
    name,
    value.replace(self, `localhost:${portOfServer()}`),
  ]);
  const options = { port: portOfServer(), hostname: '127.0.0.1', agent: false, path, method };
  const sent = request({ ...options, headers: Object.fromEntries(own) });
  const answered = Promise.race([once(sent, 'response'), once(sent, 'upgrade')]);
  sent.end();
  const [answer] = await answered;
  answer.resume();
  return answer as IncomingMessage;
}

const from = (site: string, dest = 'empty', mode = 'navigate') => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
});
const socket = { connection: 'Upgrade', upgrade: 'websocket' };

test.each<[string, string, Record<string, string>]>([
  ['a program', '/', {}],
  ['a page of its own', '/', { origin: `http://${self}`, ...from('same-origin') }],
  ['an address that somebody has typed', '/icon.png', from('none')],
  ['messages of its own pages', 'POST /socket.io/?x=1', from('same-origin')],
  ['the update of a page', '/__webpack_hmr', {}],
  ['its own page that opens an editor', '/__open-stack-frame-in-editor?fileName=x', from('same-origin')],
])('answers %s', async (_, asked, headers) => {
  expect((await ask(asked, headers)).statusCode).toBe(200);
});

test.each<[string, string, Record<string, string>]>([
  ['a script of another site in an old browser', '/', { origin: 'https://elsewhere.example' }],
  ['what is sent to an address of the site', 'PUT /api/x', {}],
  ['a name that resolves to this machine', '/', { host: 'elsewhere.example' }],
  ['a name that begins like this machine', '/', { host: 'localhost.elsewhere.example:8000' }],
  ['an address that is typed, or of a phone, to open the editor', '/__open-stack-frame-in-editor?fileName=x', {}],
  ['its own page at an address to request pictures', '/_gatsby/image/..%2fnotes.png?u=http%3A%2F%2Fx', from('same-origin')],
  ['its own page at such an address in capitals', '/_GATSBY/file/x/y.txt?u=http://127.0.0.1:1/', from('same-origin')],
  ['its own page at such an address in full', 'http://elsewhere.example/_gatsby/file/x/y.txt?u=x', from('same-origin')],
  ['its own page at the data of Gatsby', '/___graphql', from('same-origin')],
  ['its own page at an address with an encoded slash', '/tour/..%2Fcommons.js', from('same-origin')],
  ['its own page at an address with an encoded backslash', '/tour%5Cfr.html', from('same-origin')],
  ['its own page at an address with dots for a folder', '/tour/%2e%2E/commons.js', from('same-origin')],
  ['a program at an address with dots for a folder', '/tour/..', {}],
  ['a WebSocket at another name', '/', { ...socket, host: 'elsewhere.example' }],
])('refuses %s', async (_, asked, headers) => {
  expect((await ask(asked, headers)).statusCode).toBe(403);
});

test('a page of another site can show pages to a person, and reach nothing else', async () => {
  const { reached, visits } = await foreignRequests(`http://localhost:${portOfServer()}`);
  expect(reached).toEqual(visits);
});

test('no answer says that other sites may read it', async () => {
  const { headers } = await ask('/fr');
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('opens a WebSocket for its own pages', async () => {
  expect((await ask('/', { ...socket, origin: `http://${self}` })).statusCode).toBe(101);
});

test('the studio shows pages in a frame, and nobody else', async () => {
  const { statusCode, headers } = await ask('/fr', from('same-site', 'iframe'));
  expect([statusCode, headers['content-security-policy']]).toEqual([200, `frame-ancestors 'self' ${studio}`]);
  expect((await ask('/page-data/fr/page-data.json', from('same-site', 'iframe'))).statusCode).toBe(403);
});

test('where browsers do not name the site, they keep its files from other sites themselves', async () => {
  expect((await ask('/icon.png')).headers).toHaveProperty('cross-origin-resource-policy', 'same-origin');
});

test('without a studio, the address in the network serves a phone, and no frame; at another name, nobody', () => {
  const isLetIn = (headers: IncomingHttpHeaders) => {
    const asked = { method: 'GET', url: '/fr', headers, socket: { localAddress: '::ffff:192.0.2.7' } };
    return letIn(asked as IncomingMessage, new ServerResponse(new IncomingMessage(new Socket())));
  };
  const host = '192.0.2.7:8000';
  expect(isLetIn({ host })).toBe(true);
  expect(isLetIn({ host, ...from('same-site', 'iframe') })).toBe(false);
  expect(isLetIn({ host: '192.0.2.1:8000' })).toBe(false);
  expect(isLetIn({ host, origin: 'http://localhost:8000' })).toBe(false);
});
