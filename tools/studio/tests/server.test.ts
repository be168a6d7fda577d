import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { sourceOf } from '../../../__tests__/support/sample-data';
import type { ContentAnswer, FieldsAnswer } from '../src/server/page-answers';
import { type RunningServer, startServer } from '../src/server/server';
import { studioOn } from './support/sample-studio';

const { studio, folders } = studioOn();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer(studio);
});
afterAll(() => server.close());

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** Sends a request as the studio's page does, except for what a test changes. */
function ask(
  path: string,
  body: unknown = {},
  changed: Record<string, string | undefined> = {},
  method = 'POST',
): Promise<Answer> {
  const all = {
    host: `127.0.0.1:${server.port}`,
    origin: `http://127.0.0.1:${server.port}`,
    authorization: `Bearer ${server.token}`,
    'content-type': 'application/json',
    ...changed,
  };
  const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) }),
      );
    });
    sent.on('error', reject);
    sent.end(method !== 'POST' ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });
}

test('a file is read with its fields, edited, checked, undone and saved', async () => {
  const { files } = (await ask('/api/content')).body as unknown as ContentAnswer;
  const file = files.find(({ path }) => path === 'errors.json');
  expect(file?.text).toBe(sourceOf('errors.json'));
  const { fields } = (await ask('/api/fields')).body as unknown as FieldsAnswer;
  expect(fields[String(file?.schema)]).toMatchObject({ kind: 'group' });
  const edit = { kind: 'set', key: ['home'], value: 'Inicio' };
  expect(await ask('/api/edit', { title: 'Home', edits: [{ path: 'errors.json', edit }] })).toMatchObject({ status: 200 });
  expect((await ask('/api/check')).body).toMatchObject({ changes: [{ path: 'errors.json', key: 'home' }] });
  expect(await ask('/api/undo')).toMatchObject({ status: 200 });
  expect((await ask('/api/content')).body).toMatchObject({ steps: { done: [], undone: ['Home'] } });
  await ask('/api/redo');
  expect((await ask('/api/save')).body).toMatchObject({ written: ['errors.json'], conflicts: [], errors: [] });
});

test('a guided step is one edit, and a picture is refused at once', async () => {
  const words = {
    fr: { id: 'added', question: 'Q', answer: 'R' },
    en: { id: 'added', question: 'W', answer: 'R' },
    es: { id: 'added', question: 'P', answer: 'R' },
  };
  expect(await ask('/api/addentry', { kind: 'question', words })).toMatchObject({ status: 200 });
  const { changes, tasks } = (await ask('/api/check')).body;
  expect(changes).toHaveLength(3);
  expect(tasks).toMatchObject([
    { language: 'en', state: 'unmarked' },
    { state: 'unmarked' },
    { language: 'es', state: 'unmarked' },
    { state: 'unmarked' },
  ]);
  await ask('/api/undo');
  const svg = Buffer.from('<svg/>').toString('base64');
  const picture = {
    path: 'testimonials.json',
    key: ['testimonials', 0, 'imageSrc'],
    name: 'testimonials/other',
    bytes: svg,
  };
  expect((await ask('/api/picture', picture)).body).toMatchObject({ refused: expect.stringContaining('SVG') });
  const outside = { ...picture, name: '../../outside' };
  const png = readFileSync('__tests__/fixtures/site/images/testimonials/installer-valencia.png').toString('base64');
  expect((await ask('/api/picture', { ...outside, bytes: png })).status).toBe(422);
  expect((await ask('/api/check')).body).toMatchObject({ changes: [] });
});

test('every answer, a refusal too, says what browsers may do with it', async () => {
  for (const { headers } of [await ask('/api/content'), await ask('/', {}, { authorization: undefined }, 'GET')]) {
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

const other = { host: 'evil.example', origin: 'http://evil.example' };

test.each<[string, number, Record<string, string | undefined>, string]>([
  ['another host', 403, { host: other.host }, 'POST'],
  ['a host that leads here by its name', 403, { ...other }, 'POST'],
  ['another port', 403, { host: '127.0.0.1:1' }, 'POST'],
  ['another origin', 403, { origin: other.origin }, 'POST'],
  ['an origin without a name', 403, { origin: 'null' }, 'POST'],
  ['another site', 403, { origin: undefined, 'sec-fetch-site': 'cross-site' }, 'POST'],
  ['no token', 401, { authorization: undefined }, 'POST'],
  ['another token', 401, { authorization: `Bearer ${'A'.repeat(43)}` }, 'POST'],
  ['a form', 415, { 'content-type': 'application/x-www-form-urlencoded' }, 'POST'],
  ['an address alone', 405, {}, 'GET'],
  ['what only a question of another site asks', 405, {}, 'OPTIONS'],
])('refused: %s', async (_, status, headers, method) => {
  expect((await ask('/api/content', {}, headers, method)).status).toBe(status);
});

test.each<[string, number, string, unknown]>([
  ['a request that is not there', 404, '/api/toString', {}],
  ['a file of the disk', 404, '/../../etc/passwd', {}],
  ['a body that is not JSON', 400, '/api/content', '{"a":'],
  ['a key more', 400, '/api/content', { more: 1 }],
  ['an edit of another kind', 400, '/api/edit', { title: 'x', edits: [{ path: 'errors.json', edit: { kind: 'run' } }] }],
  [
    'an edit with an extra key `source`',
    400,
    '/api/edit',
    { title: 'x', edits: [{ path: 'errors.json', edit: { kind: 'set', key: ['home'], value: 1, source: '}' } }] },
  ],
  ['a way out of the folder', 422, '/api/picturebytes', { path: '../../../package.json' }],
  [
    'a file that is no content',
    422,
    '/api/edit',
    { title: 'x', edits: [{ path: '../x.json', edit: { kind: 'set', key: ['a'], value: 1 } }] },
  ],
  [
    'a key that is not there',
    422,
    '/api/edit',
    { title: 'x', edits: [{ path: 'errors.json', edit: { kind: 'remove', key: ['b'] } }] },
  ],
])('refused: %s', async (_, status, path, body) => {
  expect((await ask(path, body)).status).toBe(status);
});

test('a body that is too long is refused, with and without its length', async () => {
  const body = JSON.stringify({ title: 'x'.repeat(1_100_000) });
  const answers = await Promise.allSettled([
    ask('/api/edit', body),
    ask('/api/edit', body, { 'transfer-encoding': 'chunked' }),
  ]);
  // The connection may be closed while the rest is still being sent.
  for (const answer of answers) expect(answer.status === 'rejected' || answer.value.status === 413).toBe(true);
  expect(studio.draft.steps.done).toEqual([]);
});

test('it listens on this machine alone, with another token in each run', async () => {
  const again = await startServer(studio);
  expect(again.token).not.toBe(server.token);
  expect(again.token.length).toBeGreaterThanOrEqual(43);
  expect(new URL(again.address).hostname).toBe('127.0.0.1');
  expect(new URL(again.address).hash).toBe(`#${again.token}`);
  await again.close();
  expect(folders.data).toContain('studio-');
});
