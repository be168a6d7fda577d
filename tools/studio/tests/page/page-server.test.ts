import { request } from 'node:http';
import { type RunningServer, startServer } from '../../src/server/server';
import { studioOn } from '../support/sample-studio';

const { studio } = studioOn();
let server: RunningServer;
beforeAll(async () => {
  const script = { type: 'text/javascript; charset=utf-8', content: Buffer.from('1') };
  server = await startServer(studio, { page: new Map([['/page.js', script]]) });
});
afterAll(() => server.close());

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: server.port, path, headers };
    const sent = request(options, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on('error', reject);
    sent.end();
  });

test('the page comes without a token, under a policy that names its nonce, which is another one each time', async () => {
  const answers = [await get('/'), await get('/')];
  const nonces = answers.map(({ body }) => /nonce="([\w-]+)"/.exec(body)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  for (const [index, { status, headers, body }] of answers.entries()) {
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[index]}'`);
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(body).not.toContain(server.token);
  }
});

test('its files are served, and nothing beside them', async () => {
  expect(await get('/page.js')).toMatchObject({ status: 200, body: '1' });
  for (const path of ['/page.ts', '/../package.json', '/%2e%2e/package.json', '/page.js/..']) {
    expect([path, (await get(path)).status]).toEqual([path, 401]);
  }
});

test.each([
  ['another host', { host: 'evil.example' }],
  ['another origin', { origin: 'http://evil.example' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a frame of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
])('the page is refused to %s', async (_, headers) => {
  expect((await get('/', headers as unknown as Record<string, string>)).status).toBe(403);
});

test('the page may be opened from a file, which browsers count as another site', async () => {
  expect((await get('/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' })).status).toBe(200);
});
