import { request } from 'node:http';
import type { Preview } from '../src/preview/preview';
import { type RunningServer, startServer } from '../src/server/server';
import { studioOn } from './support/sample-studio';

const { studio } = studioOn();
const preview: Preview = { state: { origin: 'http://127.0.0.1:1', stage: 'ready' }, follow: jest.fn() };
const page = new Map([['/page.js', { type: 'text/javascript; charset=utf-8', content: Buffer.from('1') }]]);
let server: RunningServer;
beforeAll(async () => {
  server = await startServer(studio, { page, preview });
});
afterAll(() => server.close());

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

type Headers = Record<string, string | undefined>;

/** Sends a request as the studio's page does, except for what a test changes. */
function send(path: string, body: unknown = {}, changed: Headers = {}, method = 'POST'): Promise<Answer> {
  const all: Headers = {
    host: `127.0.0.1:${server.port}`,
    origin: `http://127.0.0.1:${server.port}`,
    authorization: `Bearer ${server.token}`,
    'content-type': 'application/json',
    ...changed,
  };
  const headers = Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const { statusCode: status = 0, headers: told } = response;
      resolve({ status, headers: told, text: Buffer.concat(chunks).toString() });
    });
    sent.on('error', reject);
    sent.end(method !== 'POST' ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });
}

const ask = async (name: string, body: object = {}) =>
  JSON.parse((await send(`/api/${name}`, body)).text) as Record<string, unknown>;

/** Asks for the page as a browser does, without a token. */
const get = (path: string, headers: Headers = {}) =>
  send(path, undefined, { origin: undefined, authorization: undefined, ...headers }, 'GET');

test('a file is edited, checked, undone and saved, and the preview follows each request', async () => {
  const edit = { kind: 'set', key: ['home'], value: 'Inicio' };
  await ask('edit', { title: 'Home', edits: [{ path: 'errors.json', edit }] });
  expect(await ask('check')).toMatchObject({ changes: [{ path: 'errors.json', key: 'home' }] });
  await ask('undo');
  expect(await ask('content')).toMatchObject({ steps: { done: [], undone: ['Home'] } });
  await ask('redo');
  expect(await ask('save')).toMatchObject({ written: ['errors.json'], conflicts: [], errors: [] });
  expect(preview.follow).toHaveBeenCalledTimes(6);
  expect(await ask('alive')).toMatchObject({ preview: preview.state });
});

test('a guided step is one edit, and a picture is refused at once', async () => {
  const words = { id: 'added', question: 'Q', answer: 'R' };
  await ask('addentry', { kind: 'faq', words: { fr: words, en: words, es: words } });
  expect((await ask('check')).changes).toHaveLength(3);
  await ask('undo');
  const picture = { path: 'testimonials.json', key: ['testimonials', 0, 'imageSrc'], file: 'other.svg' };
  const svg = Buffer.from('<svg/>').toString('base64');
  expect(await ask('picture', { ...picture, bytes: svg })).toMatchObject({ refused: expect.stringContaining('SVG') });
  expect(await ask('check')).toMatchObject({ changes: [] });
});

test('every answer, a refusal too, says what browsers may do with it', async () => {
  for (const { headers } of [await send('/api/content'), await get('/api/content')]) {
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test.each<[string, number, Headers, string]>([
  ['another host', 403, { host: 'evil.example' }, 'POST'],
  ['a host that leads here by its name', 403, { host: 'evil.example', origin: 'http://evil.example' }, 'POST'],
  ['another port', 403, { host: '127.0.0.1:1' }, 'POST'],
  ['another origin', 403, { origin: 'http://evil.example' }, 'POST'],
  ['another site', 403, { origin: undefined, 'sec-fetch-site': 'cross-site' }, 'POST'],
  ['no token', 401, { authorization: undefined }, 'POST'],
  ['another token', 401, { authorization: `Bearer ${'A'.repeat(43)}` }, 'POST'],
  ['a form', 415, { 'content-type': 'application/x-www-form-urlencoded' }, 'POST'],
  ['an address alone', 405, {}, 'GET'],
])('refused: %s', async (_, status, headers, method) => {
  expect((await send('/api/content', {}, headers, method)).status).toBe(status);
});

const edited = (path: string, edit: object) => ({ title: 'x', edits: [{ path, edit }] });

test.each<[string, number, string, unknown]>([
  ['a request that is not there', 404, '/api/toString', {}],
  ['a body that is not JSON', 400, '/api/content', '{"a":'],
  ['a key more', 400, '/api/content', { more: 1 }],
  ['an edit of another kind', 400, '/api/edit', edited('errors.json', { kind: 'run' })],
  ['a way out of the folder', 422, '/api/picturebytes', { path: '../../../package.json' }],
  ['a file that is no content', 422, '/api/edit', edited('../x.json', { kind: 'set', key: ['a'], value: 1 })],
  ['a key that is not there', 422, '/api/edit', edited('errors.json', { kind: 'remove', key: ['b'] })],
])('refused: %s', async (_, status, path, body) => {
  expect((await send(path, body)).status).toBe(status);
});

test('a body that is too long is refused, with and without its length', async () => {
  const body = JSON.stringify({ title: 'x'.repeat(1_100_000) });
  const answers = await Promise.allSettled([
    send('/api/edit', body),
    send('/api/edit', body, { 'transfer-encoding': 'chunked' }),
  ]);
  // The connection may be closed while the rest is still being sent.
  for (const answer of answers) expect(answer.status === 'rejected' || answer.value.status === 413).toBe(true);
});

test('it listens on this machine alone, with another token in each run', async () => {
  const again = await startServer(studio);
  expect(again.token).not.toBe(server.token);
  expect(again.token.length).toBeGreaterThanOrEqual(43);
  expect(again.address).toBe(`http://127.0.0.1:${again.port}/#${again.token}`);
  await again.close();
});

test('the page comes without a token, under a policy that names its nonce, which is another one each time', async () => {
  const answers = [await get('/'), await get('/')];
  const nonces = answers.map(({ text }) => /nonce="([\w-]+)"/.exec(text)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  for (const [index, { status, headers, text }] of answers.entries()) {
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[index]}'`);
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(text).not.toContain(server.token);
  }
});

test.each<[string, number, string, Headers]>([
  ['its script', 200, '/page.js', {}],
  ['no other file', 401, '/../package.json', {}],
  ['nothing to another host', 403, '/', { host: 'evil.example' }],
  ['nothing to another site', 403, '/', { 'sec-fetch-site': 'cross-site' }],
  ['nothing in a frame of another site', 403, '/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
  ['no script to a link of another site', 403, '/page.js', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
  ['the page to a file that leads to it', 200, '/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
])('served: %s', async (_, status, path, headers) => {
  expect((await get(path, headers)).status).toBe(status);
});
